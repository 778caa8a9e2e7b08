import { withPrices } from "../../openapi/prices.ts";
import { codeFor } from "../model/sample-server.ts";
import { snippet } from "../guide/blocks/snippet-file.ts";
import { document, type At } from "../model/page-context.ts";
import { Code } from "./code.tsx";

/** Code of the project's client, or of TypeScript without it, out of the folder snippets. */
export function Snippet({ at, name, label }: { at: At; name: string; label: string }) {
  const code = withPrices(snippet(name), document(at));
  const sent = at.server === undefined ? code : codeFor(at.server, code, at.documents);
  return <Code code={sent} language="typescript" label={label} />;
}
