import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { createMock } from "@adintel/mock";
import { operations, type Operation } from "@adintel/client/operations";
import { afterEach, expect, test, vi } from "vitest";
import { root } from "../../../scripts/lib/paths.ts";
import { compile } from "../../compile.ts";

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
      const options = { noEmit: false, exactOptionalPropertyTypes: true, noUncheckedIndexedAccess: true };
      const ofThatTime = { target: "ES2022", lib: ["ES2022", "DOM"] };
      expect(await compile(folder, ["guide.mts"], { ...options, ...ofThatTime })).toBe("");

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
