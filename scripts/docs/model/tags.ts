import { groupBy } from "../../lib/collections.ts";
import {
  eachOperation,
  type Document,
  type LocatedOperation,
  type Operation,
} from "../../openapi/document.ts";
import { memoize } from "../../lib/memoize.ts";
import { slugs } from "./page-context.ts";

interface TagGroup {
  /** For anchors. */
  id: string;
  title: string;
  description: string | undefined;
  operations: LocatedOperation[];
}

type Tag = NonNullable<Document["tags"]>[number];

/** Tags of OpenAPI 3.2 that say something of an operation, and not where it belongs. */
function isBadge({ kind = "nav" }: Partial<Tag> = {}): boolean {
  return kind !== "nav";
}

/** What such tags of an operation are called. */
export function badgesOf({ tags = [] }: Document, operation: Operation): string[] {
  return tags
    .filter((tag) => isBadge(tag) && operation.tags.includes(tag.name))
    .map(({ name, summary = name }) => summary);
}

/**
 * The operations of a document in the order of its tags, each followed by those within it, those that it does not list after
 * them, and then its webhooks.
 */
export const operationsByTag = memoize((document: Document): TagGroup[] => {
  const tags = new Map((document.tags ?? []).map((tag) => [tag.name, tag]));
  const tagged = groupBy(
    [...eachOperation(document)],
    ({ operation }) => operation.tags.find((tag) => !isBadge(tags.get(tag))) ?? "Operations",
  );
  const titleOf = (name: string, below: string[] = []): string => {
    const { parent, summary = name } = tags.get(name) ?? {};
    return parent === undefined || below.includes(parent)
      ? summary
      : `${titleOf(parent, [...below, name])} › ${summary}`;
  };
  const within = (parent: string | undefined): string[] =>
    [...tags.values()]
      .filter((tag) => (tags.has(tag.parent ?? "") ? tag.parent : undefined) === parent)
      .flatMap(({ name }) => [name, ...within(name)]);
  // Tags that are within each other have no beginning.
  const names = [...new Set([...within(undefined), ...tags.keys(), ...tagged.keys()])];
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
