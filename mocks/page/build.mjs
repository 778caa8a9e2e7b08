/**
 * Builds the page at `/__mock/`. Plain JavaScript, so that `npm pack` runs it without a loader. It is never bundled, so that its
 * folder is that of the sources.
 */
import { readFile } from "node:fs/promises";
import { basename, join } from "node:path";
import { icon, logo, tokens } from "../../scripts/lib/style-tokens.mjs";

const types = {
  html: "text/html; charset=utf-8",
  css: "text/css; charset=utf-8",
  js: "text/javascript; charset=utf-8",
  svg: "image/svg+xml",
};

/** Builds the page's files, by name, from the sources in this folder. */
export async function buildPage() {
  const folder = import.meta.dirname;
  const { buildSync, transformSync } = await import("esbuild");
  const style = tokens + (await readFile(join(folder, "style.css"), "utf8"));
  // Synchronously: other users of esbuild in this process may stop its service.
  const { outputFiles } = buildSync({
    entryPoints: ["client/main.ts", "client/theme.ts"].map((name) => join(folder, name)),
    outdir: folder,
    entryNames: "[name]",
    bundle: true,
    // The contract that the commands work on, if it is another than this project's.
    ...(process.env.CONTRACT_FOLDER && {
      alias: { "@adintel/client": join(process.env.CONTRACT_FOLDER, "generated") },
    }),
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
  const page = await readFile(join(folder, "index.html"), "utf8");
  texts.set("index.html", page.replace("<!-- logo -->", logo));
  texts.set("icon.svg", icon);
  return Object.fromEntries(
    [...texts].map(([name, text]) => [name, { type: types[name.split(".").at(-1)], text }]),
  );
}
