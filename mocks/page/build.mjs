/** Builds the page at `/__mock/`. Plain JavaScript, so that `npm pack` runs it without a loader. */
import { readFile } from "node:fs/promises";
import { basename, join } from "node:path";

/** The content types of the files, by the end of their names. */
const types = {
  html: "text/html; charset=utf-8",
  css: "text/css; charset=utf-8",
  js: "text/javascript; charset=utf-8",
  svg: "image/svg+xml",
};

export async function buildPage(folder) {
  const { buildSync } = await import("esbuild");
  // In one go, since whoever else uses esbuild in this process may stop it in between.
  const { outputFiles } = buildSync({
    entryPoints: ["client/main.ts", "client/theme.ts", "style.css"].map((name) => join(folder, name)),
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
  for (const name of ["index.html", "icon.svg"]) texts.set(name, await readFile(join(folder, name), "utf8"));
  return Object.fromEntries(
    [...texts].map(([name, text]) => [name, { type: types[name.split(".").at(-1)], text }]),
  );
}
