import { day } from "../days.ts";
import type { Family } from "../faults.ts";
import type { Hooks } from "../hooks.ts";
import { Refusal } from "../refusals.ts";
import { crash, failure, family, fault, keeping, remembering, type Change } from "./make.ts";

/** Knows of each request whether its body is of a kind, which is gone once it has been read. */
function seeing(isMeant: (text: string) => boolean) {
  const meant = new WeakSet<Request>();
  return {
    async before({ request }: { request: Request }) {
      if (request.body && isMeant(await request.clone().text())) meant.add(request);
    },
    has: (request: Request) => meant.has(request),
  };
}

/** Takes a value of a field that is no value for it. */
function taking(at: string, field: string, isTaken: (request: Request) => boolean): Change {
  return {
    at,
    refuse(refusal, operation, request) {
      if (operation?.id !== at || refusal.status !== 400 || !isTaken(request)) return refusal;
      const left = refusal.details?.filter(({ path }) => path !== field) ?? [];
      return left.length > 0 ? new Refusal(refusal.code, left, refusal.headers) : undefined;
    },
  };
}

/** A text filter as a database matches a pattern in which one sign stands for other characters. */
function like(at: string, field: string, sign: string, stands: string): Hooks {
  return keeping(at, field, (keeps, value, row) => {
    const asked = String(value);
    if (!asked.includes(sign)) return keeps(value);
    const parts = asked.split(sign).map((part) => part.replaceAll(/[.*+?^${}()|[\]\\]/g, "\\$&"));
    return new RegExp(parts.join(stands), "is").test(String(row[field] ?? ""));
  });
}

/** What was found wrong with servers that people wrote from the specification in good faith. */
export const robustnessFamilies: readonly Family[] = [
  family("robustness", [
    crash("lone-surrogate", "Half of a surrogate pair in a search text", "v2/searchMedia", ({ query }) =>
      /\p{Surrogate}/u.test(String(query)),
    ),
    remembering(
      "deep-nesting",
      "A body of very many opening brackets fails with 500.",
      () => {
        const { before, has } = seeing((text) => text.startsWith("[".repeat(10_000)));
        return {
          before,
          answer: (answer, _, { request, operation }) =>
            operation?.id === "v2/searchBrands" && has(request) ? failure : answer,
        };
      },
      { at: "v2/searchBrands" },
    ),
    crash(
      "offset-past-64-bits",
      "An offset that 64 bits cannot hold",
      "v2/listCollabs",
      ({ offset }) => Number(offset) >= 2 ** 63,
    ),
    crash("empty-query", "An empty search text", "v2/searchBrands", ({ query }) => query === ""),
    crash(
      "blank-query",
      "A search text of blanks",
      "v2/searchTaxonomies",
      ({ query }) => typeof query === "string" && /^\s+$/.test(query),
    ),
    crash(
      "huge-number",
      "A number of thirty digits",
      "v2/searchMedia",
      ({ minViewCount }) => Number(minViewCount) >= 1e30,
    ),
    fault(
      "not-a-number",
      "NaN is taken for a number.",
      taking("v2/listCollabs", "limit", ({ url }) => new URL(url).searchParams.get("limit") === "NaN"),
    ),
    remembering(
      "true-as-number",
      "true is taken for a number.",
      () => {
        const { before, has } = seeing((text) => text.includes('"minDaysRun":true'));
        return { before, ...taking("v2/searchMedia", "minDaysRun", has) };
      },
      { at: "v2/searchMedia" },
    ),
    fault(
      "percent-as-pattern",
      "% in a handle stands for any characters.",
      like("v2/searchBrands", "igUsername", "%", ".*"),
    ),
    fault(
      "underscore-as-pattern",
      "_ in a landing page stands for any character.",
      like("v2/searchMedia", "landingPage", "_", "."),
    ),
    fault(
      "at-sign-as-everybody",
      "A handle of nothing but @ matches every account that has one.",
      keeping("v2/searchCreators", "tiktokUsername", (keeps, value, row) =>
        value === "@" ? typeof row["tiktokUsername"] === "string" : keeps(value),
      ),
    ),
    fault(
      "not-modified",
      "A request for what has changed is answered with 304.",
      {
        send: (response, { request, operation }) =>
          operation?.id === "v2/listCampaigns" && request.headers.has("If-None-Match")
            ? new Response(null, { status: 304 })
            : response,
      },
      { at: "v2/listCampaigns" },
    ),
    fault(
      "end-with-time-and-a-day",
      "An end with a time is read as the end of a day later.",
      {
        span: (span, name, { input }) =>
          name === "endDate" && String(input["endDate"]).includes("T")
            ? { ...span, to: span.to + day }
            : span,
      },
      { at: "v2/searchMedia" },
    ),
  ]),
];
