import { href, type Place } from "../model/page-context.ts";
import type { Crumb } from "./crumbs.ts";
import type { MenuEntry } from "./menu.ts";

/** The way to the page at hand. */
export function Crumbs({ at, crumbs }: { at: Place; crumbs: Crumb[] }) {
  if (crumbs.length === 0) return null;
  return (
    <nav class="crumbs" aria-label="Breadcrumbs">
      <ol>
        {crumbs.map(({ title, path }, index) => (
          <li>
            {path === undefined ? (
              <span {...(index === crumbs.length - 1 ? { "aria-current": "page" as const } : {})}>
                {title}
              </span>
            ) : (
              <a href={href(at, path)}>{title}</a>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}

/** Leads to the pages before and after the one at hand. */
export function Neighbours({ at, before, after }: { at: Place; before?: MenuEntry; after?: MenuEntry }) {
  if (!before && !after) return null;
  return (
    <nav class="neighbours" aria-label="Previous and next">
      {before && (
        <a rel="prev" href={href(at, before.path)}>
          <small>Previous</small> {before.title}
        </a>
      )}
      {after && (
        <a rel="next" href={href(at, after.path)}>
          <small>Next</small> {after.title}
        </a>
      )}
    </nav>
  );
}
