import { createHash } from "node:crypto";
import type { Element, Nodes, Root } from "hast";
import type { Entry } from "./entry.ts";
import { errorAnchor } from "../model/guide-page.ts";
import { basePath, currentVersion } from "../../lib/versions.ts";
import { titleIn } from "../model/page-context.ts";
import type { PageFacts } from "../model/page.ts";
import { hasClass, isBlock, isForScreens, line, textOf } from "../to-markdown/content.ts";

export interface WrittenPage {
  page: PageFacts;
  content: Root;
}

/**
 * All that can be found in the reference, out of what its pages say: pages, sections of guides, error codes, the fields of
 * requests and of schemas, and the values of enums. The fields of responses are left out, since they are those of schemas.
 *
 * @param statuses The status of each error code.
 * @param otherNames What else a place is called, by its address.
 */
export function entriesOf(
  pages: WrittenPage[],
  statuses: Map<string, string>,
  otherNames: ReadonlyMap<string, readonly string[]> = new Map(),
): Entry[] {
  return pages.flatMap((written) => {
    const entries = known.get(written.content) ?? entriesOfOne(written, statuses);
    known.set(written.content, entries);
    return entries.map((entry) => withOtherNames(entry, otherNames));
  });
}

/** An entry with what else it is called. */
export function withOtherNames(entry: Entry, otherNames: ReadonlyMap<string, readonly string[]>): Entry {
  const more = otherNames.get(entry.address) ?? otherNames.get(currentAddress(entry));
  return more === undefined ? entry : { ...entry, names: [...new Set([...(entry.names ?? []), ...more])] };
}

/** Where the guide of the current version says what that of another says at an address. */
function currentAddress({ address, version }: Entry): string {
  return address.startsWith(`${version}/`) ? address.slice(`${version}/`.length) : address;
}

/** Cached by content, which stays the same object while a page does not change. */
const known = new WeakMap<Root, Entry[]>();

function entriesOfOne(written: WrittenPage, statuses: Map<string, string>): Entry[] {
  switch (written.page.kind) {
    case "guide":
      return guideEntries(written, statuses);
    case "overview":
      return [pageEntry(written, "guide", "")];
    case "operation":
      return operationEntries(written);
    case "schema":
      return schemaEntries(written);
    case "print":
      return [printEntry(written.page)];
    case "missing":
      return [];
  }
}

/** Found as a page only, since what it says is found in the others. */
export function printEntry({ path, title, description }: PageFacts): Entry {
  return { kind: "guide", title, address: path, context: "", text: description };
}

/** The list as the file that the search loads, whose name changes with its content. */
export function searchFile(entries: Entry[]): { path: string; text: string } {
  const text = JSON.stringify(entries);
  const hash = createHash("sha256").update(text).digest("hex").slice(0, 8);
  return { path: `assets/search-${hash}.json`, text };
}

/** What is open, and what was different, is less often looked for than what is there. */
const sectionKinds: Partial<Record<string, Entry["kind"]>> = {
  "open-questions.html": "gap",
  "changelog.html": "change",
};

/** How much of such a section is searched, in characters. Some are as long as a guide. */
const maxSectionChars = 1_500;

function guideEntries({ page, content }: WrittenPage, statuses: Map<string, string>): Entry[] {
  const [first, ...sections] = sectionsOf(content);
  // The search says the version by itself.
  const title = page.version ? page.title.replace(titleIn(page.version, ""), "") : page.title;
  return [
    { ...pageEntry({ page, content }, "guide", ""), title, text: first?.text || page.description },
    ...sections.map(({ id, title: section, text }): Entry => {
      const address = `${page.path}#${id}`;
      const status = statuses.get(id);
      if (status !== undefined && address === errorAnchor(page.version ?? currentVersion, id))
        return {
          kind: "error",
          title: id,
          address,
          ...versionOf(page),
          context: `status ${status}`,
          names: [`error ${status}`],
          text,
        };
      const kind = sectionKinds[page.path] ?? "section";
      const shown = { title: section, address, ...versionOf(page), context: title };
      return { kind, ...shown, text: kind === "section" ? text : text.slice(0, maxSectionChars) };
    }),
  ];
}

function operationEntries({ page, content }: WrittenPage): Entry[] {
  const whole = textOfAll(content, (node) => hasClass(node, "endpoint"));
  // Where the server is says nothing of the operation.
  const endpoint = whole.replace(/https?:\/\/[^/]+/, "");
  const [operationId = ""] = (page.path.split("/").at(-1) ?? "").split(".");
  const base = page.version === undefined ? "" : basePath(page.version);
  // Without the base path, as people say it.
  const [method = "", path = ""] = endpoint.replace(base, "").split(" ");
  const segment = path.split("/").findLast((one) => !one.startsWith("{")) ?? "";
  const names = [...new Set([operationId, segment, path, `${method} ${path}`])];
  const title = titleOf(content);
  const fields = fieldsOf(content);
  const price = textOfAll(content, (node) => hasClass(node, "price"));
  return [
    {
      ...pageEntry({ page, content }, "operation", endpoint),
      ...(price !== "" && { price }),
      title,
      names,
      // Fields of responses are found as those of schemas, but asked for as what an operation returns.
      within: [
        ...new Set(fields.filter(({ id }) => id.startsWith("response.")).map(({ name }) => name)),
      ].join(" "),
    },
    ...fields
      .filter(({ id }) => /^(body|parameter)\./.test(id))
      .map((field) => fieldEntry(page, title, field)),
  ];
}

