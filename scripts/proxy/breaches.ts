import type { Violation } from "./violations.ts";

/** A request that broke the contract, or whose answer did. */
export interface Breach {
  /** ISO 8601, in UTC. */
  time: string;
  method: string;
  /** With the query, as it was asked for; a key in it is taken out. */
  path: string;
  /** `null` at an address or a method that the documents do not have. */
  operationId: string | null;
  version: string;
  /** Of the answer. */
  status: number;
  violations: Violation[];
}

/** What went through the proxy. */
export interface Breaches {
  /** Counts a request that was held against the contract, and lists it if it has violations. */
  add(breach: Breach): void;
  /** As JSON: how many requests were held against the contract, how many broke it, and the last of these. */
  list(): { requests: number; breaches: number; violations: Breach[] };
  /** Forgets them all. */
  empty(): void;
  /** For a person, at the end. */
  summary(): string;
}

/** Keeps the last `keep` breaches and counts all. */
export function createBreaches(keep: number): Breaches {
  let [requests, breaches] = [0, 0];
  let kept: Breach[] = [];
  const kinds = new Map<string, number>();
  return {
    add(breach) {
      requests += 1;
      if (breach.violations.length === 0) return;
      breaches += 1;
      kept.push(breach);
      if (kept.length > keep) kept.shift();
      for (const kind of new Set(breach.violations.map((violation) => kindOf(breach, violation))))
        if (kinds.has(kind) || kinds.size < keep) kinds.set(kind, (kinds.get(kind) ?? 0) + 1);
    },
    list: () => ({ requests, breaches, violations: kept }),
    empty() {
      [requests, breaches, kept] = [0, 0, []];
      kinds.clear();
    },
    summary() {
      const most = [...kinds].sort(([, a], [, b]) => b - a);
      const shown = most.slice(0, 20).map(([kind, times]) => `  ${times} × ${kind}`);
      const more = most.length > shown.length ? [`  and ${most.length - shown.length} other kinds`] : [];
      const first = `${requests} requests held against the contract, ${breaches} broke it`;
      return [first + (breaches > 0 ? ":" : ""), ...shown, ...more].join("\n");
    },
  };
}

/** A breach as one line. */
export function line({ time, method, path, status, operationId, violations }: Breach): string {
  const list = violations.map(words).join("; ");
  const name = operationId === null ? "" : ` (${operationId})`;
  return `${time.slice(11, 19)} ${method} ${path} ${status}${name} ${list}`;
}

/** Violations of one kind are shown once, wherever in a list they are. */
function kindOf({ version, operationId }: Breach, violation: Violation): string {
  return `${version} ${operationId ?? "unknown"} ${words(violation).replaceAll(/\[\d+\]/g, "[]")}`;
}

function words({ in: side, path, message }: Violation): string {
  return `${side}: ${path && `${path} `}${message}`;
}
