import { snippet } from "../snippets.ts";
import { Code } from "./code.tsx";

/** Code of the project's client, or of TypeScript without it, out of the folder snippets. */
export function Snippet({ name, label }: { name: string; label: string }) {
  return <Code code={snippet(name)} language="typescript" label={label} />;
}
