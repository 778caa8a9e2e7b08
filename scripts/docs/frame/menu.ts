import { groupBy } from "../../lib/collections.ts";
import { eachOperation } from "../../openapi/document.ts";
import { operationPage, pageOf, schemaPage } from "../../openapi/reference-links.ts";
import { slug, type At } from "../model/page-context.ts";
import { guides, guideAddress } from "../writing/guides.ts";

/** A page in the menu. */
export interface MenuEntry {
  /** Relative to the site. */
  path: string;
  title: string;
  /** Of an operation. */
  method?: string;
  /** There is one for all versions. */
  isOfAll?: boolean;
}

/** Pages that belong together; a reader can fold them. */
export interface MenuGroup {
  /** By which a browser remembers that it is folded; the same in all versions. */
  id: string;
  title: string;
  entries: MenuEntry[];
}

/** What of a place the menu depends on: all of it stays in the version at hand. */
export type MenuPlace = Pick<At, "documents" | "version" | "page">;

/** The pages of the guide, in the order in which they are read. */
export function guideGroup(at: MenuPlace): MenuGroup {
  const entries = guides().map(({ path, label, eachVersion }) => ({
    path: guideAddress(at, path),
    title: label,
    isOfAll: !eachVersion,
  }));
  return { id: "guide", title: "Guide", entries };
}

/** The operations of the version at hand by their tags. */
export function operationGroups(at: MenuPlace): MenuGroup[] {
  const operations = [...eachOperation(at.documents[at.version])];
  const groups = groupBy(operations, ({ operation: { tags } }) => tags[0] ?? "Operations");
  return Array.from(groups, ([title, some]) => ({
    id: slug(title),
    title,
    entries: some.map(({ method, operation: { operationId, summary } }) => ({
      path: operationPage(at.version, operationId),
      title: summary,
      method,
    })),
  }));
}

/** The schemas of the version at hand by name. */
export function schemaGroup({ documents, version }: MenuPlace): MenuGroup {
  const names = Object.keys(documents[version].components.schemas);
  const entries = names.map((name) => ({ path: schemaPage(version, name), title: name }));
  return { id: "schemas", title: "Schemas", entries };
}

/** The page that lists all of the version at hand. */
export function overviewEntry({ version }: MenuPlace): MenuEntry {
  return { path: pageOf(version), title: "Overview" };
}
