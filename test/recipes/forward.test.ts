import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll } from "vitest";
import { testForwarding } from "../forwarding.ts";
import { recipes } from "./recipe.ts";

interface Upstream {
  url: string;
  apiKey: string;
}

const folder = await mkdtemp(join(tmpdir(), "recipe-"));
const file = join(folder, "forward.ts");
await writeFile(file, recipes.get("back-end")?.files.get("server/forward.ts") ?? "");
const { createForward } = (await import(/* @vite-ignore */ file)) as {
  createForward(upstream: Upstream): (request: Request) => Promise<Response>;
};

afterAll(() => rm(folder, { recursive: true }));

testForwarding("", async (url) => createForward({ url, apiKey: "mock_live_demo" }));
