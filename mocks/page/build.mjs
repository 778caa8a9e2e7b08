/**
 * Builds the page at `/__mock/`. Plain JavaScript, so that `npm pack` runs it without a loader. It is never bundled, so that its
 * folder is that of the sources.
 */
import { readFile } from "node:fs/promises";
import { basename, join } from "node:path";
import { tokens } from "../../scripts/lib/style-tokens.mjs";

/** The content types of the files, by the end of their names. */
const types = {
  html: "text/html; charset=utf-8",
  css: "text/css; charset=utf-8",
  js: "text/javascript; charset=utf-8",
  svg: "image/svg+xml",
};

/** Makes the page's files of the sources in this folder, by name. */
export async function buildPage() {
  const folder = import.meta.dirname;
  const { buildSync, transformSync } = await import("esbuild");
  const style = tokens + (await readFile(join(folder, "style.css"), "utf8"));
  // In one go, since whoever else uses esbuild in this process may stop it in between.
  const { outputFiles } = buildSync({
    entryPoints: ["client/main.ts", "client/theme.ts"].map((name) => join(folder, name)),
    outdir: folder,
    entryNames: "[name]",
    bundle: true,
    format: "esm",
    target: "es2022",
    minify: true,
    charset: "utf8",
    legalComments: "none",
    logLevel: "silent",
    write: false,
  });
  const texts = new Map(outputFiles.map(({ path, text }) => [basename(path), text]));
  texts.set("style.css", transformSync(style, { loader: "css", minify: true, charset: "utf8" }).code);
  for (const name of ["index.html", "icon.svg"]) texts.set(name, await readFile(join(folder, name), "utf8"));
  return Object.fromEntries(
    [...texts].map(([name, text]) => [name, { type: types[name.split(".").at(-1)], text }]),
  );
}
