import { operations, type Operation } from "@adintel/client/operations";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { numberFrom, textFrom } from "../../../../scripts/docs/browser/try-it/fields/field-value.ts";
import {
  NumberText,
  valueAt,
  withValue,
  writeJson,
} from "../../../../scripts/docs/browser/try-it/json/json-value.ts";
import { readJson } from "../../../../scripts/docs/browser/try-it/json/read-json.ts";
import { readPrefer } from "../../../../mocks/examples/prefer.ts";
import { preferences } from "../../../../scripts/docs/browser/try-it/prefer.ts";
import { factsOf } from "../../../../scripts/docs/try-it/form-facts.ts";
import { chooseCalls } from "../../../../scripts/docs/samples/choose.ts";
import type { Field } from "../../../../scripts/docs/try-it/facts.ts";
import { forEachVersion } from "../../../../scripts/lib/versions.ts";
import { readDocuments } from "../../documents.ts";

describe("JSON that follows the fields of a form", () => {
  test("what is read and written again is the same JSON", () => {
    fc.assert(
      fc.property(fc.json({ maxDepth: 6 }), (text) => {
        const read = readJson(text);
        expect(read).not.toBeUndefined();
        expect(JSON.parse(writeJson(read ?? null))).toEqual(JSON.parse(text));
      }),
    );
  });

  test("what is no JSON is not read", () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        let isJson = true;
        try {
          JSON.parse(text);
        } catch {
          isJson = false;
        }
        expect(readJson(text) !== undefined).toBe(isJson);
      }),
    );
  });

  test("a field is set, and unknown fields and long numbers beside it stay as they are", () => {
    const text = '{ "id": 9930471826650133, "colour": "red", "__proto__": 1, "limit": 2 }';
    const changed = withValue(readJson(text), ["limit"], new NumberText("50"));
    expect(writeJson(changed ?? null)).toBe(
      '{\n  "id": 9930471826650133,\n  "colour": "red",\n  "__proto__": 1,\n  "limit": 50\n}',
    );
  });

  test("objects on the way are made, and taken away with their last field", () => {
    const path = ["filters", "daysRun", "min"];
    const made = withValue(readJson('{ "limit": 2 }'), path, new NumberText("7"));
    expect(JSON.parse(writeJson(made ?? null))).toEqual({ limit: 2, filters: { daysRun: { min: 7 } } });
    expect(JSON.parse(writeJson(withValue(made, path, undefined) ?? null))).toEqual({ limit: 2 });
  });

  test("an object that was empty before stays", () => {
    const changed = withValue(readJson('{ "filters": {}, "limit": 2 }'), ["limit"], undefined);
    expect(writeJson(changed ?? null)).toBe('{\n  "filters": {}\n}');
  });

  test("what is typed as a number is sent as it was typed, and what is none as text", () => {
    expect(numberFrom(" 9930471826650133 ")).toEqual(new NumberText("9930471826650133"));
    expect(numberFrom("many")).toBe("many");
    expect(numberFrom("0x10")).toBe("0x10");
    expect(numberFrom("")).toBeUndefined();
  });

  test("a text field shows text and numbers, and nothing that it could not give back", () => {
    expect(textFrom("shoes")).toBe("shoes");
    expect(textFrom(new NumberText("1.50"))).toBe("1.50");
    expect(textFrom(undefined)).toBe("");
    expect(textFrom(["a"])).toBeUndefined();
  });

  test("nothing is at a path that leads through a text", () => {
    expect(valueAt(readJson('{ "a": "b" }'), ["a", "b"])).toBeUndefined();
  });
});

describe("the controls of a form", async () => {
  const documents = await readDocuments();
  const chosen = await chooseCalls(documents);
  const facts = forEachVersion((version) =>
    factsOf(documents[version], chosen[version], { version, documents }),
  );
  const field = (name: string, fields: Field[] = []) => fields.find((one) => one.name === name);
  const media = facts.v2.get("searchMedia")?.body?.fields;

  test.each([
    ["accountId", "text"],
    ["channel", "choices"],
    ["status", "choice"],
    ["location", "list"],
    ["minDaysRun", "number"],
    ["limit", "integer"],
    ["lowImpressions", "boolean"],
  ])("%s of searchMedia is a control for %s", (name, kind) => {
    expect(field(name, media)?.kind).toBe(kind);
  });

  test("every field of a body that the documents name has a control", () => {
    expect(media).toHaveLength(26);
  });

  test("choices offer the values of the items", () => {
    expect(field("channel", media)?.values).toEqual(["META_AD", "INSTAGRAM", "TIKTOK"]);
  });

  test("objects in objects have controls, too", () => {
    const filters = field("filters", facts.v1.get("searchBrandMedia")?.body?.fields);
    const range = field("dateRange", filters?.fields);
    expect(field("preset", range?.fields)?.kind).toBe("choice");
    expect(field("min", field("daysRun", filters?.fields)?.fields)?.kind).toBe("number");
  });

  test("of a body in several shapes the field that tells them apart comes first, and says what each takes", () => {
    const body = facts.v1.get("searchBrands")?.body;
    expect(body?.chosenBy).toBe("mode");
    expect(body?.fields[0]).toMatchObject({
      name: "mode",
      values: ["ids", "brand_name", "smart"],
      isRequired: true,
    });
    expect(field("brandIds", body?.fields)).toMatchObject({ isRequired: false, requiredWith: ["ids"] });
    expect(field("type", body?.fields)).toMatchObject({ requiredWith: ["brand_name", "smart"] });
    expect(field("sortBy", body?.fields)).toMatchObject({ refusedWith: ["smart"] });
  });

  test("bounds and defaults stand at the control", () => {
    const body = facts.v1.get("searchBrands")?.body;
    expect(field("count", body?.fields)?.hint).toBe("1 to 100, default 10");
    expect(field("brandNames", body?.fields)?.hint).toBe("at most 100 items, each 3 to 200 characters");
  });

  test("every documented response can be asked of a mock, by a short name", () => {
    const words = (status: number) =>
      (facts.v2.get("searchMedia")?.statuses ?? [])
        .filter((one) => one.status === status)
        .flatMap((one) => preferences(one).map((preference) => preference.words));
    expect(words(200)).toEqual(["200 One account", "200 Whole corpus", "200 Nothing found"]);
    expect(words(400)).toEqual(["400 invalid_request"]);
    expect(words(403)).toEqual(["403 subscription_inactive", "403 membership_ended"]);
    for (const version of ["v1", "v2"] as const)
      for (const operation of Object.values(operations[version] as Record<string, Operation>)) {
        const asked = facts[version].get(operation.operationId)?.statuses.flatMap(preferences) ?? [];
        expect(asked.length).toBeGreaterThan(5);
        const refused = asked.filter(({ value }) => "message" in readPrefer(value, operation));
        expect(refused).toEqual([]);
      }
  });

  test("a body whose fields are not specified has none", () => {
    expect(facts.v2.get("postComments")?.body?.fields).toEqual([]);
  });
});
