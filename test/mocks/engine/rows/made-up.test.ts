import { responseViolations } from "@adintel/client/validation";
import { describe, expect, test } from "vitest";
import {
  exampleOf,
  examples,
  openMock,
  rowsIn,
  sendExample,
  start,
  type Example,
} from "../../support/open-mock.ts";

const mock = openMock({ rateLimits: false });
const id = await mock.someAccount();
const headers = { Prefer: "dynamic=true" };

const listing = examples.filter(({ operation }) => operation.lists.length > 0);

function send(example: Example, account = id, of = mock) {
  return sendExample(of, example, account, { headers });
}

test.each(examples)("$name is made up as its document says", async ({ version, operation, ...example }) => {
  const { status, body } = await send({ version, operation, ...example });
  expect(status).toBe(200);
  expect(responseViolations(version, operation.operationId, 200, body)).toEqual([]);
});

describe("the rows", () => {
  test.each(listing)("of $name are there, and counted", async (example) => {
    const { body } = await send(example);
    const rows = rowsIn(example.operation, body);
    expect(rows).toBeGreaterThan(0);
    expect(body.count).toBe(rows);
  });

  test.each(listing)("of $name have no key that the document does not name", async (example) => {
    const { body } = await send(example);
    const [list] = listsOf(example).filter((one) => one.in in body);
    const rows = (list && body[list.in]) as unknown[];
    for (const row of rows.filter((one) => typeof one === "object"))
      for (const key of Object.keys(row ?? {})) expect(list?.fields).toContain(key);
  });

  test.each(listing.filter(({ operation }) => operation.pathParameters.length > 0))(
    "of $name are those of another account if there is none of that id",
    async (example) => {
      const { status, body } = await send(example, "nobody");
      expect([status, rowsIn(example.operation, body) > 0]).toEqual([200, true]);
    },
  );

  test("are there whatever the request filters by", async () => {
    const body = { query: "qqqqq", format: ["VIDEO"], minViewCount: 1e12, offset: 1e6, limit: 3 };
    const answer = await mock.send("/v2/media", { body, headers });
    expect(answer.body).toMatchObject({ count: 3, media: [{}, {}, {}] });
  });

  test("are of the list that the request chooses", async () => {
    const path = `/v2/account/${id}/insights`;
    const hooks = await mock.send(`${path}?type=HOOK&maxDaysBack=0`, { headers });
    const mix = await mock.send(`${path}?type=MEDIA_MIX`, { headers });
    expect([hooks.body["type"], mix.body["type"]]).toEqual(["HOOK", "MEDIA_MIX"]);
    expect(hooks.body).not.toEqual(mix.body);
  });

  test("are the documents' examples where the mock models nothing", async () => {
    const example = exampleOf("v2 postComments");
    const { body } = await sendExample(mock, example, id, { headers: { Prefer: "code=200" } });
    expect((await send(example)).body).toEqual(body);
  });
});

test("the same seed makes up the same bytes, another one others", async () => {
  const text = async (seed: number) => {
    const { fetch } = openMock({ seed });
    const found = await fetch("/v2/media", { body: { query: "the" }, headers });
    return found.text();
  };
  expect(await text(3)).toBe(await text(3));
  expect(await text(3)).not.toBe(await text(4));
});

test("what is made up leaves no trace", async () => {
  const own = openMock({ now: start });
  const example = exampleOf("v2 indexAccount");
  const { body } = await send(example, id, own);
  const known = await own.send(`/v2/account/${body.brandId}`);
  expect([body.status, known.status]).toEqual(["indexing", 404]);
});

test("a response with another status, or a named one, is the documents' example", async () => {
  const path = "/v2/taxonomies?query=coffee";
  const example = exampleOf("v2 searchTaxonomies");
  const [name = ""] = example.operation.examples[200] ?? [];
  for (const prefer of ["code=404", `example=${name}`]) {
    const made = await mock.send(path, { headers: { Prefer: `dynamic=true, ${prefer}` } });
    const documented = await mock.send(path, { headers: { Prefer: prefer } });
    expect(made).toMatchObject({ status: documented.status, body: documented.body });
  }
});

function listsOf({ operation }: Example): readonly { in: string; fields?: readonly string[] }[] {
  return operation.lists;
}
