import { withPrices } from "../../openapi/prices.ts";
import { snippet } from "../snippets.ts";
import type { At } from "./at.ts";
import { Code } from "./code.tsx";

/** Code of the project's client, or of TypeScript without it, out of the folder snippets. */
export function Snippet({ at, name, label }: { at: At; name: string; label: string }) {
  return <Code code={withPrices(snippet(name), at.documents.v2)} language="typescript" label={label} />;
}
