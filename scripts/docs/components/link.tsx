import type { Child } from "hono/jsx";
import { href, type At, type PageContext } from "../model/page-context.ts";
import { errorAnchor } from "../model/guide-page.ts";

/** A link to a page of the site, by its address relative to the site. */
export function Link({ at, to, children }: { at: PageContext; to: string; children: Child }) {
  return <a href={href(at, to)}>{children}</a>;
}

export function ErrorLink({ at, code }: { at: At; code: string }) {
  return (
    <Link at={at} to={errorAnchor(at.version, code)}>
      <code>{code}</code>
    </Link>
  );
}
