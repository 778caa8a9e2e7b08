/** The client of hey-api, made as a consumer would make it: with its plugins as they come. */
import { mkdir, rm } from "node:fs/promises";
import { join } from "node:path";
import { createClient } from "@hey-api/openapi-ts";
import type { Version } from "@adintel/client/operations";
import { root } from "../../lib/paths.ts";

/** Below node_modules, so that what stands there finds the packages. */
const folder = join(root, "node_modules/.cache/bench-client");

/** Where the generated peers are. */
export interface Peers {
  /** A folder to write into and to resolve packages from. */
  folder: string;
  /** Of hey-api: `index.ts` with all operations, `sdk.gen.ts`, and `client.gen.ts` with the client they use. */
  heyApi: string;
}

export async function makePeers(): Promise<Peers> {
  const heyApi = join(folder, "hey-api");
  await makeHeyApi("v2", heyApi);
  return { folder, heyApi };
}

/** Makes the client of hey-api for a version in a folder below node_modules. */
export async function makeHeyApi(version: Version, output: string): Promise<void> {
  await mkdir(output, { recursive: true });
  await createClient({
    input: join(root, `generated/openapi/${version}.json`),
    output,
    plugins: ["@hey-api/client-fetch", "@hey-api/typescript", "@hey-api/sdk"],
    logs: { level: "silent", file: false },
  });
}

export function removePeers(): Promise<void> {
  return rm(folder, { recursive: true });
}
