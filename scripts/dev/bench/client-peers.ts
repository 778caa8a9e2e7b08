/** The client of hey-api, generated with the default plugins. */
import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import { createClient } from "@hey-api/openapi-ts";
import type { Version } from "@adintel/client/operations";
import { root } from "../../lib/paths.ts";

/** Below node_modules, so that modules in it find the packages. */
export const peersFolder = join(root, "node_modules/.cache/bench-client");

/** The client of hey-api: `index.ts` with all operations, `sdk.gen.ts`, and `client.gen.ts` with the client they use. */
export const heyApi = join(peersFolder, "hey-api");

export async function makeHeyApi(version: Version, output: string): Promise<void> {
  await mkdir(output, { recursive: true });
  await createClient({
    input: join(root, `generated/openapi/${version}.json`),
    output,
    plugins: ["@hey-api/client-fetch", "@hey-api/typescript", "@hey-api/sdk"],
    logs: { level: "silent", file: false },
  });
}
