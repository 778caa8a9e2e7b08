import type { Violation } from "./violations.ts";

/** A request and its response, with what is wrong with them. */
export interface CheckedExchange {
  /** ISO 8601, in UTC. */
  time: string;
  method: string;
  /** With the query, as it was requested; a key in it is taken out. */
  path: string;
  /** `null` at an address or a method that the documents do not have. */
  operationId: string | null;
  version: string;
  /** Of the response. */
  status: number;
  /** At most 20. */
  violations: Violation[];
}

/** What was found, as `GET /__proxy/violations` has it. */
export interface Violations {
  /** How many requests were checked. */
  requests: number;
  /** How many violations were found in them. */
  violations: number;
  /** The last exchanges that have any. */
  exchanges: CheckedExchange[];
}

/** What went through the proxy. */
export interface ViolationLog {
  /** Counts an exchange that was checked against the contract, and lists it if it has violations. */
  add(exchange: CheckedExchange): void;
  list(): Violations;
  /** Clears the list and the counts. */
  empty(): void;
  /** For a person, at the end. */
  summary(): string;
}

/** Keeps the last `keep` exchanges that have violations, and counts all. */
export function createViolationLog(keep: number): ViolationLog {
  let [requests, violating, violations] = [0, 0, 0];
  let kept: CheckedExchange[] = [];
  const kinds = new Map<string, number>();
  return {
    add(exchange) {
      requests += 1;
      if (exchange.violations.length === 0) return;
      violating += 1;
      violations += exchange.violations.length;
      kept.push(exchange);
      if (kept.length > keep) kept.shift();
      for (const kind of new Set(exchange.violations.map((violation) => violationKind(exchange, violation))))
        if (kinds.has(kind) || kinds.size < keep) kinds.set(kind, (kinds.get(kind) ?? 0) + 1);
    },
    list: () => ({ requests, violations, exchanges: kept }),
    empty() {
      [requests, violating, violations, kept] = [0, 0, 0, []];
      kinds.clear();
    },
    summary() {
      const ranked = [...kinds].sort(([, a], [, b]) => b - a);
      const shown = ranked.slice(0, 20).map(([kind, times]) => `  ${times} × ${kind}`);
      const more = ranked.length > shown.length ? [`  and ${ranked.length - shown.length} other kinds`] : [];
      const first = `${requests} requests checked against the contract, ${violating} with violations`;
      return [first + (violating > 0 ? ":" : ""), ...shown, ...more].join("\n");
    },
  };
}

/** An exchange with its violations, as one line. */
export function line({ time, method, path, status, operationId, violations }: CheckedExchange): string {
  const list = violations.map(words).join("; ");
  const name = operationId === null ? "" : ` (${operationId})`;
  return `${time.slice(11, 19)} ${method} ${path} ${status}${name} ${list}`;
}

/** Groups violations that differ only in the index of a list item. */
function violationKind({ version, operationId }: CheckedExchange, violation: Violation): string {
  return `${version} ${operationId ?? "unknown"} ${words(violation).replaceAll(/\[\d+\]/g, "[]")}`;
}

function words({ in: side, path, message }: Violation): string {
  return `${side === "answer" ? "response" : side}: ${path && `${path} `}${message}`;
}
