import { defineConfig } from "vitest/config";

/** The files whose cases run against the targets, which are started for them. */
const cases = ["test/contract/v[12]/*.test.ts", "test/contract/coverage.test.ts"];

/** Files that start no process, and leave nothing behind in their own. */
const within = [
  "test/mocks/simulator/*.test.ts",
  "test/mocks/{body-size,corpus,documented,progress,site,static}.test.ts",
  "test/contract/{examples,specification,specification-bites}.test.ts",
  "test/client/{client,validation,retries,errors,money,paging,indexing,entries,react-query}.test.ts",
  "test/client/upgrade{,-plans,-properties,-simulator}.test.ts",
  "test/scripts/diff/{compare-documents,fixtures}.test.ts",
  "test/scripts/generate/{client,files}.test.ts",
  "test/scripts/{release,docs}/*.test.ts",
];

/** Files that look at both packages as they are installed. */
const packages = [
  "test/packages/*.test.ts",
  "test/mocks/package.test.ts",
  "test/client/{package,readme}.test.ts",
];

const reference = ["test/reference/*.test.ts"];

/** How good the check is: hundreds of servers are held against the contract, which any version of Node.js does alike. */
const score = ["test/mutants/score/*.test.ts", "test/scripts/check/no-false-alarms.test.ts"];

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
          name: "within",
          include: within,
          // Each file makes what it looks at, and making them share what they import spares loading it for each.
          isolate: false,
        },
      },
      {
        extends: true,
        test: {
          name: "reference",
          include: reference,
          globalSetup: "test/reference/setup.ts",
          // What makes the pages takes seconds to load, and keeps what it made of each.
          isolate: false,
        },
      },
      {
        extends: true,
        test: {
          name: "packages",
          include: packages,
          globalSetup: "test/packages/setup.ts",
        },
      },
      { extends: true, test: { name: "score", include: score } },
      {
        extends: true,
        test: {
          name: "rest",
          include: ["test/**/*.test.ts"],
          exclude: [...cases, ...within, ...packages, ...reference, ...score],
        },
      },
    ],
  },
});
