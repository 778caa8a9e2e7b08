import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { stamp, stampFile } from "../../../scripts/generate/stamp.ts";
import type { Document } from "../../../scripts/openapi/document.ts";
import type { Version } from "../../../scripts/paths.ts";

/** A project of which only the documents and their releases exist. */
export interface Project {
  folder: string;
  write(file: string, text: string): Promise<void>;
  /** Makes these the present documents, as generating would. */
  present(documents: Record<Version, Document>): Promise<void>;
  remove(): Promise<void>;
}

export async function madeUpProject(): Promise<Project> {
  const folder = await mkdtemp(join(tmpdir(), "releases-"));
  const write = async (file: string, text: string) => {
    await mkdir(dirname(join(folder, file)), { recursive: true });
    await writeFile(join(folder, file), text);
  };
  return {
    folder,
    write,
    async present(documents) {
      for (const [version, document] of Object.entries(documents)) {
        await write(`openapi/${version}/openapi.yaml`, JSON.stringify(document));
        await write(`generated/openapi/${version}.json`, JSON.stringify(document));
      }
      await write(`generated/${stampFile}`, await stamp(folder));
    },
    remove: () => rm(folder, { recursive: true }),
  };
}

/** A library with these operations on books. */
export function library(release: string, ...methods: ("get" | "post" | "delete")[]): Document {
  const operation = (method: string) => ({
    operationId: `${method}Books`,
    tags: ["books"],
    summary: `What ${method} does`,
    description: "",
    responses: { 200: { description: "Done" } },
  });
  return {
    openapi: "3.1.0",
    info: { title: "Library", version: release, summary: "", description: "" },
    servers: [],
    "x-rate-limits": [],
    paths: { "/books": Object.fromEntries(methods.map((method) => [method, operation(method)])) },
    components: { schemas: {}, responses: {} },
  };
}
