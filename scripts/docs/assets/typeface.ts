import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { Plugin } from "esbuild";
import subsetFont from "subset-font";
import { root } from "../../lib/paths.ts";

const folder = join(root, "node_modules/@fontsource-variable/figtree");

/** Printable ASCII, and the signs that pages use beyond it; another is shown in a typeface that the reader has. */
export const signs =
  Array.from({ length: 95 }, (_, index) => String.fromCharCode(0x20 + index)).join("") + "\u00a0·×–—‘’“”…›→";

let made: Promise<Uint8Array> | undefined;

/** The typeface of the pages, one file for all weights, with the signs that they use. */
function typeface(): Promise<Uint8Array> {
  made ??= readFile(join(folder, "files/figtree-latin-wght-normal.woff2")).then((whole) =>
    subsetFont(whole, signs, {
      targetFormat: "woff2",
      variationAxes: { wght: { min: 400, max: 650 } },
      keepFeatures: ["kern"],
      noHinting: true,
    }),
  );
  return made;
}

/** What its makers ask to be shipped with it. */
export function typefaceLicense(): Promise<Uint8Array> {
  return readFile(join(folder, "LICENSE"));
}

/** Lets a style sheet name it as `reference:typeface`. */
export const typefacePlugin: Plugin = {
  name: "typeface",
  setup(build) {
    build.onResolve({ filter: /^reference:typeface$/ }, () => ({
      path: "typeface.woff2",
      namespace: "made",
    }));
    build.onLoad({ filter: /^typeface\.woff2$/, namespace: "made" }, async () => ({
      contents: await typeface(),
      loader: "file",
    }));
  },
};
