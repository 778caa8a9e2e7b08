import type { CheckOptions } from "./check-options.ts";
import { fieldsOf } from "../contract/fields.ts";
import type { Session } from "./session.ts";
import { Unreachable } from "../http/target.ts";

/** A charge as the mock's ledger has it. */
export interface Charge {
  requestId: string;
  operationId: string;
  version: string;
  rows: number;
  microdollars: number;
}

interface Ledger {
  spentMicrodollars: number;
  charges: Charge[];
}

/** The mock's controls, in its session of these headers. */
export interface Controls {
  /** What the team of a key was charged; by default that of the run's key. */
  ledger(key?: string, headers?: Record<string, string>): Promise<Ledger>;
  change(settings: Record<string, unknown>, headers: Record<string, string>): Promise<void>;
  /** Resolves to the time of the mock's clock thereafter, in milliseconds. */
  advance(seconds: number, headers?: Record<string, string>): Promise<number>;
}

/** @throws {Unreachable} when the controls do not answer as the mock's do. */
export function createControls(session: Session, { controls, apiKey }: CheckOptions): Controls {
  const call = async (
    method: string,
    path: string,
    headers: Record<string, string> = {},
    body?: unknown,
  ): Promise<Record<string, unknown>> => {
    if (controls === undefined) throw new Error("the case does not declare that it needs controls");
    const response = await session.fetch(`${controls}${path}`, {
      method,
      headers: { ...headers, "Content-Type": "application/json" },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    const answer: unknown = await response.json().catch(() => undefined);
    if (!response.ok || answer === undefined)
      throw new Unreachable(
        `${method} ${controls}${path}: these are not the mock's controls (${response.status})`,
      );
    return fieldsOf(answer);
  };
  return {
    async ledger(key = apiKey, headers) {
      const { spentMicrodollars, charges } = await call(
        "GET",
        `/ledger?key=${encodeURIComponent(key)}`,
        headers,
      );
      const list: unknown[] = Array.isArray(charges) ? charges : [];
      return { spentMicrodollars: Number(spentMicrodollars), charges: list.map(chargeOf) };
    },
    async change(settings, headers) {
      await call("PATCH", "/settings", headers, settings);
    },
    async advance(seconds, headers) {
      const { now } = await call("POST", "/clock", headers, { advanceSeconds: seconds });
      return Date.parse(String(now));
    },
  };
}

function chargeOf(entry: unknown): Charge {
  const { requestId, operationId, version, rows, microdollars } = fieldsOf(entry);
  return {
    requestId: String(requestId),
    operationId: String(operationId),
    version: String(version),
    rows: Number(rows),
    microdollars: Number(microdollars),
  };
}
