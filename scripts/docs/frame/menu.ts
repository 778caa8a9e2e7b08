import { operationPage, pageOf, schemaPage } from "../../openapi/reference-links.ts";
import { isContract, type PageContext } from "../model/page-context.ts";
import { operationsByTag } from "../model/tags.ts";
import { guides, guideAddress } from "../writing/guides.ts";

export interface MenuEntry {
  /** Relative to the site. */
  path: string;
  title: string;
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

export function guideGroup(at: PageContext): MenuGroup {
  const entries = !isContract(at)
    ? []
    : guides().map(({ path, label, eachVersion }) => ({
        path: guideAddress(at, path),
        title: label,
        isOfAll: !eachVersion,
      }));
  return { id: "guide", title: "Guide", entries };
}

export function operationGroups({ document, version }: PageContext): MenuGroup[] {
  return operationsByTag(document).map(({ id, title, operations }) => ({
    id,
    title,
    entries: operations.map(({ method, operation: { operationId, summary } }) => ({
      path: operationPage(version, operationId),
      title: summary,
      method,
    })),
  }));
}

export function schemaGroup({ document, version }: PageContext): MenuGroup {
  const names = Object.keys(document.components.schemas);
  const entries = names.map((name) => ({ path: schemaPage(version, name), title: name }));
  return { id: "schemas", title: "Schemas", entries };
}

export function overviewEntry({ version }: PageContext): MenuEntry {
  return { path: pageOf(version), title: "Overview" };
}
