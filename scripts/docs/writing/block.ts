import type { Child } from "hono/jsx";
import type { At } from "../model/page-context.ts";
import type { Advice } from "./advice.ts";
import type { Book } from "./book.ts";

export interface BlockInput {
  at: At;
  book: Book;
  /** The words behind its name. */
  given: string[];
  options: Record<string, unknown>;
  /** Markdown of another file of the guide. */
  words: (source: Pick<Advice, "file" | "line">, text: string) => Child;
}

/** What a guide asks for by ```data name; all of it comes out of the documents. */
export interface Block {
  /** The words that must stand behind its name; with `…` at the end, one or more. */
  usage?: string;
  /** What must stand in it, as YAML. */
  options?: string[];
  /** @throws {GuideError} if what it is asked for is not there. */
  render: (given: BlockInput) => Child;
}
