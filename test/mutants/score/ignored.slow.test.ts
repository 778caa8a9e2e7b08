import type { operations, OperationId, Version } from "@adintel/client/operations";
import { createMock } from "@adintel/mock";
import { describe, expect, it } from "vitest";
import { meaningCases } from "../../../scripts/check/cases/meaning/index.ts";
import { subjects, type Field } from "../../../scripts/check/cases/meaning/effects/subject.ts";
import { waivers, type Waiver } from "../../../scripts/check/cases/meaning/effects/waivers.ts";
import { found, hold } from "../../scripts/check/hold.ts";
import { options } from "../world.ts";
import { around, asRow, rewrite, type Change, type OperationName, type Row } from "../wrap.ts";

/** Fields of which the documents leave so much open that a server may seem to ignore them. */
const onlyAssumed: {
  [V in Version]: {
    [Id in OperationId<V>]?: (keyof ((typeof operations)[V][Id] & { effects: object })["effects"])[];
  };
} = {
  v1: {
    // Only the names of these are stated.
    searchBrandMedia: [
      "filters.dateRange.preset",
      "filters.dateRange.startDate",
      "filters.dateRange.endDate",
      "filters.daysRun.min",
      "filters.daysRun.max",
      "filters.viewCount.min",
      "filters.viewCount.max",
      "filters.landingPage.value",
      "filters.landingPage.operator",
    ],
  },
  v2: {
    // A row does not show which of its dates is meant, or what false means.
    searchMedia: ["startDate", "lowImpressions", "partnershipAd", "crossposted"],
    listAccountLandingPages: ["showInactive"],
    listAccountCampaigns: ["sortBy"],
  },
};

/** Of these neither values nor an order are stated, beside when they are ignored. */
const never = ["v2/searchBrands sortBy", "v2/searchCreators sortBy"];

const all = meaningCases(25);

const fields = subjects().flatMap(({ version, id, fields: own }) => {
  const told: Record<string, Record<string, Waiver> | undefined> = { ...waivers[version] };
  const open: Record<string, string[] | undefined> = { ...onlyAssumed[version] };
  return own
    .filter(({ name }) => told[id]?.[name] === undefined && !never.includes(`${version}/${id} ${name}`))
    .map((field) => ({
      ...{ field, name: field.name, operation: `${version}/${id}` as OperationName },
      assume: open[id]?.includes(field.name) ?? false,
    }));
});

/** A server that refuses what it has to refuse, and then does as if a field had not been sent, or else had always one value. */
function heedless({ name, in: place, choices }: Field): Change {
  return around(async (next, { request, body }) => {
    const plain = await next(request.clone() as Request);
    if (plain.status !== 200) return plain;
    for (const value of [undefined, choices?.[0] ?? "home"]) {
      const url = new URL(request.url);
      if (place === "query" && value === undefined) url.searchParams.delete(name);
      else if (place === "query") url.searchParams.set(name, value ?? "");
      const changed = JSON.stringify(place === "body" ? without(body, name.split("."), value) : body);
      const other = await next(rewrite(request, { url: url.href, body: changed }));
      if (other.status === 200) return other;
    }
    return plain;
  });
}

function without(body: Row, [key = "", ...rest]: string[], value: string | undefined): Row {
  const { [key]: own, ...others } = body;
  if (own === undefined) return body;
  if (rest.length > 0) return { ...others, [key]: without(asRow(own), rest, value) };
  return value === undefined ? others : { ...others, [key]: value };
}

/** What the relations between its lists show of a server that takes no notice of a field. */
async function shown({ field, operation }: (typeof fields)[number], assume: boolean) {
  const mock = createMock({ ...options, rateLimits: false });
  const fetch = heedless(field)(async (request) => mock.fetch(request), operation);
  const cases = all.filter(({ id }) => id.startsWith(`${operation}/`));
  const report = await hold({
    fetch: (request) => fetch(request),
    cases,
    assume,
    now: () => options.now,
    bail: true,
  });
  return found(report).map(({ id }) => id);
}

describe("a server that checks a field and then takes no notice of it", () => {
  it.each(fields)("is found: $operation $name", async (one) => {
    expect(await shown(one, one.assume)).not.toEqual([]);
  });

  it.each(fields.filter(({ assume }) => assume))("may be right: $operation $name", async (one) => {
    expect(await shown(one, false)).toEqual([]);
  });
});
