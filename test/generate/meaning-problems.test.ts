import documentV2 from "@adintel/client/openapi/v2.json" with { type: "json" };
import { expect, test } from "vitest";
import type { Document, Parameter, Replacement, Schema } from "../../scripts/openapi/document.ts";
import type { Effect } from "../../scripts/openapi/meaning.ts";
import { meaningProblems } from "../../scripts/generate/meaning-problems.ts";
import { replacementProblems } from "../../scripts/generate/replacement-problems.ts";
import { sourcePlace } from "../../scripts/openapi/source-place.ts";
import { topics } from "../../scripts/openapi/topics.ts";
import { root } from "../../scripts/lib/paths.ts";
import { readDocuments } from "../docs/documents.ts";

const allDocuments = await readDocuments();

/** A copy of v2's document with one thing changed. */
function changed(change: (document: Document) => void): Document {
  const document = structuredClone(documentV2) as unknown as Document;
  change(document);
  return document;
}

function schema(document: Document, name: string): Schema {
  const found = document.components.schemas[name];
  if (!found) throw new Error(`no schema ${name}`);
  return found;
}

/** A copy in which POST /media takes one more field. */
function withField(field: Schema): Document {
  return changed((document) => {
    schema(document, "MediaSearchFields").properties!["minLikeCount"] = field;
  });
}

function messages(document: Document): string[] {
  return meaningProblems(document).map(({ message }) => message);
}

test.each(Object.values(allDocuments))("the documents have no problem", (document) => {
  expect(meaningProblems(document)).toEqual([]);
});

test("a field of a request must say what it does", () => {
  expect(meaningProblems(withField({ type: "number" }))).toEqual([
    {
      pointer: "/components/schemas/MediaSearchFields/properties/minLikeCount",
      message: expect.stringMatching(
        /^searchMedia takes minLikeCount, but nothing says what it does; add x-effect, such as /,
      ) as string,
    },
  ]);
  expect(messages(withField({ type: "number", "x-unspecified": ["effect"] }))).toEqual([]);
});

const unsupported: [string, (document: Document) => void, string][] = [
  [
    "a method beside get and post",
    ({ paths }) => Object.assign(paths["/media"]!, { put: paths["/media"]!.post }),
    "searchMedia is a put; only get and post are supported",
  ],
  [
    "no 200 in JSON",
    ({ paths }) => (paths["/media"]!.post!.responses["200"] = { description: "Done." }),
    "searchMedia needs a response 200 in JSON; other successful responses are not supported",
  ],
  [
    "a security of one operation",
    ({ paths }) => (paths["/media"]!.post!.security = []),
    "searchMedia has a security of its own, which is not supported; state that of all",
  ],
  [
    "an envelope without a message",
    (document) => (document["x-error-envelope"] = { code: "error.code", message: "error.text" }),
    "the error invalid_request has no error.text, where x-error-envelope says its message is",
  ],
  [
    "an envelope without a code",
    (document) => (document["x-error-envelope"] = { code: "fault", message: "error.message" }),
    "no error of searchMedia has a code at fault, where x-error-envelope says it is",
  ],
  [
    "an unknown id without its error",
    ({ components }) => (components.parameters!["AccountId"]!["x-unknown"] = "gone"),
    "x-unknown of id is gone, which no response 404 of getAccount documents",
  ],
  [
    "an offset without a limit",
    (document) => delete schema(document, "MediaSearchFields").properties!["limit"],
    "offset has by: offset, but no field has by: limit, which says how many rows a page has",
  ],
  [
    "a relative server",
    ({ servers }) => (servers[0]!.url = "/v2"),
    "the first server must have an absolute URL, whose path is where the version lives",
  ],
];

test.each(unsupported)("%s is refused", (_, change, message) => {
  expect(messages(changed(change))).toContain(message);
});

test("a query parameter must say what it does", () => {
  const document = changed(({ paths }) => {
    const operation = paths["/account/{id}/landing-pages"]!.get!;
    operation.parameters!.push({ name: "minTotal", in: "query", schema: { type: "integer", default: 0 } });
  });
  expect(meaningProblems(document)).toEqual([
    {
      pointer: "/paths/~1account~1{id}~1landing-pages/get/parameters/4",
      message: expect.stringContaining("listAccountLandingPages takes minTotal") as string,
    },
  ]);
});

