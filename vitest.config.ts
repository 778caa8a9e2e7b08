import { fileURLToPath } from "node:url";
import type { Plugin } from "vite";
import { defineConfig } from "vitest/config";
import { runsRedis } from "./test/mocks/store/redis.ts";

/** What `npm test` leaves to `npm run test:all`: browsers, packages, processes, scores, and long runs at random. */
const slow = "test/**/*.slow.test.ts";

/** Files that look at the packages as they are installed. */
const packages = [
  "test/packages/*.slow.test.ts",
  "test/mocks/package.slow.test.ts",
  "test/client/{package,readme}.slow.test.ts",
];

/** Recipes, in projects of a reader's own. */
const recipes = "test/recipes/*.slow.test.ts";

/** Files that start the project's commands, or measure a process: what a version of Node.js can change. */
const commands = [
  "test/mocks/bin.slow.test.ts",
  "test/client/command-line/bin.slow.test.ts",
  "test/proxy/*.slow.test.ts",
  "test/serve/*.slow.test.ts",
  "test/project/run.slow.test.ts",
  "test/check/http/reaching.slow.test.ts",
  "test/mocks/engine/sessions/memory.slow.test.ts",
];

/** Files that look at pages, most of them in the browser that `test/browser/setup.ts` starts. */
const pages = [
  "test/docs/**/*.slow.test.ts",
  "test/app/*.slow.test.ts",
  "test/client/{browser,core/resends}.slow.test.ts",
  "test/mocks/msw-browser.slow.test.ts",
  "test/mocks/page/*.slow.test.ts",
  "test/check/report/page.slow.test.ts",
];

/** Apart from pages, since a network that a container brings ends what a browser is loading. */
const container = "test/container/*.slow.test.ts";

/** How good the check is: hundreds of servers are checked. */
const score = [
  "test/quality/{mutants,independent,score,store-faults}/*.slow.test.ts",
  "test/check/no-false-alarms.slow.test.ts",
];

/** Files that take long, with the same result on any version of Node.js. */
const long = [
  "test/project/{edits,added-version}.slow.test.ts",
  "test/quality/calibration/*.slow.test.ts",
  "test/check/{repeat,calibrate/*,traffic/*}.slow.test.ts",
  "test/contract/specification.slow.test.ts",
  "test/mocks/adintel/corpus/variety.slow.test.ts",
];

/** What is true of the state in memory, and is shown of several mocks that share it in Redis too: files that call `openMock`. */
const store = [
  "test/mocks/adintel/handlers/indexing.test.ts",
  "test/mocks/controls/{keys,routes,sandboxes,scenarios}.test.ts",
  "test/mocks/engine/{bounds,odd-requests,properties}.test.ts",
  "test/mocks/engine/rows/made-up.test.ts",
  "test/mocks/engine/journal/{journal,shown,verify}.test.ts",
  "test/mocks/engine/scenarios/{readings,settings}.test.ts",
  "test/mocks/engine/sessions/indexing.test.ts",
  "test/mocks/engine/sessions/room.slow.test.ts",
  "test/mocks/engine/steps/{authenticate,check-contract,rate-limit,require-credits}.test.ts",
  "test/mocks/store/!(skipped).slow.test.ts",
];

const contract = fileURLToPath(new URL("test/second-contract", import.meta.url));

/** Takes the modules of the second contract in place of this project's, as the commands do with `--contract`. */
function secondContract(): Plugin {
  type ModuleOf = (specifier: string, importer: string) => string | undefined;
  let modules: Promise<ModuleOf> | undefined;
  const load = async (): Promise<ModuleOf> => {
    // Once the client is generated.
    const { contractModules } = await import(new URL("scripts/contract-modules.mjs", import.meta.url).href);
    return contractModules(contract);
  };
  return {
    name: "second-contract",
    enforce: "pre",
    async resolveId(specifier, importer) {
      if (importer === undefined || importer.includes("/node_modules/")) return undefined;
      return (await (modules ??= load()))(specifier, importer);
    },
  };
}

export default defineConfig({
  // @adintel/mock is its sources here, as tsconfig.json says; built files are what its package has.
  resolve: { tsconfigPaths: true },
  test: {
    testTimeout: 180_000,
    hookTimeout: 180_000,
    // Less than a test may take, so that what was seen last is told.
    expect: { poll: { timeout: 150_000 } },
    // Runs of the check make much that is soon garbage, which a larger young heap collects in less time.
    execArgv: ["--max-semi-space-size=64"],
    // Files leave nothing behind in their process, so that each module is loaded once for many of them.
    isolate: false,
    projects: [
      {
        extends: true,
        test: {
          name: "fast",
          // By its pattern, since what a project excludes takes the place of what a command line does.
          include: ["test/{,!(second-contract)/**/}!(*.slow).test.ts"],
          globalSetup: "test/docs/setup.ts",
        },
      },
      {
        extends: true,
        plugins: [secondContract()],
        test: {
          name: "second-contract",
          include: ["test/second-contract/!(*.slow).test.ts"],
          env: { CONTRACT_FOLDER: contract },
          globalSetup: "test/second-contract/setup.ts",
        },
      },
      { extends: true, test: { name: "packages", include: packages, globalSetup: "test/packages/setup.ts" } },
      {
        extends: true,
        test: {
          name: "recipes",
          include: [recipes],
          globalSetup: ["test/packages/setup.ts", "test/browser/setup.ts"],
        },
      },
      {
        extends: true,
        test: {
          name: "commands",
          include: commands,
          // What starts with a reference takes a copy of this one.
          globalSetup: "test/docs/setup.ts",
        },
      },
      {
        extends: true,
        test: {
          name: "pages",
          include: pages,
          globalSetup: ["test/docs/setup.ts", "test/browser/setup.ts"],
        },
      },
      { extends: true, test: { name: "score", include: score } },
      { extends: true, test: { name: "long", include: long } },
      { extends: true, test: { name: "container", include: [container] } },
      {
        extends: true,
        test: {
          name: "store",
          include: runsRedis ? store : ["test/mocks/store/skipped.slow.test.ts"],
          globalSetup: "test/mocks/store/setup.ts",
        },
      },
      {
        extends: true,
        test: {
          name: "slow",
          include: [slow],
          exclude: [
            ...packages,
            recipes,
            ...commands,
            ...pages,
            ...score,
            ...long,
            container,
            "test/mocks/store/*",
          ],
        },
      },
    ],
  },
});
