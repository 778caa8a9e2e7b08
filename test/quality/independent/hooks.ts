import type { Span } from "./spans.ts";
import type { Refusal } from "./refusals.ts";
import type { Call, Operation, Row } from "./world.ts";

/** One request as it comes in. */
export interface Turn {
  readonly request: Request;
  /** 1 for the first one that a server gets. */
  readonly count: number;
  /** When it comes in, in milliseconds since 1970. */
  readonly time: number;
  readonly operation: Operation | undefined;
  wait(milliseconds: number): Promise<void>;
}

/** A response before it is written. */
export interface Answer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: unknown;
}

/** Where a fault reaches into the server. What is not given stays as it is. */
export interface Hooks {
  /** Before anything else; what it throws cuts the connection. */
  before?(turn: Turn): void | Promise<void>;
  authorization?(header: string | null, request: Request): string | null;
  metered?(metered: boolean, operation: Operation): boolean;
  /** Changes a refusal, or lets the request through with `undefined`. */
  refuse?(refusal: Refusal, operation: Operation | undefined, request: Request): Refusal | undefined;
  /** Changes what was asked for, once it was found valid. */
  input?(input: Row, call: Call): Row;
  /** Whether a row fits a field. */
  keeps?(field: string, value: unknown, keeps: (value: unknown) => boolean, row: Row, call: Call): boolean;
  /** Whether a field is looked at only within the page. */
  late?(field: string, call: Call): boolean;
  compare?(order: number, left: Row, right: Row, sort: string, call: Call): number;
  span?(span: Span, preset: string | undefined, call: Call): Span | undefined;
  /** Rows in their order, before they are paged. */
  rows?<One extends Row>(rows: readonly One[], call: Call): readonly One[];
  page?<One extends Row>(page: readonly One[], rows: readonly One[], call: Call): readonly One[];
  answer?(answer: Answer, call: Call | undefined, turn: Turn): Answer;
  send?(response: Response, turn: Turn): Response | Promise<Response>;
}
