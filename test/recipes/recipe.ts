import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { root } from "../../scripts/lib/paths.ts";

/** A section of mocks/RECIPES.md. */
export interface Recipe {
  /** What a link to it names it by, as GitHub has it. */
  anchor: string;
  text: string;
  /** The recipe whose folder it begins with. */
  continues: string | undefined;
  /** Its files by their paths, which the first line of each block is a comment of. */
  files: Map<string, string>;
  /** Its commands, in their order. */
  commands: string[];
}

const page = await readFile(join(root, "mocks/RECIPES.md"), "utf8");

const [before = "", ...sections] = page.split(/^## /m);

/** What stands before the recipes. */
export const introduction = before;

export const recipes = new Map(sections.map(recipeIn).map((recipe) => [recipe.anchor, recipe]));

function recipeIn(text: string): Recipe {
  const [title = ""] = text.split("\n", 1);
  const blocks = [...text.matchAll(/^```(\w+)\n(.*?)^```$/gms)];
  const withName = blocks.flatMap(([, language, code = ""]) => {
    const [, name] = /^(?:\/\/|#|<!--) (\S+)[^\n]*\n/.exec(code) ?? [];
    return language === "sh" || name === undefined ? [] : [[name, code] as const];
  });
  return {
    anchor: title
      .toLowerCase()
      .replaceAll(/[^\w -]/g, "")
      .replaceAll(" ", "-"),
    text,
    continues: /^Continues \[[^\]]+\]\(#([^)]+)\)/m.exec(text)?.[1],
    files: new Map(withName),
    commands: commandsIn(text),
  };
}

/** The commands in a text, in their order. */
export function commandsIn(text: string): string[] {
  return [...text.matchAll(/^```sh\n(.*?)^```$/gms)].flatMap(([, code = ""]) => code.trim().split("\n"));
}
