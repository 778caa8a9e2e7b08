import type { Child } from "hono/jsx";
import type { Page } from "../model/page.ts";
import type { Place } from "../model/page-context.ts";

/** A page about a document of others; what is made of pages takes it as one of ours. */
export interface ForeignPage extends Omit<Page, "render" | "kind"> {
  kind: "overview" | "operation" | "schema";
  render: (at: Place) => Child;
}
