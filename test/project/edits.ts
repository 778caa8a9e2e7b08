import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { root } from "../../scripts/lib/paths.ts";
import type { ProjectCopy } from "./project-copy.ts";

/** An edit that CONTRIBUTING.md explains: a heading, and what is added to and taken from files. */
export interface Edit {
  title: string;
  changes: Change[];
}

export interface Change {
  file: string;
  /** The lines of a patch, each with its mark; of a new file, all of them with `+`. */
  lines: string[];
  isNew: boolean;
}

/** The edits that CONTRIBUTING.md explains, with the blocks that show them: `diff FILE` of a change, `yaml FILE` of a new file. */
export async function explainedEdits(): Promise<Edit[]> {
  const text = await readFile(join(root, "CONTRIBUTING.md"), "utf8");
  const [, ...sections] = text.split(/^### /m);
  return sections.map((section) => ({
    title: section.slice(0, section.indexOf("\n")),
    changes: [...section.matchAll(/^```(diff|yaml|ts) (\S+)\n([\s\S]*?)^```$/gm)].map(
      ([, language, file = "", block = ""]) => ({
        file,
        isNew: language !== "diff",
        lines: block
          .replace(/\n$/, "")
          .split("\n")
          .map((line) => (language === "diff" ? line : `+${line}`)),
      }),
    ),
  }));
}

/** @throws {RangeError} if CONTRIBUTING.md has no such section. */
export function editNamed(edits: readonly Edit[], title: string): Edit {
  const edit = edits.find((one) => one.title === title);
  if (!edit) throw new RangeError(`CONTRIBUTING.md has no section ${title}`);
  return edit;
}

/** Whether a change is one of the documents, and not of code. */
export function isOfDocuments({ file }: Change): boolean {
  return file.startsWith("openapi/") || file === "redocly.yaml";
}

/** How many lines an edit adds beside the documents and the table of what is specified; one that it replaces counts once. */
export function linesBesideDocuments({ changes }: Edit): number {
  return changes
    .filter((change) => !isOfDocuments(change) && change.file !== "test/contract/specification.txt")
    .flatMap(({ lines }) => lines)
    .filter((line) => line.startsWith("+") && line.trim() !== "+").length;
}

/**
 * Makes a change in a copy of the project.
 *
 * @throws {Error} if the lines around it are not in the file, or several times.
 */
export async function apply(copy: ProjectCopy, { file, lines, isNew }: Change): Promise<void> {
  const without = (mark: string) =>
    lines
      .filter((line) => !line.startsWith(mark))
      .map((line) => line.slice(1))
      .join("\n");
  const [before, after] = [without("+"), without("-")];
  if (isNew) return copy.add(file, `${after}\n`);
  await copy.edit(file, (text) => {
    const places = text.split(before).length - 1;
    if (places !== 1)
      throw new Error(`${file} has ${places} times what CONTRIBUTING.md changes in it:\n${before}`);
    return text.replace(before, () => after);
  });
}
