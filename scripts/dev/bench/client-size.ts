import { gzipSync } from "node:zlib";
import { build } from "esbuild";
import { heyApi, peersFolder } from "./client-peers.ts";
import { atMost, type Row } from "./table.ts";

const kilobyte = 1000;

/** What each import adds to a page's bundle, minified and compressed. */
export async function clientSizes(): Promise<Row[]> {
  const whole = await size(`export * from "@adintel/client";`);
  const one = await size(`
    import { createClient } from "@adintel/client";
    export const call = (options, body) => createClient(options).searchMedia(body);`);
  const lean = await size(`
    import { createLeanClient } from "@adintel/client";
    export const call = (options, body) => createLeanClient(options).searchMedia(body);`);
  const types = await size(`
    import type { MediaItem } from "@adintel/client/types";
    export type Item = MediaItem;`);
  const openapiFetch = await size(`
    import createClient from "openapi-fetch";
    export const call = (options, body) => createClient(options).POST("/media", { body });`);
  const ky = await size(`
    import ky from "ky";
    export const call = (options, json) => ky.create(options).post("media", { json }).json();`);
  const heyApiWhole = await size(`
    export * from "${heyApi}/index.ts";
    export { client } from "${heyApi}/client.gen.ts";`);
  const heyApiOne = await size(`
    import { client } from "${heyApi}/client.gen.ts";
    import { searchMedia } from "${heyApi}/sdk.gen.ts";
    export const call = (options, body) => (client.setConfig(options), searchMedia({ body }));`);

  const beside = (peer: string, figure: number, bytes: number) => ({
    peer: `${peer} ${kilobytes(bytes)}`,
    ratio: figure / bytes,
  });
  const sizeOfEntry = async (entry: string) => {
    const bytes = await size(`export * from "@adintel/client${entry}";`);
    return { what: `size, all of @adintel/client${entry}`, figure: kilobytes(bytes) };
  };
  return [
    {
      what: "size, all of v2, min+gzip",
      figure: kilobytes(whole),
      ...beside("hey-api, all operations", whole, heyApiWhole),
    },
    {
      what: "size, createClient and one method",
      figure: kilobytes(one),
      ...beside("hey-api, one operation", one, heyApiOne),
      budget: atMost(one, 8.5 * kilobyte, "at most 8.5 kB"),
    },
    { what: "size, createLeanClient without schedule, logs and andWait", figure: kilobytes(lean) },
    { what: "", figure: kilobytes(one), ...beside("openapi-fetch, no types at run time", one, openapiFetch) },
    { what: "", figure: kilobytes(one), ...beside("ky, no types", one, ky) },
    {
      what: "size, import type from @adintel/client/types",
      figure: `${types} B`,
      budget: { words: "0 B", met: types === 0 },
    },
    await sizeOfEntry("/v1"),
    await sizeOfEntry("/paths"),
    await sizeOfEntry("/upgrade"),
    await sizeOfEntry("/react-query"),
    await sizeOfEntry("/validate"),
  ];
}

/** The compressed size of the bundled source; 0 if the bundle is empty. */
async function size(source: string): Promise<number> {
  const { outputFiles } = await build({
    stdin: { contents: source, resolveDir: peersFolder, loader: "ts" },
    bundle: true,
    minify: true,
    write: false,
    format: "esm",
    platform: "browser",
    target: "es2022",
  });
  const [bundle] = outputFiles;
  if (!bundle) throw new Error("esbuild made no bundle");
  return bundle.contents.length && gzipSync(bundle.contents, { level: 9 }).length;
}

function kilobytes(bytes: number): string {
  return `${(bytes / kilobyte).toFixed(2)} kB`;
}
