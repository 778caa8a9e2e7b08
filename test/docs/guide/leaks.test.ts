import { expect, test } from "vitest";
import { snippet } from "../../../scripts/docs/blocks/snippet.tsx";
import { guides } from "../../../scripts/docs/writing/guides.ts";
import { versions, type Version } from "../../../scripts/lib/versions.ts";
import { errorCharges } from "../../../scripts/openapi/errors.ts";
import { rowsById } from "../../../scripts/openapi/operations.ts";
import { isAssumedFree } from "../../../scripts/openapi/prices.ts";
import { readDocuments } from "../documents.ts";

/*
 * A sentence of a guide must not state what the documents only assume. What a section is about shows in its data blocks, its links
 * and the code that it shows; of these the documents say what is assumed, and each such part has words that claim it.
 */

const documents = await readDocuments();

/** What claims that the assumed part of an effect holds, by the way of the effect and the part. */
const effectClaims: Record<string, RegExp> = {
  "preset field": /\bstart(s|ed|ing)?\b/i,
  "since field": /\bstart(s|ed|ing)?\b/i,
  "until field": /\bstart(s|ed|ing)?\b/i,
  "since inclusive": /\b(inclu\w+|on or after)\b/i,
  "until inclusive": /\b(inclu\w+|on or before)\b/i,
  "minimum inclusive": /\b(inclu\w+|at least)\b/i,
  "maximum inclusive": /\b(inclu\w+|at most)\b/i,
  "below by": /\b(below|beneath|under)\b/i,
  "widen by": /\b(inactive|no longer run)\b/i,
  "span field": /\bseconds\b/i,
};
const free = /\b(free|costs? nothing)\b/i;
const charge = /\b(?<!(would|may|can|could) (have been |be )?)(charged|free|costs?)\b/i;

/** The sentences that claim something that is assumed or open, of a text of a version. */
function leaks(text: string, version: Version): string[] {
  const textOfVersion = text.replaceAll(/^::: (\S+)\n([^]*?)^:::$/gm, (_, of, part: string) =>
    of === version ? part : "",
  );
  const [lead = "", ...sections] = textOfVersion.split(/^(?=## )/m);
  // What stands before all sections is about the page as a whole.
  return [
    ...leaksIn(lead, textOfVersion, version),
    ...sections.flatMap((section) => leaksIn(section, section, version)),
  ];
}

function leaksIn(prose: string, about: string, version: Version): string[] {
  const claims = claimsOf(about, version);
  const words = prose.replaceAll(/^```[^]*?^```$/gm, "").replaceAll(/\s+/g, " ");
  return words
    .split(/(?<=[.:;!?|])\s/)
    .filter((sentence) => !/assumed|not specified|\{\{price/i.test(sentence))
    .filter((sentence) => claims.some((claim) => claim(sentence)));
}

type Claim = (sentence: string) => boolean;

function claimsOf(section: string, version: Version): Claim[] {
  const rows = rowsById(documents[version]);
  const code = [...section.matchAll(/^```data (?:snippet|program) (\S+)/gm)]
    .map(([, name = ""]) => snippet(name))
    .join("\n");
  const named = new Set(`${section}\n${code}`.match(/\w+/g));
  const operations = Object.values(rows).filter(({ operationId }) => named.has(operationId));
  const charges = Object.entries(errorCharges(documents)).filter(([, rule]) => !rule || rule.assumed);
  return [
    ...operations.filter(isAssumedFree).map((): Claim => (sentence) => free.test(sentence)),
    ...charges
      .filter(([error]) => named.has(error))
      .map(
        ([error]): Claim =>
          (sentence) =>
            charge.test(sentence) && new RegExp(`\\berrors?\\b(?!:)|${error}`).test(sentence),
      ),
    ...operations.flatMap(({ effects }) =>
      Object.entries(effects)
        .filter(([field]) => new RegExp(`\\b${field}\\b`).test(code))
        .flatMap(([, { by, assumed = [] }]) => assumed.flatMap((part) => effectClaims[`${by} ${part}`] ?? []))
        .map(
          (claim): Claim =>
            (sentence) =>
              claim.test(sentence),
        ),
    ),
  ];
}

test.each(versions.flatMap((version) => guides().map((guide) => ({ ...guide, version }))))(
  "$path states nothing that $version only assumes",
  ({ body, eachVersion, version }) => {
    expect(eachVersion || version === "v2" ? leaks(body, version) : []).toEqual([]);
  },
);

const indexing = "\n\n## Poll {#poll}\n\n```data sample getAccountIndexStatus\n```\n";
const limited = "[Stop](error:out_of_credits) at a [limit](error:rate_limited).";
const recent = "\n\n```data snippet recipe-video-ads\nlabel: Video ads\n```\n";

test.each([
  [
    "polling is free",
    `Indexing and polling are free.${indexing}`,
    `Polling is {{price getAccountIndexStatus}}.${indexing}`,
  ],
  ["a 429 is free", `${limited} Neither error is charged.`, `${limited} That a limit is free is *assumed*.`],
  [
    "the start counts",
    `Find ads that a brand started this month:${recent}`,
    `Find ads of this month:${recent}`,
  ],
])("finds that %s", (_, stated, honest) => {
  expect(leaks(stated, "v2")).toHaveLength(1);
  expect(leaks(honest, "v2")).toEqual([]);
});
