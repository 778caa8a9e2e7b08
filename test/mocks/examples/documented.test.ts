import { operations, type Operation, type Version } from "@adintel/client/operations";
import { expect, test } from "vitest";
import { documented } from "../../../mocks/examples/documented.ts";
import type { ExampleSource } from "../../../mocks/examples/examples.ts";
import { textOf } from "../../../mocks/http/json.ts";
import type { Preference } from "../../../mocks/examples/prefer.ts";
import { createPrism } from "../../../mocks/examples/prism.ts";

const prism = await createPrism();

const all = (["v1", "v2"] as const).flatMap((version) =>
  Object.values<Operation>(operations[version]).map((operation) => ({
    version,
    operation,
    name: `${operation.operationId} of ${version}`,
  })),
);

test.each(all)("the examples of $name are those that Prism answers with", async ({ version, operation }) => {
  for (const preference of preferences(operation)) {
    const expected = await read(prism, version, operation, preference);
    expect(await read(documented, version, operation, preference), JSON.stringify(preference)).toEqual(
      expected,
    );
  }
});

/** Every wish that an operation's documented answers allow: none, each code, and each example. */
function preferences(operation: Operation): Preference[] {
  const codes = Object.entries<readonly string[]>(operation.examples);
  return [
    {},
    ...codes.flatMap(([code, names]) => [
      { code: Number(code) },
      ...names.map((example) => ({ code: Number(code), example })),
    ]),
  ];
}

async function read(source: ExampleSource, version: Version, operation: Operation, preference: Preference) {
  const { status, headers, json } = await source(version, operation, preference);
  return { status, headers, text: textOf(json) };
}
