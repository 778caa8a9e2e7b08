import type { Child } from "hono/jsx";
import type { PageContext } from "../model/page-context.ts";

interface HeadingProps {
  at: PageContext;
  id: string;
  /** As on a page of its own; where all is on one page it stands two levels lower. */
  level: 2 | 3 | 4;
  children: Child;
}

export function Heading({ at, id, level, children }: HeadingProps) {
  const Tag = at.print ? ((["h4", "h5", "h6"] as const)[level - 2] ?? "h6") : (`h${level}` as const);
  return (
    <Tag id={id}>
      {children} <Anchor id={id} />
    </Tag>
  );
}

/** The link to the section whose heading it stands in. Its words are for those who hear it; it shows as a sign. */
export function Anchor({ id }: { id: string }) {
  return (
    <a class="anchor" href={`#${id}`} aria-label="Link to this section">
      #
    </a>
  );
}

/**
 * The link to a field, a value, or a response. There are a hundred on a page: the keyboard need not stop at each, nor a
 * screen reader read it.
 */
export function FieldAnchor({ id }: { id: string }) {
  return (
    <a class="anchor" href={`#${id}`} tabindex={-1} aria-hidden="true">
      #
    </a>
  );
}
