import { href, type PageContext } from "../model/page-context.ts";
import { type MenuEntry, guideGroup, operationGroups, schemaGroup, overviewEntry } from "./menu.ts";
import { currentVersion } from "../../lib/versions.ts";
import { pageOf } from "../../openapi/reference-links.ts";

export function Crumbs({ at, crumbs }: { at: PageContext; crumbs: Crumb[] }) {
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

interface AdjacentPages {
  before?: MenuEntry | undefined;
  after?: MenuEntry | undefined;
}

export function Neighbours({ at, before, after }: { at: PageContext } & AdjacentPages) {
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

interface Crumb {
  title: string;
  /** Relative to the site; missing where it has no page of its own. */
  path?: string;
}

/** The way from the start to a page, itself last; none where there is nothing above it. */
export function crumbsOf(at: PageContext): Crumb[] {
  const { page, version } = at;
  const start: Crumb = { title: "Reference", path: "index.html" };
  const overview = { title: version ?? "", path: pageOf(version) };
  const guide = guideGroup(at).entries.find(({ path }) => path === page);
  if (page === start.path) return [];
  if (guide) return [start, ...(page.startsWith(`${version}/`) ? [overview] : []), { title: guide.title }];
  if (page === overview.path) return [start, { title: overview.title }];
  const above = version === undefined ? [start] : [start, overview];
  for (const { id, title, entries } of operationGroups(at)) {
    const entry = entries.find(({ path }) => path === page);
    const group: Crumb = { title, path: `${overview.path}#operations-${id}` };
    if (entry) return [...above, group, { title: entry.title }];
  }
  const schemas: Crumb = { title: "Schemas", path: `${overview.path}#schemas` };
  const schema = schemaGroup(at).entries.find(({ path }) => path === page);
  return schema ? [...above, schemas, { title: schema.title }] : [];
}

export function neighbours(at: PageContext): AdjacentPages {
  const { path, title } = overviewEntry(at);
  const overview = { path, title: at.version === undefined ? title : `${at.version} overview` };
  // A page of all versions goes on in the current one, so that the others leave it out.
  const guide = guideGroup(at).entries.filter(({ isOfAll }) => at.version === currentVersion || !isOfAll);
  const order: MenuEntry[] = [
    ...guide,
    overview,
    ...operationGroups(at).flatMap(({ entries }) => entries),
    ...schemaGroup(at).entries,
  ];
  const index = order.findIndex((entry) => entry.path === at.page);
  return index === -1 ? {} : { before: order[index - 1], after: order[index + 1] };
}
