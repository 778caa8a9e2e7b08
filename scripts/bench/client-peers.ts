/** The client of hey-api, made for v2 as a consumer would make it: with its plugins as they come. */
import { mkdir, rm } from "node:fs/promises";
import { join } from "node:path";
import { createClient } from "@hey-api/openapi-ts";
import { root } from "../paths.ts";

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
  await mkdir(folder, { recursive: true });
  await createClient({
    input: join(root, "generated/openapi/v2.json"),
    output: heyApi,
    plugins: ["@hey-api/client-fetch", "@hey-api/typescript", "@hey-api/sdk"],
    logs: { level: "silent", file: false },
  });
  return { folder, heyApi };
}

export function removePeers(): Promise<void> {
  return rm(folder, { recursive: true });
}
