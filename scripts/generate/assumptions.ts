import type { Version } from "../lib/versions.ts";
import { assumedTexts } from "../openapi/assumed.ts";
import { versionsOf, type Document } from "../openapi/document.ts";
import { escapeKey } from "../openapi/pointer.ts";

/** Something that a document adds to the specification. */
interface Assumption {
  version: Version;
  /** JSON Pointer into the bundled document. */
  pointer: string;
  /** What is added, and why. */
  assumed: string;
}

/** Source text of the module that lists the assumptions of the documents. */
export function assumptionsModule(documents: Record<Version, Document>): string {
  const versions = versionsOf(documents);
  const assumptions = versions.flatMap((version) => assumptionsIn(version, documents[version], ""));
  const names = versions.map((version) => JSON.stringify(version)).join(" | ");
  return [
    "/** Something that a document adds to the specification; `pointer` is a JSON Pointer into the bundled document. */",
    `export interface Assumption { version: ${names}; pointer: string; assumed: string }`,
    "",
    "/** Everything that the documents mark with `x-assumed`, in order. */",
    `export const assumptions: Assumption[] = ${JSON.stringify(assumptions, null, 2)};`,
    "",
  ].join("\n");
}

function assumptionsIn(version: Version, node: unknown, pointer: string): Assumption[] {
  if (typeof node !== "object" || node === null) return [];
  return [
    ...assumedTexts(node).map((assumed) => ({ version, pointer: pointer || "/", assumed })),
    ...Object.entries(node).flatMap(([key, child]) =>
      key.startsWith("x-") ? [] : assumptionsIn(version, child, `${pointer}/${escapeKey(key)}`),
    ),
  ];
}
