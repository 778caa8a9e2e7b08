import { execFileSync, spawnSync } from "node:child_process";
import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { delimiter, join } from "node:path";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { root } from "../../scripts/lib/paths.ts";

/** An npm that knows a registry, and writes down what it is to publish. */
const npm = `#!/usr/bin/env bash
case "$1 $2" in
  "config get") if [[ $3 = @* ]]; then echo undefined; else echo "$REGISTRY"; fi ;;
  view*) [[ " $KNOWN " = *" $2 "* ]] || { echo "npm error code $MISSING"; exit 1; }; echo 0.9.0 ;;
  *)
    [ -z "$NPM_TOKEN" ] || grep --no-filename _authToken "$NPM_CONFIG_USERCONFIG" >> "$LOG"
    [ "$1 $2" != "stage publish" ] || words="stage "
    echo "\${words}publish $(basename "$(printf '%s\\n' "$@" | grep tgz)") \${*: -2}" >> "$LOG"
    [[ "$*" != *"$REFUSED"* ]]
    ;;
esac
`;

let folder: string;

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "publish-"));
  writeFileSync(join(folder, "npm"), npm);
  chmodSync(join(folder, "npm"), 0o755);
  mkdirSync(join(folder, "package"));
  mkdirSync(join(folder, "release"));
  for (const name of ["client", "mock"]) {
    writeFileSync(
      join(folder, "package/package.json"),
      JSON.stringify({ name: `@library/${name}`, version: "1.0.0" }),
    );
    execFileSync("tar", ["-czf", `release/${name}.tgz`, "package"], { cwd: folder });
  }
});

beforeEach(() => writeFileSync(join(folder, "log"), ""));

afterAll(() => rmSync(folder, { recursive: true }));

/** The script's exit code, and what npm was told. */
function publish(known: string, more: Record<string, string> = {}) {
  const { status, stdout } = spawnSync(
    "bash",
    [join(root, ".github/publish.sh"), "release", "--access", "public"],
    {
      cwd: folder,
      env: {
        PATH: `${folder}${delimiter}${process.env["PATH"]}`,
        LOG: join(folder, "log"),
        REGISTRY: "https://npm.library.example",
        KNOWN: known,
        REFUSED: "nothing",
        MISSING: "E404",
        NPM_TOKEN: "",
        ...more,
      },
      encoding: "utf8",
    },
  );
  return { status, stdout, told: readFileSync(join(folder, "log"), "utf8").trim().split("\n") };
}

test("new versions of known packages are staged where the registry can, new packages are published", () => {
  expect(publish("@library/client", { STAGE: "true" })).toEqual({
    status: 0,
    stdout: "",
    told: ["stage publish client.tgz --access public", "publish mock.tgz --access public"],
  });
});

test("a package of which the registry says nothing is not taken for a new one", () => {
  expect(publish("@library/client", { STAGE: "true", MISSING: "E503" })).toEqual({
    status: 1,
    stdout: "",
    told: ["stage publish client.tgz --access public"],
  });
});

test("another registry has no stage", () => {
  expect(publish("@library/client @library/mock").told).toEqual([
    "publish client.tgz --access public",
    "publish mock.tgz --access public",
  ]);
});

test("what is published already is left out, and what was staged already keeps nothing back", () => {
  const known = "@library/client @library/mock @library/client@1.0.0";
  expect(publish(known, { STAGE: "true" })).toEqual({
    status: 0,
    stdout: "@library/client@1.0.0 is already published\n",
    told: ["stage publish mock.tgz --access public"],
  });
  const both = "@library/client @library/mock";
  expect(publish(both, { STAGE: "true", REFUSED: "client.tgz" })).toMatchObject({
    status: 1,
    told: expect.arrayContaining(["stage publish mock.tgz --access public"]),
  });
});

test("the token is for the registry, and in no file", () => {
  expect(publish("", { NPM_TOKEN: "secret" }).told[0]).toBe("//npm.library.example/:_authToken=${NPM_TOKEN}");
});
