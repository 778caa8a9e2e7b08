import { sampleLanguages, type Sample } from "../index.ts";
import { curlProgram } from "./curl.ts";
import { fetchProgram } from "./fetch.ts";
import { goProgram } from "./go.ts";
import { phpProgram } from "./php.ts";
import { programOf, type Program, type Step } from "./program.ts";
import { pythonProgram } from "./python.ts";

const writers: Partial<Record<Sample["id"], (program: Program) => string>> = {
  curl: curlProgram,
  fetch: fetchProgram,
  python: pythonProgram,
  go: goProgram,
  php: phpProgram,
};

/** Calls of which each may need what earlier ones found, as a program in every language; that with the client is written by hand. */
export function programsOf(steps: Step[], client: string): Sample[] {
  const program = programOf(steps);
  return sampleLanguages.map(({ id, title, highlight }) => ({
    id,
    title,
    highlight,
    code: writers[id]?.(program) ?? client,
  }));
}
