import type { Files } from "./files.ts";

/** What the sources call themselves by, in the names of packages, variables and classes. */
const here = "adintel";

/** Files that name another scope, such as `@lending`: packages, classes such as `LendingError`, variables such as `LENDING_API_KEY`. */
export function withScope(files: Files, scope: string): Files {
  const name = scope.replace(/^@/, "");
  const pascal = (word: string) =>
    word.replace(/(?:^|[^a-z\d]+)([a-z\d])/g, (_, letter: string) => letter.toUpperCase());
  const renamed = (text: string) =>
    text
      .replaceAll(`@${here}/`, `${scope}/`)
      .replaceAll(here.toUpperCase(), name.replace(/[^a-z\d]+/g, "_").toUpperCase())
      .replaceAll(pascal(here), pascal(name))
      .replaceAll(here, name);
  return new Map([...files].map(([path, text]) => [path, renamed(text)]));
}
