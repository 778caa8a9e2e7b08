import { join } from "node:path";
import { createMock, listen } from "@adintel/mock";
import { expect, inject, test } from "vitest";
import { currentVersion, type Version } from "../../../scripts/lib/versions.ts";
import { chooseCalls } from "../../../scripts/docs/samples/choose.ts";
import { sampleLanguages } from "../../../scripts/docs/samples/index.ts";
import { programsOf } from "../../../scripts/docs/samples/program/index.ts";
import { runSteps } from "../../../scripts/docs/samples/program/run.ts";
import { readCalls, stepsOf } from "../../../scripts/docs/writing/calls.ts";
import { now } from "../../now.ts";
import { named, raw, readPages } from "../built-pages.ts";
import { readDocuments } from "../documents.ts";
import { attribute } from "../pages.ts";
import { runs, runSamples } from "../run-samples.ts";

const documents = await readDocuments();
const at = { calls: await chooseCalls(documents), documents, version: currentVersion as Version };
const programs = Object.values(readCalls()).map((calls) => stepsOf(at, calls));
const pages = await readPages(join(inject("reference"), "dist/site"));

/** The code of the pages with programs in a language, as a reader copies it. */
function copied(title: string): string[] {
  return ["index.html", "recipes.html"].flatMap((path) => {
    const blocks = pages.get(path) ? named(pages.get(path)!.root, "pre") : [];
    const programBlocks = blocks.filter((block) =>
      attribute(block, "ariaLabel")?.endsWith(`, with ${title}`),
    );
    // The first call of the service is no program.
    return programBlocks.map(raw).filter((code) => !code.includes("api.adintel.example"));
  });
}

/** A mock whose time stands still, so that two of them respond alike. */
function newMock() {
  return createMock({ now, tick: () => 0, rateLimits: false, indexingSeconds: 0 });
}

/** JSON documents, one after the other. */
function documentsIn(printed: unknown[]): unknown[] {
  return printed.flatMap((one) =>
    typeof one === "string"
      ? (JSON.parse(`[${one.trim().replaceAll(/\}\s*\n\{/g, "},{")}]`) as unknown[])
      : [one],
  );
}

test.each(sampleLanguages.filter(({ id }) => id !== "client" && runs(id)))(
  "programs in $title, as copied and without anything in the environment, print what their calls return",
  async ({ id, title }) => {
    const mock = newMock();
    const expected: unknown[][] = [];
    for (const steps of programs) {
      const { responses } = await runSteps(mock, steps);
      expected.push(responses.filter((_, index) => !steps[index]?.take && !steps[index]?.repeat));
    }
    const codes = copied(title);
    expect(codes).toHaveLength(programs.length);
    const server = await listen(newMock().fetch, { port: 0, host: "127.0.0.1" });
    const here = codes.map((code) => code.replaceAll("http://127.0.0.1:4010", server.url));
    const outcomes = await runSamples(id, here, { ADINTEL_API_KEY: "" });
    await server.close();
    expect(outcomes.map(({ failure }) => failure).filter(Boolean)).toEqual([]);
    const printed = JSON.stringify(outcomes.map((one) => documentsIn(one.printed)));
    expect(JSON.parse(printed.replaceAll(server.url, "http://127.0.0.1:4010"))).toEqual(expected);
  },
);

test.each(sampleLanguages.filter(({ id }) => id !== "client" && runs(id)))(
  "a program in $title reads a key from the environment, and ends with the code of an error",
  async ({ id }) => {
    const server = await listen(newMock().fetch, { port: 0, host: "127.0.0.1" });
    const steps = programs[0]!.map((step) => ({
      ...step,
      baseUrl: `${server.url}/${step.version}`,
      apiKey: undefined,
    }));
    const code = programsOf(steps, "").find((one) => one.id === id)?.code ?? "";
    const [outcome] = await runSamples(id, [code], { ADINTEL_API_KEY: "mock_live_revoked" });
    await server.close();
    expect(outcome?.failure).toMatch(/invalid_api_key/);
  },
);
