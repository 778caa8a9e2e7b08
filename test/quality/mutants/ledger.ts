import type { Charge, Team } from "../../mocks/support/open-mock.ts";
import { around, asRow, operationAt, read, withBody } from "./wrap.ts";
import type { Change, OperationName, Row, Sent } from "./wrap.ts";

/**
 * Tells each charge of the mutant's operation as another one, or not at all; what was spent follows. The mock itself goes on
 * charging as it should, and `GET /__mock/keys` says so.
 */
export function changeCharge(change: (charge: Charge, request: Request) => Charge[]): Change {
  return (next, operation) => async (request, env) => {
    const response = await next(request, env);
    if (!isLedger(request) || response.status !== 200) return response;
    const { charges, ...credits } = (await response.json()) as Team;
    const told = charges.flatMap((charge) => (isOf(operation, charge) ? change(charge, request) : [charge]));
    const spentMicrodollars = credits.spentMicrodollars + sum(told) - sum(charges);
    return withBody(response, { ...credits, spentMicrodollars, charges: told });
  };
}

/** Does not tell of the charge for a successful answer of the mutant's operation that should cost nothing. */
export function forgetCharge(isForgotten: (body: Row) => boolean): Change {
  return (next, operation) => {
    const forgotten = new Set<string>();
    const nameOf = (request: Request, { requestId }: Charge) =>
      `${request.headers.get("X-Mock-Session") ?? ""} ${requestId}`;
    const answer = around(async (inner, { request }) => {
      const response = await inner(request);
      const body = asRow(await response.clone().json());
      if (response.status !== 200 || !isForgotten(body)) return response;
      const { origin } = new URL(request.url);
      const key = keyOf(request) ?? "";
      const told = await inner(
        new Request(`${origin}/__mock/ledger?key=${encodeURIComponent(key)}`, { headers: request.headers }),
      );
      const last = ((await told.json()) as Team).charges.at(-1);
      if (last) forgotten.add(nameOf(request, last));
      return response;
    });
    const tell = changeCharge((charge, request) => (forgotten.has(nameOf(request, charge)) ? [] : [charge]));
    return tell(answer(next, operation), operation);
  };
}

/** Tells of charges for requests at the path of the mutant's operation that cost nothing, for as many rows as are given. */
export function alsoCharge(
  microdollarsPerRow: number,
  rowsFor: (response: Response, sent: Sent) => number | Promise<number>,
): Change {
  return (next, operation) => {
    const [version = "", operationId = ""] = operation?.split("/") ?? [];
    const extra = new Map<string, Charge[]>();
    return async (request, env) => {
      const sent = await read(request);
      const response = await next(request, env);
      if (new URL(request.url).pathname === "/__mock/reset") extra.clear();
      if (isLedger(request)) {
        const ledger = (await response.json()) as Team;
        const more = extra.get(accountOf(request, sent.query.get("key"))) ?? [];
        const spentMicrodollars = ledger.spentMicrodollars + sum(more);
        return withBody(response, { ...ledger, spentMicrodollars, charges: [...ledger.charges, ...more] });
      }
      const rows = operationAt(request)?.name === operation ? await rowsFor(response, sent) : 0;
      if (rows > 0) {
        const account = accountOf(request, keyOf(request));
        const charges = extra.get(account) ?? [];
        charges.push({
          requestId: "req_extra",
          operationId,
          version,
          rows,
          microdollars: rows * microdollarsPerRow,
          at: new Date(0).toISOString(),
        });
        extra.set(account, charges);
      }
      return response;
    };
  };
}

function keyOf(request: Request): string | null {
  return request.headers.get("Authorization")?.replace(/^Bearer /, "") ?? null;
}

/** Whose ledger it is: sessions have ledgers of their own. */
function accountOf(request: Request, key: string | null): string {
  return `${request.headers.get("X-Mock-Session") ?? ""} ${key ?? ""}`;
}

function isLedger(request: Request): boolean {
  return new URL(request.url).pathname === "/__mock/ledger";
}

function isOf(operation: OperationName | null, { version, operationId }: Charge): boolean {
  return operation === null || operation === `${version}/${operationId}`;
}

function sum(charges: readonly Charge[]): number {
  return charges.reduce((total, { microdollars }) => total + microdollars, 0);
}
