import { appendFile } from "node:fs/promises";
import {
  createBudget,
  type Budget,
  createClient,
  type Client,
  type ClientOptions,
  type EndedAttempt,
} from "@adintel/client";

/** What a call did, as one line of the receipts. Amounts are in US dollars. */
export interface Receipt {
  /** When the call ended, in ISO 8601. */
  at: string;
  tool: string;
  operation: string;
  input: unknown;
  /** The status of the last response; missing if there was none. */
  status?: number | undefined;
  /** The error's code, if the call failed. */
  code?: string | undefined;
  requestId?: string | undefined;
  /** How often it was sent. */
  attempts: number;
  /** Rows charged, by the service's own count. */
  rows: number;
  /** `null` if the price is not specified. */
  chargedUsd: number | null;
  /** The most that may have been charged beside that: the response was lost, or the price is not specified. */
  maybeUsd: number;
  spentUsd: number;
  leftUsd: number;
}

/** The money of all calls of this process: what they may spend is set when it starts, and nothing here raises it. */
export interface Purse {
  /** What is left, counting at its most what may have been charged. */
  readonly leftUsd: number;
  readonly spentUsd: number;
  /** Makes one call with a client that spends from the purse, and keeps its receipt. */
  pay(
    about: Pick<Receipt, "tool" | "operation" | "input">,
    call: (api: Client) => Promise<Outcome>,
  ): Promise<Paid>;
}

export interface Outcome {
  data?: unknown;
  error?: { readonly code: string; readonly attempts: number } | undefined;
}

export interface Paid extends Outcome {
  receipt: Receipt;
}

export interface PurseOptions {
  maxSpendUsd: number;
  /** Where calls go. */
  client: ClientOptions;
  /** A file that receipts are added to, one JSON object a line. */
  receipts?: string | undefined;
  /** Milliseconds since 1970; default: the system's clock. */
  now?: () => number;
}

/**
 * @throws {AdintelError} `invalid_usage` if the options of the client or the budget are invalid.
 * @throws if receipts cannot be written: no call is made that would leave none.
 */
export async function createPurse({
  maxSpendUsd,
  client,
  receipts,
  now = Date.now,
}: PurseOptions): Promise<Purse> {
  const budget = createBudget({ maxSpendUsd });
  const api = createClient({ ...client, budget });
  const write = (text: string) =>
    receipts === undefined ? Promise.resolve() : appendFile(receipts, text, { mode: 0o600 });
  await write("");
  const purse = {
    get spentUsd() {
      return rounded(budget.spentUsd + budget.maybeUsd);
    },
    get leftUsd() {
      return Math.max(0, rounded(maxSpendUsd - budget.spentUsd - budget.maybeUsd));
    },
  };
  // Making a client costs more than a call, so those whose call has ended are used again.
  const idle: Payer[] = [];
  return Object.assign(purse, {
    async pay(
      about: Pick<Receipt, "tool" | "operation" | "input">,
      call: (api: Client) => Promise<Outcome>,
    ): Promise<Paid> {
      const payer = idle.pop() ?? createPayer(api, budget);
      const charges = payer.begin();
      const { data, error } = await call(payer.api);
      idle.push(payer);
      const { last, rows, usd, maybeMicrodollars } = charges;
      const receipt: Receipt = {
        at: new Date(now()).toISOString(),
        ...about,
        status: last?.status,
        code: error?.code,
        requestId: last?.requestId,
        attempts: error?.attempts ?? last?.attempt ?? 0,
        rows,
        chargedUsd: usd === null ? null : rounded(usd),
        maybeUsd: rounded(maybeMicrodollars / 1e6),
        spentUsd: purse.spentUsd,
        leftUsd: purse.leftUsd,
      };
      await write(`${JSON.stringify(receipt)}\n`);
      return { data, error, receipt };
    },
  });
}

/** What one call was charged, and may have been. */
interface Charges {
  last: EndedAttempt | undefined;
  rows: number;
  usd: number | null;
  maybeMicrodollars: number;
}

/** A client for one call at a time, so that it is known which charges are that call's while others are under way. */
interface Payer {
  api: Client;
  /** Starts a call, and returns what its charges will be in. */
  begin(): Charges;
}

function createPayer(api: Client, budget: Budget): Payer {
  let charges: Charges;
  /** Reserves from the budget that all calls share. */
  const reserve: Budget["reserve"] = (operation, cost, times) => {
    const settle = budget.reserve(operation, cost, times);
    charges.maybeMicrodollars = cost * times;
    return (atMost, charged) => {
      settle(atMost, charged);
      charges.maybeMicrodollars = atMost - charged;
    };
  };
  return {
    api: api.with({
      budget: Object.assign(Object.create(budget) as Budget, { reserve }),
      onResponse: (attempt) => void (charges.last = attempt),
      onCharge({ rows, usd }) {
        charges.rows += rows;
        charges.usd = charges.usd === null || usd === null ? null : charges.usd + usd;
      },
    }),
    begin: () => (charges = { last: undefined, rows: 0, usd: 0, maybeMicrodollars: 0 }),
  };
}

/** Prices are whole microdollars, so sums of them are too. */
function rounded(usd: number): number {
  return Math.round(usd * 1e6) / 1e6;
}