function schemaEntries({ page, content }: WrittenPage): Entry[] {
  const name = titleOf(content);
  return [
    { ...pageEntry({ page, content }, "schema", ""), title: name },
    ...fieldsOf(content)
      .filter(({ depth }) => depth === 0)
      .map((field) => fieldEntry(page, name, field)),
    ...elements(content)
      .filter(({ properties }) => String(properties.id).startsWith("value."))
      .map((node): Entry => ({
        kind: "value",
        title: textOfAll(node, ({ tagName }) => tagName === "code"),
        address: `${page.path}#${String(node.properties.id)}`,
        ...versionOf(page),
        context: name,
        text: "",
      })),
  ];
}

function fieldEntry(page: PageFacts, owner: string, { id, name, text }: FoundField): Entry {
  const [place = "", ...path] = id.split(".").slice(0, -1);
  const within = page.kind === "schema" ? path : [place, ...path];
  return {
    kind: page.kind === "schema" ? "field" : "request",
    title: name,
    address: `${page.path}#${id}`,
    ...versionOf(page),
    context: [owner, within.join(".")].filter(Boolean).join(", "),
    text,
  };
}

function pageEntry({ page, content }: WrittenPage, kind: Entry["kind"], context: string): Entry {
  const prose = elements(content).find((node) => hasClass(node, "prose"));
  return {
    kind,
    title: page.title,
    address: page.path,
    ...versionOf(page),
    context,
    text: (prose && line(visible(prose))) || page.description,
  };
}

function versionOf({ version }: PageFacts): Pick<Entry, "version"> {
  return version === undefined ? {} : { version };
}

interface FoundField {
  id: string;
  name: string;
  depth: number;
  text: string;
}

/** Every field and parameter with an anchor. */
function fieldsOf(content: Root): FoundField[] {
  const found: FoundField[] = [];
  const walk = (node: Nodes, depth: number) => {
    const isField = node.type === "element" && hasClass(node, "field");
    if (isField) {
      const name = elements(node).find((one) => hasClass(one, "name"));
      if (name)
        found.push({
          id: String(node.properties.id),
          name: line(visible(name)),
          depth,
          text: fieldText(node),
        });
    }
    if ("children" in node) for (const child of node.children) walk(child, isField ? depth + 1 : depth);
  };
  walk(content, 0);
  return found;
}

/** What is said of a field, and its values, but not of the fields in it. */
function fieldText(field: Element): string {
  const own = field.children.filter((child) => child.type === "element" && child.tagName !== "details");
  return line(
    own
      .filter(
        (child) => child.type === "element" && !hasClass(child, "field-head") && !hasClass(child, "mark"),
      )
      .map(visible)
      .join(" "),
  );
}

interface FoundSection {
  id: string;
  title: string;
  text: string;
}

/** What stands below each heading that has an anchor, the first of them being the page's own. */
function sectionsOf(content: Root): FoundSection[] {
  const sections: FoundSection[] = [{ id: "", title: "", text: "" }];
  const walk = (node: Nodes) => {
    const current = sections.at(-1);
    if (node.type === "text" && current) current.text += node.value;
    if (node.type === "element") {
      // What the columns of a table are called says nothing of its rows.
      if (isForScreens(node) || node.tagName === "pre" || node.tagName === "thead") return;
      if (node.tagName === "tr" && current) {
        const cells = node.children.map((cell) => line(visible(cell))).filter(Boolean);
        current.text += `${cells.join(" · ")}; `;
        return;
      }
      const { id } = node.properties;
      if (/^h[1-6]$/.test(node.tagName)) {
        if (typeof id === "string") sections.push({ id, title: line(visible(node)), text: "" });
        return;
      }
    }
    if ("children" in node) {
      for (const child of node.children) walk(child);
      const last = sections.at(-1);
      if (last) last.text += " ";
    }
  };
  walk(content);
  return sections.map(({ text, ...section }) => ({ ...section, text: line(text) }));
}

function titleOf(content: Root): string {
  return textOfAll(content, ({ tagName }) => tagName === "h1");
}

function textOfAll(content: Nodes, isWanted: (node: Element) => boolean): string {
  return line(elements(content).filter(isWanted).map(visible).join(" "));
}

/** Every element in a tree, in the order in which they are read. */
function elements(node: Nodes): Element[] {
  const found: Element[] = [];
  const look = (one: Nodes) => {
    if (one.type === "element") found.push(one);
    if ("children" in one) one.children.forEach(look);
  };
  look(node);
  return found;
}

/** The text of a node without what only makes sense on a screen. */
function visible(node: Nodes): string {
  if (node.type === "element" && isForScreens(node)) return "";
  if (!("children" in node)) return textOf(node);
  if (node.type === "element" && hasClass(node, "values-list"))
    return node.children.map((child) => line(visible(child))).join(", ");
  return node.children.map((child) => (isBlock(child) ? `${visible(child)} ` : visible(child))).join("");
}
