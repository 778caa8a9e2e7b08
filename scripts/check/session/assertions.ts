import { codeName, errorOf } from "../contract/fields.ts";
import type { Exchange } from "../http/exchange.ts";

/** What broke a rule, and in which exchange it showed. */
export class Violation extends Error {
  override name = "Violation";
  readonly expected: string;
  readonly got: string;
  readonly exchange: Exchange | undefined;

  constructor(expected: string, got: string, exchange?: Exchange) {
    super(`expected ${expected}, got ${got}`);
    this.expected = expected;
    this.got = got;
    this.exchange = exchange;
  }
}

/** Whether a server refused what it was asked, as it may where it is not stated which values there are. */
export function isRefusal(error: unknown): boolean {
  return error instanceof Violation && error.exchange?.status === 400;
}

/** Breaks off unless a condition holds. */
export function assert(holds: boolean, expected: string, got: unknown, exchange?: Exchange): asserts holds {
  if (!holds) throw new Violation(expected, inWords(got), exchange);
}

export function assertStatus(exchange: Exchange, status: number): void {
  assert(exchange.status === status, `status ${status}`, `status ${exchange.status}`, exchange);
}

/** Breaks off unless a response has one of some error codes. */
export function assertCode(exchange: Exchange, codes: readonly string[]): void {
  const { version } = exchange.sending;
  const { code } = errorOf(version, exchange.body);
  const name = codeName(version);
  assert(
    codes.some((one) => one === code),
    `${name} ${codes.join(" or ")}`,
    `${name} ${String(code)}`,
    exchange,
  );
}

/** A value of a response in words: what is not there is nothing. */
function inWords(value: unknown): string {
  if (typeof value === "string") return value;
  // What JSON has no word for, such as a field that is missing, makes no text.
  return JSON.stringify(value) ?? "nothing";
}

/** The server's data do not show whether it keeps a rule: a list is empty, or shorter than the rule needs. */
export class Inconclusive extends Error {
  override name = "Inconclusive";
}

/** What a case saw is no fault by itself, but says where one may be: in fields whose names its other cases begin with. */
export class Suspicious extends Inconclusive {
  override name = "Suspicious";
  readonly fields: readonly string[];

  constructor(message: string, fields: readonly string[]) {
    super(message);
    this.fields = fields;
  }
}

/** The server refuses what it may refuse, since no document states its format or values. */
export class Refused extends Inconclusive {
  override name = "Refused";
  readonly exchange: Exchange | undefined;

  constructor(message: string, exchange: Exchange | undefined) {
    super(message);
    this.exchange = exchange;
  }
}

/** This target cannot show whether a rule is kept, whatever its data: it lacks a version that the rule compares. */
export class Unsupported extends Inconclusive {
  override name = "Unsupported";
}

/** Breaks off where the data are not enough. */
export function requireData(enough: boolean, lack: string): asserts enough {
  if (!enough) throw new Inconclusive(lack);
}

/** The server has no account that could be found. */
export class NoAccount extends Error {
  override name = "NoAccount";
}
