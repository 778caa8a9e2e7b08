import { operations as table } from "@adintel/client/operations";
import { versions } from "../../lib/versions.ts";
import { operationPage } from "../../openapi/reference-links.ts";
import names from "./other-names.json" with { type: "json" };
import type { Block } from "../writing/block.ts";
import { indexingBlocks } from "./blocks/indexing.tsx";
import { pagingBlocks } from "./blocks/paging.tsx";

/** What the reference knows of this API: its guides lie beside this file, with the data blocks that only they have. */
export const blocks: Record<string, Block> = { ...indexingBlocks, ...pagingBlocks };

/*
 * What people call a page who do not know its title, or a place on it: one list of names, separated by commas. Words that mean the
 * same wherever they stand are in search/words.json.
 */

const operations: Partial<Record<string, string>> = names.operations;

/** The names of an operation of any version: those of what replaces it, or else its own. */
const ofOperations = versions.flatMap((version) => {
  const rows: { operationId: string; replacedBy: readonly { operationId: string }[] }[] = Object.values(
    table[version],
  );
  return rows.map(({ operationId, replacedBy }) => {
    const called = [...replacedBy, { operationId }].flatMap((one) => operations[one.operationId] ?? []);
    return [
      operationPage(version, operationId),
      [...new Set(called.join(", ").split(", "))].join(", "),
    ] as const;
  });
});

/** By the address of a page, or of a place on it, what else it is called. A guide of another version is called as that of the current one. */
export const otherNames: ReadonlyMap<string, readonly string[]> = new Map(
  [...ofOperations, ...Object.entries(names.pages), ...Object.entries(names.places)].map(
    ([address, others]) => [address, others.split(", ")] as const,
  ),
);
