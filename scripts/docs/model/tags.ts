import { groupBy } from "../../lib/collections.ts";
import { eachOperation, type Document, type LocatedOperation } from "../../openapi/document.ts";
import { memoize } from "../../lib/memoize.ts";
import { slugs } from "./page-context.ts";

interface TagGroup {
  /** For anchors. */
  id: string;
  title: string;
  description: string | undefined;
  operations: LocatedOperation[];
}

/** The operations of a document in the order of its tags, those that it does not list after them, and then its webhooks. */
export const operationsByTag = memoize((document: Document): TagGroup[] => {
  const tags = new Map((document.tags ?? []).map((tag) => [tag.name, tag]));
  const tagged = groupBy([...eachOperation(document)], ({ operation }) => operation.tags[0] ?? "Operations");
  const titleOf = (name: string, below: string[] = []): string => {
    const { parent, summary = name } = tags.get(name) ?? {};
    return parent === undefined || below.includes(parent)
      ? summary
      : `${titleOf(parent, [...below, name])} › ${summary}`;
  };
  const names = [...new Set([...tags.keys(), ...tagged.keys()])];
  const sent = [...eachOperation({ paths: document.webhooks ?? {} })];
  const groups = [
    ...names.map((name) => ({
      title: titleOf(name),
      description: tags.get(name)?.description,
      operations: tagged.get(name) ?? [],
    })),
    { title: "Webhooks", description: "Requests that the service sends to you.", operations: sent },
  ].filter(({ operations }) => operations.length > 0);
  const ids = slugs(groups.map(({ title }) => title));
  return groups.map((group, index) => ({ ...group, id: ids[index] ?? "" }));
});
