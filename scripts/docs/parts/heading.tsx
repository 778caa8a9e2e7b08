import type { Child } from "hono/jsx";
import type { Place } from "./at.ts";

interface Props {
  at: Place;
  id: string;
  /** As on a page of its own; where all is on one page it stands two levels lower. */
  level: 2 | 3 | 4;
  children: Child;
}

/** A heading that can be linked to. */
export function Heading({ at, id, level, children }: Props) {
  const Tag = at.print ? ((["h4", "h5", "h6"] as const)[level - 2] ?? "h6") : (`h${level}` as const);
  return (
    <Tag id={id}>
      {children} <Anchor id={id} />
    </Tag>
  );
}

/** The link to the place that it stands at. Its words are for those who hear it; it shows as a sign. */
export function Anchor({ id, of }: { id: string; of?: string }) {
  return (
    <a
      class="anchor"
      href={`#${id}`}
      aria-label={of === undefined ? "Link to this section" : `Link to ${of}`}
    >
      #
    </a>
  );
}
