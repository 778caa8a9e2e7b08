import type { Child } from "hono/jsx";
import { href, type At } from "../model/page-context.ts";
import type { ErrorCode } from "@adintel/client/operations";
import { errorAnchor } from "../../openapi/reference-links.ts";
import type { ErrorFacts } from "../model/errors.ts";

/** A link to a page of the site, by its address relative to the site. */
export function Link({ at, to, children }: { at: At; to: string; children: Child }) {
  return <a href={href(at, to)}>{children}</a>;
}

/** An error code, as a link to its section: one of the documents at hand, or one that a sentence is about. */
export function ErrorLink({ at, of }: { at: At; of: ErrorFacts | ErrorCode }) {
  const code = typeof of === "string" ? of : of.code;
  return (
    <Link at={at} to={errorAnchor(at.version, code)}>
      <code>{code}</code>
    </Link>
  );
}