const wrongEffects: [string, Schema["x-effect"] | object, string][] = [
  ["a way that there is not", { by: "least" }, "has by: least; use one of limit, offset"],
  [
    "a field that rows do not have",
    { by: "minimum", field: "likes" },
    "names the field likes, which a row of searchMedia does not have",
  ],
  [
    "a part without meaning",
    { by: "minimum", orders: {} },
    "has orders, which is not valid with by: minimum",
  ],
  ["another type", { by: "flag" }, "has by: flag, which requires the type boolean, not number"],
  [
    "an assumed part that it lacks",
    { by: "minimum", assumed: { inclusive: "A bound is taken to belong." } },
    "assumes inclusive, which it does not have",
  ],
  [
    "an assumption without reason",
    { by: "minimum", inclusive: true, assumed: { inclusive: "yes" } },
    "must say in a sentence why inclusive is assumed",
  ],
  ["a second limit", { by: "limit" }, "has by: limit, which requires the type integer"],
];

test.each(wrongEffects)("an effect is refused with %s", (_, effect, message) => {
  expect(messages(withField({ type: "number", "x-effect": effect as Effect }))[0]).toContain(message);
});

test("nothing is promised that neither mock nor check can follow", () => {
  const header = changed(({ paths }) => {
    paths["/account/{id}/campaigns"]!.get!.parameters!.push({ name: "X-Locale", in: "header", schema: {} });
  });
  expect(messages(header)).toEqual([
    "listAccountCampaigns takes X-Locale as a header, which mock and check do not support; make it a query parameter",
  ]);
  const search = withField({ type: "string", "x-effect": { by: "search" } });
  expect(messages(search)).toEqual([
    "minLikeCount and query both have by: search; give both a precedence, so that one decides",
  ]);
  const account = withField({ type: "string", "x-effect": { by: "account" } });
  expect(messages(account)).toEqual([
    "minLikeCount and accountId both have by: account; only one field of a request can",
  ]);
  const match = withField({ type: "string", "x-effect": { by: "match", of: "channel" } });
  expect(messages(match)).toEqual([
    "x-effect of minLikeCount sets how channel is compared, but searchMedia has no such field with by: contains",
  ]);
  const date = withField({ type: "string", "x-effect": { by: "since", field: "endAt" } });
  expect(messages(date)).toEqual([
    "minLikeCount takes a date; add its format, or the topic format to x-unspecified",
  ]);
  const choice = changed((document) => schema(document, "InsightType").enum!.push("CTA"));
  expect(messages(choice)).toEqual([
    "CTA of type selects no list; add it to the values of type in a response schema",
  ]);
  const partial = changed(({ paths }) => {
    paths["/account/{id}/insights"]!.get!.parameters!.push({
      name: "minTotal",
      in: "query",
      schema: { type: "integer" },
      "x-effect": { by: "minimum", field: "total" },
    } as Parameter);
  });
  expect(messages(partial)).toEqual([
    "x-effect of minTotal names the field total, which a row of listAccountInsights does not have",
  ]);
});

test("a price needs a response for credits that run out, and a refusal is free or open", () => {
  const priced = changed(({ paths }) => {
    paths["/account/index"]!.post!["x-billing"]!.microdollarsPerRow = 700;
  });
  expect(messages(priced)).toEqual([
    "indexAccount has a price but no response 402; add it, because credits can run out",
  ]);
  const always = changed((document) => {
    document.components.responses["TooManyRequests"]!["x-charged"] = { is: "always" } as never;
  });
  expect(messages(always)).toEqual([
    "x-charged is always; only never is supported, because no error is known to be charged",
  ]);
});

test("each value of a sort field must say what it orders by", () => {
  const more = changed((document) => schema(document, "MediaSortBy").enum!.push("MOST_SHARED"));
  expect(messages(more)).toEqual(["x-effect of sortBy must define MOST_SHARED in orders"]);
  const fewer = changed((document) => schema(document, "MediaSortBy").enum!.pop());
  expect(messages(fewer)).toEqual([
    "x-effect of sortBy has HIGHEST_OUTLIER in orders, which is not a value of the field",
  ]);
});

test("each range of a span must say which numbers it names", () => {
  const document = changed((one) => schema(one, "DurationRange").enum!.push("120+"));
  expect(messages(document)).toEqual(["x-effect of duration must define 120+ in spans"]);
});

test("a field that rows lose is missed by whatever names it", () => {
  const document = changed((one) => delete schema(one, "MediaItem").properties!["viewCount"]);
  expect(messages(document)).toEqual([
    "x-effect of minViewCount names the field viewCount, which a row of searchMedia does not have",
    "x-effect of maxViewCount names the field viewCount, which a row of searchMedia does not have",
    "MOST_VIEWS of sortBy orders by viewCount, which a row of searchMedia does not have",
  ]);
});

