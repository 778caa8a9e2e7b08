import { defineConfig } from "vitest/config";

/** The files whose cases run against the targets, which are started for them. */
const cases = ["test/contract/v[12]/*.test.ts", "test/contract/coverage.test.ts"];

const simulator = ["test/mocks/simulator/*.test.ts"];

export default defineConfig({
  // @adintel/mock is its sources here, as tsconfig.json says; built files are what its package has.
  resolve: { tsconfigPaths: true },
  test: {
    testTimeout: 60_000,
    hookTimeout: 60_000,
    // Many tests wait for a process that they started, so there is room for one more than there are cores.
    maxWorkers: 3,
    reporters: process.env["CI"]
      ? ["default", ["json", { outputFile: "dist/test-report.json" }]]
      : ["default"],
    projects: [
      {
        extends: true,
        test: {
          name: "contract",
          include: cases,
          globalSetup: "test/contract/support/setup.ts",
          // The files share nothing that one could spoil for another, and loading Prism for each takes long.
          isolate: false,
        },
      },
      {
        extends: true,
        test: {
          name: "simulator",
          include: simulator,
          // Each file makes worlds of its own, and making them share what they import halves the time.
          isolate: false,
        },
      },
      {
        extends: true,
        test: { name: "rest", include: ["test/**/*.test.ts"], exclude: [...cases, ...simulator] },
      },
    ],
  },
});
