import { execFile } from "node:child_process";
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { createMock } from "@adintel/mock";
import { operations, type Operation } from "@adintel/client/operations";
import { afterEach, expect, test, vi } from "vitest";
import { root } from "../../../scripts/lib/paths.ts";

const run = promisify(execFile);
const page = await readFile(join(root, "generated/UPGRADE.md"), "utf8");
const program = [...page.matchAll(/```ts\n([\s\S]*?)```/g)].map(([, code = ""]) => code).join("\n");

afterEach(() => vi.restoreAllMocks());

test(
  "the examples are one program that compiles, and prints what they say",
  { timeout: 120_000 },
  async () => {
    const promised = [...program.matchAll(/console\.log\(.*\); \/\/ (.+)$/gm)].map(([, text = ""]) => text);
    expect(promised.length).toBeGreaterThanOrEqual(12);
    expect(program.match(/console\.log/g)).toHaveLength(promised.length);

    const folder = await mkdtemp(join(root, "node_modules/.guide-"));
    try {
      await writeFile(join(folder, "guide.mts"), program);
      const config = {
        compilerOptions: {
          strict: true,
          exactOptionalPropertyTypes: true,
          noUncheckedIndexedAccess: true,
          skipLibCheck: true,
          target: "ES2022",
          lib: ["ES2022", "DOM"],
          module: "NodeNext",
          types: [],
        },
        files: ["guide.mts"],
      };
      await writeFile(join(folder, "tsconfig.json"), JSON.stringify(config));
      const compiler = join(root, "node_modules/typescript-7/bin/tsc");
      const { stdout } = await run(process.execPath, [compiler, "-p", folder]).catch(
        (error: { stdout: string }) => error,
      );
      expect(stdout).toBe("");

      const mock = createMock({ now: Date.UTC(2026, 10, 20), rateLimits: false });
      vi.spyOn(globalThis, "fetch").mockImplementation(async (...call) => mock.fetch(...call));
      const printed = vi.spyOn(console, "log").mockImplementation(() => undefined);
      await import(join(folder, "guide.mjs"));
      const meant = promised.map((text) => [new Function(`return ${text}`)() as unknown]);
      expect(printed.mock.calls).toEqual(meant);
    } finally {
      await rm(folder, { recursive: true });
    }
  },
);

test("its table has every operation and every field of x-replaced-by", () => {
  const rows = new Set(page.split("\n").filter((line) => line.startsWith("| `") || line.startsWith("| —")));
  const text = (expression: string | undefined) =>
    expression === undefined
      ? "—"
      : `\`${expression.replace(/^\$request\.(body#\/|path\.|query\.)?/, "").replaceAll("/", ".")}\``;
  for (const { operationId, replacedBy } of Object.values<Operation>(operations.v1)) {
    for (const successor of replacedBy) {
      expect(page).toMatch(
        new RegExp(`\\| \\*\\*\`${operationId}\`\\*\\*.* \\| \\*\\*\`${successor.operationId}\``),
      );
      for (const field of successor.fields) {
        const { from, to, note = "" }: { from?: string; to?: string; note?: string } = field;
        expect(rows).toContain(`| ${text(from)} | ${text(to)} | ${note} |`);
      }
    }
  }
});