test("a list must say where its rows are and what identifies them", () => {
  const without = changed((document) => delete schema(document, "MediaList")["x-rows"]);
  expect(messages(without)).toContain(
    "searchMedia returns a list; add x-rows to its schema, with the rows' property and the field that identifies a row, such as { in: media, key: id }",
  );
  const other = changed((document) => (schema(document, "MediaList")["x-rows"] = { in: "rows", key: "id" }));
  expect(messages(other)).toContain(
    "x-rows says that the rows are in rows, which is not an array of the schema",
  );
  const keyless = changed((document) => (schema(document, "MediaList")["x-rows"] = { in: "media" }));
  expect(messages(keyless)).toEqual(["x-rows needs a key: the field that identifies a row"]);
  const wrong = changed(
    (document) => (schema(document, "MediaList")["x-rows"] = { in: "media", key: "uuid" }),
  );
  expect(messages(wrong)).toEqual(["x-rows names uuid as its key, which a row does not have"]);
  const uncounted = changed((document) => (schema(document, "MediaList")["x-rows"]!.count = "total"));
  expect(messages(uncounted)).toEqual(["x-rows names total as its count, which the schema does not have"]);
});

test("an error must say whether it is charged, or that this is open", () => {
  const silent = changed((document) => delete document.components.responses["BadRequest"]!["x-charged"]);
  expect(messages(silent)).toEqual([
    "an error needs either x-charged, such as { is: never }, or the topic charge in x-unspecified",
  ]);
});

test("x-ignored-when names fields of the same request", () => {
  const document = changed((one) => {
    Object.assign(schema(one, "AccountSearchFields").properties!["sortBy"] as Schema, {
      "x-ignored-when": { searchedBy: "text" },
    });
  });
  expect(messages(document)).toContain(
    "x-ignored-when of sortBy names text, which is not a field of searchBrands",
  );
});

test("a successor and the fields that map to it exist", () => {
  const documents = (change: (document: Document) => void) => {
    const changedDocuments = structuredClone(allDocuments);
    change(changedDocuments.v1);
    return changedDocuments;
  };
  const found = (change: (replacement: Replacement) => void) =>
    replacementProblems(
      documents((v1) => change(v1.paths["/brands/{id}/media"]!.post!["x-replaced-by"]![0]!)),
      "v1",
      "v2",
    ).map(({ message }) => message);
  expect(found(() => undefined)).toEqual([]);
  expect(found((one) => (one.operationId = "findMedia"))).toEqual([
    "x-replaced-by names findMedia, which v2 does not have",
  ]);
  expect(found((one) => (one.fields[1]!.to = "$request.body#/text"))).toEqual([
    "x-replaced-by maps to $request.body#/text, which searchMedia does not take",
  ]);
  expect(found((one) => (one.fields[1]!.from = "$request.body#/text"))).toEqual([
    "x-replaced-by maps $request.body#/text, which searchBrandMedia does not take",
  ]);
  expect(found((one) => (one.when = { kind: "VIDEO" }))).toEqual([
    "x-replaced-by names kind under when, which searchBrandMedia does not take",
  ]);
});

test("x-unspecified names topics of the list", () => {
  const document = changed((one) => (one.paths["/media"]!.post!["x-unspecified"] = ["colour" as never]));
  expect(meaningProblems(document)).toEqual([
    {
      pointer: "/paths/~1media/post/x-unspecified",
      message: `colour is not a topic; use one of ${Object.keys(topics).join(", ")}, with an optional note`,
    },
  ]);
});

test("x-values names values of its enum", () => {
  const document = changed((one) => {
    schema(one, "MediaStatus")["x-values"] = { meanings: { PAUSED: "Stopped for now." } };
  });
  expect(meaningProblems(document)).toEqual([
    {
      pointer: "/components/schemas/MediaStatus/x-values",
      message: "PAUSED is not a value of this enum",
    },
  ]);
});

test.each([
  [
    "v2",
    "/components/schemas/MediaSearchFields/properties/minViewCount",
    /^openapi\/v2\/schemas\/MediaSearchFields\.yaml:\d+$/,
    "minViewCount:",
  ],
  [
    "v2",
    "/components/schemas/LandingPage/properties/url",
    /^openapi\/shared\/schemas\/LandingPage\.yaml:\d+$/,
    "url:",
  ],
  [
    "v1",
    "/paths/~1brands~1{id}~1insights/get/parameters/1",
    /^openapi\/v1\/paths\/account-insights\.yaml:\d+$/,
    "name: type",
  ],
  ["v2", "/paths/~1media/post/x-billing", /^openapi\/v2\/paths\/media\.yaml:\d+$/, "x-billing:"],
] as const)("%s %s is found in its source", async (version, pointer, place, text) => {
  const found = await sourcePlace(root, version, pointer);
  expect(found).toMatch(place);
  const [file = "", line] = found.split(":");
  const { readFile } = await import("node:fs/promises");
  expect((await readFile(file, "utf8")).split("\n")[Number(line) - 1]).toContain(text);
});
