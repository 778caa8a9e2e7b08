import { execFile } from "node:child_process";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { expect, test } from "vitest";
import { root } from "../../scripts/paths.ts";

const run = promisify(execFile);

// The types come from a generator that knows TypeScript 5 alone; consumers have what they have.
test.each(["typescript", "typescript-6", "typescript-7"])(
  "the declarations and their use compile under %s",
  async (name) => {
    const folder = await mkdtemp(join(root, "node_modules/.types-"));
    try {
      const config = {
        compilerOptions: {
          strict: true,
          exactOptionalPropertyTypes: true,
          // Without this, errors inside the declarations themselves would go unseen.
          skipLibCheck: false,
          // TypeScript's own are not ours to check, and are most of the work.
          skipDefaultLibCheck: true,
          noEmit: true,
          target: "ES2022",
          lib: ["ES2022", "DOM"],
          module: "NodeNext",
          types: [],
          rootDir: root,
        },
        files: [join(root, "test/client/types.ts")],
        include: [join(root, "generated/**/*.d.ts")],
      };
      await writeFile(join(folder, "tsconfig.json"), JSON.stringify(config));
      const compiler = join(root, "node_modules", name, "bin/tsc");
      const { stdout } = await run(process.execPath, [compiler, "-p", folder]).catch(
        (error: { stdout: string }) => error,
      );
      expect(stdout).toBe("");
    } finally {
      await rm(folder, { recursive: true });
    }
  },
);
