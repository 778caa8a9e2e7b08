import type { Child } from "hono/jsx";
import { href, type At } from "../model/page-context.ts";

/** A link to a page of the site, by its address relative to the site. */
export function Link({ at, to, children }: { at: At; to: string; children: Child }) {
  return <a href={href(at, to)}>{children}</a>;
}
