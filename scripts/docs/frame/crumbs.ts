import { pageOf } from "../../openapi/reference-links.ts";
import { guideGroup, operationGroups, schemaGroup, type MenuPlace } from "./menu.ts";

/** A step from the start to the page at hand. */
export interface Crumb {
  title: string;
  /** Relative to the site; missing where it has no page of its own. */
  path?: string;
}

/** The way from the start to a page, itself last; none where there is nothing above it. */
export function crumbsOf(at: MenuPlace): Crumb[] {
  const { page, version } = at;
  const start: Crumb = { title: "Reference", path: "index.html" };
  const overview = { title: version, path: pageOf[version] };
  const guide = guideGroup(at).entries.find(({ path }) => path === page);
  if (page === start.path) return [];
  if (guide) return [start, ...(page.startsWith("v1/") ? [overview] : []), { title: guide.title }];
  if (page === overview.path) return [start, { title: version }];
  for (const { id, title, entries } of operationGroups(at)) {
    const entry = entries.find(({ path }) => path === page);
    const group: Crumb = { title, path: `${overview.path}#operations-${id}` };
    if (entry) return [start, overview, group, { title: entry.title }];
  }
  const schemas: Crumb = { title: "Schemas", path: `${pageOf[version]}#schemas` };
  const schema = schemaGroup(at).entries.find(({ path }) => path === page);
  return schema ? [start, overview, schemas, { title: schema.title }] : [];
}
