import { readFile, readdir } from "node:fs/promises";
import { join, posix } from "node:path";
import type { Element, Nodes, Root } from "hast";
import { attribute, elements, treeOf } from "./pages.ts";

/** A page of a built reference, read once. */
export interface BuiltPage {
  /** Address relative to the site. */
  path: string;
  root: Root;
  ids: Set<string>;
}

/** Every page of a site by its address. */
export async function readPages(site: string): Promise<Map<string, BuiltPage>> {
  const files = await readdir(site, { recursive: true });
  const pages = await Promise.all(
    files
      .filter((file) => file.endsWith(".html"))
      .map(async (file) => {
        const path = file.replaceAll("\\", "/");
        const root = treeOf(await readFile(join(site, file), "utf8"));
        return { path, root, ids: new Set(elements(root).flatMap((one) => attribute(one, "id") ?? [])) };
      }),
  );
  return new Map(pages.map((page) => [page.path, page]));
}

export function named(node: Nodes, tagName: string): Element[] {
  return elements(node).filter((one) => one.tagName === tagName);
}

export function byId(node: Nodes, id: string): Element {
  const found = elements(node).find((one) => attribute(one, "id") === id);
  if (!found) throw new Error(`nothing has the id ${id}`);
  return found;
}

/** What a node says, on one line. */
export function text(node: Nodes): string {
  return raw(node).replaceAll(/\s+/g, " ").trim();
}

/** What a node says, as it is written. */
export function raw(node: Nodes): string {
  if (node.type === "text") return node.value;
  return "children" in node ? node.children.map(raw).join("") : "";
}

/** The texts of a table's cells, row by row, without its head; what columns share, in each of them. */
export function rowsOf(page: Nodes, caption: string): string[][] {
  const table = named(page, "table").find((one) => named(one, "caption").some((it) => text(it) === caption));
  const body = table && named(table, "tbody")[0];
  if (!body) throw new Error(`no table ${caption}`);
  return named(body, "tr").map((row) =>
    elements(row)
      .filter(({ tagName }) => tagName === "th" || tagName === "td")
      .flatMap((cell) => Array.from({ length: Number(attribute(cell, "colSpan") ?? 1) }, () => text(cell))),
  );
}

/** Where a link on a page leads, as a page of the site and an anchor in it; `undefined`: out of the site. */
export function target(from: string, href: string): { path: string; anchor: string } | undefined {
  if (/^[a-z][\w+.-]*:/i.test(href)) return undefined;
  const [file = "", anchor = ""] = href.split("#");
  return { path: file === "" ? from : posix.join(posix.dirname(from), file), anchor };
}
