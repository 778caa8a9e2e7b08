import type { Family, Fault } from "../faults.ts";
import type { Answer, Hooks } from "../hooks.ts";
import type { Row } from "../world.ts";
import { fault, isRow, type About } from "./make.ts";

/** Lets through what an operation must refuse for some fields, and for nothing else. */
function accepting(at: string, ...fields: readonly string[]): Hooks {
  return {
    refuse: (refusal, operation) =>
      operation?.id === at &&
      refusal.status === 400 &&
      refusal.details?.every(({ path }) => fields.includes(path))
        ? undefined
        : refusal,
  };
}

/** Fields whose validation is stated, by operation. */
const validated: Readonly<Record<string, readonly string[]>> = {
  "v2/searchMedia":
    "channel format duration status categories funnelStage language datePreset landingPageMatch sortBy limit lowImpressions minDaysRun maxViewCount taxonomy location query".split(
      " ",
    ),
  "v1/searchBrands":
    "mode brandIds brandNames query type count minFollowers maxFollowers sortBy ethnicity gender ageRange language location".split(
      " ",
    ),
  "v2/getInsights": ["type", "maxDaysBack"],
  "v1/getInsights": ["maxDaysBack", "limit"],
  "v2/listLandingPages": ["showInactive"],
  "v1/listLandingPages": ["limit", "showInactive"],
  "v2/listCampaigns": ["type", "sortBy", "datePreset"],
  "v2/searchTaxonomies": ["query", "limit"],
  "v2/indexAccount": ["websiteUrl"],
  "v1/indexBrand": ["websiteUrl"],
  "v2/searchBrands": ["gender", "ageRange", "ethnicity", "language"],
};

/** Fields whose bounds are stated. */
const ranges: Readonly<Record<string, readonly string[]>> = {
  "v1/searchBrands": ["count", "brandIds", "brandNames", "query", "minFollowers", "maxFollowers"],
  "v1/getInsights": ["maxDaysBack", "limit"],
  "v1/listLandingPages": ["limit"],
  "v1/indexBrand": ["websiteUrl"],
};

const acceptedFamily: Family = {
  id: "validation",
  title: "Requests that must be refused with 400, and are not",
  faults: [
    ...Object.entries(validated).flatMap(([at, fields]) =>
      fields.map((field) =>
        fault(`validation/${at}-${field}`, `A faulty \`${field}\` is ignored.`, accepting(at, field), {
          at,
        }),
      ),
    ),
    ...Object.entries(ranges).flatMap(([at, fields]) =>
      fields.map((field) =>
        fault(
          `validation/${at}-${field}-out-of-range`,
          `A \`${field}\` beyond its bounds is ignored; one of another type is refused.`,
          {
            refuse: (refusal, operation) =>
              operation?.id === at &&
              refusal.details?.every(
                ({ path, message }) => path === field && /^must (be|have) (from|at most)/.test(message),
              )
                ? undefined
                : refusal,
          },
          { at },
        ),
      ),
    ),
    fault(
      "validation/media-unknown-fields",
      "Unknown fields of POST /media are ignored.",
      accepting("v2/searchMedia", "userRequest", "nonsense"),
      { at: "v2/searchMedia" },
    ),
    fault(
      "validation/media-user-request",
      "`userRequest` is accepted by POST /media.",
      accepting("v2/searchMedia", "userRequest"),
      { at: "v2/searchMedia" },
    ),
    ...["v2/searchMedia", "v1/searchBrands", "v2/indexAccount"].map((at) =>
      fault(
        `validation/${at}-no-json`,
        "A body that is no JSON is read as `{}`.",
        {
          refuse: (refusal, operation) =>
            operation?.id === at && refusal.details?.[0]?.message === "is not JSON" ? undefined : refusal,
        },
        { at },
      ),
    ),
    ...["v2/searchMedia", "v1/searchBrands", "v2/indexAccount"].map((at) =>
      fault(
        `validation/${at}-no-object`,
        "A body that is a list or a text is read as `{}`.",
        {
          refuse: (refusal, operation) =>
            operation?.id === at && refusal.details?.[0]?.message === "must be an object"
              ? undefined
              : refusal,
        },
        { at },
      ),
    ),
    fault(
      "validation/v1-smart-sort",
      "`sortBy` is accepted in mode smart.",
      {
        refuse: (refusal, operation, _) =>
          operation?.id === "v1/searchBrands" && refusal.details?.[0]?.message.includes("mode smart")
            ? undefined
            : refusal,
      },
      { at: "v1/searchBrands" },
    ),
    ...["brandIds", "brandNames", "query", "type"].map((field) =>
      fault(
        `validation/v1-mode-without-${field}`,
        `A mode that requires \`${field}\` is accepted without it.`,
        {
          refuse: (refusal, operation) =>
            operation?.id === "v1/searchBrands" &&
            refusal.details?.every(
              ({ path, message }) => path === field && message.startsWith("is required in mode"),
            )
              ? undefined
              : refusal,
        },
        { at: "v1/searchBrands" },
      ),
    ),
  ],
};

/** Requests that must be accepted, and are not. */
function refusing(id: string, what: string, at: string, when: (input: Row) => boolean): Fault {
  return fault(
    `validation-strict/${id}`,
    what,
    {
      answer: (answer, call) =>
        call?.operation.id === at && answer.status === 200 && when(call.input)
          ? {
              status: 400,
              headers: {},
              body: {
                error: {
                  code: "invalid_request",
                  message: "The request is not valid.",
                  details: [{ path: "body", message: "is not accepted" }],
                },
              },
            }
          : answer,
    },
    { at },
  );
}

const length = (value: unknown): number =>
  Array.isArray(value) || typeof value === "string" ? value.length : -1;

const strictFamily: Family = {
  id: "validation-strict",
  title: "Requests that must be accepted, and are refused",
  faults: [
    refusing(
      "v1-100-ids",
      "100 ids are refused.",
      "v1/searchBrands",
      ({ brandIds }) => length(brandIds) === 100,
    ),
    refusing("v1-count-100", "A `count` of 100 is refused.", "v1/searchBrands", ({ count }) => count === 100),
    refusing("v1-count-1", "A `count` of 1 is refused.", "v1/searchBrands", ({ count }) => count === 1),
    refusing(
      "v1-long-query",
      "A `query` of 500 characters is refused.",
      "v1/searchBrands",
      ({ query }) => length(query) === 500,
    ),
    refusing(
      "v1-long-name",
      "A name of 200 characters is refused.",
      "v1/searchBrands",
      ({ brandNames }) => Array.isArray(brandNames) && length(brandNames[0]) === 200,
    ),
    refusing(
      "v1-short-name",
      "A name of 3 characters is refused.",
      "v1/searchBrands",
      ({ brandNames }) => Array.isArray(brandNames) && length(brandNames[0]) === 3,
    ),
    refusing(
      "v1-numeric-ids",
      "Ids that are numbers are refused.",
      "v1/searchBrands",
      ({ brandIds }) => Array.isArray(brandIds) && typeof brandIds[0] === "number",
    ),
    refusing(
      "v1-no-followers",
      "A `minFollowers` of 0 is refused.",
      "v1/searchBrands",
      ({ minFollowers }) => minFollowers === 0,
    ),
    refusing(
      "v1-90-days",
      "A `maxDaysBack` of 90 is refused.",
      "v1/getInsights",
      ({ maxDaysBack }) => maxDaysBack === 90,
    ),
    refusing(
      "v1-500-clusters",
      "A `limit` of 500 is refused.",
      "v1/getInsights",
      ({ limit }) => limit === 500,
    ),
    refusing(
      "v1-100-pages",
      "A `limit` of 100 is refused.",
      "v1/listLandingPages",
      ({ limit }) => limit === 100,
    ),
    refusing(
      "media-filter-and-query",
      "`query` beside `accountId` is refused.",
      "v2/searchMedia",
      ({ query, accountId }) => query !== undefined && accountId !== undefined,
    ),
    refusing(
      "media-several-formats",
      "More than one format is refused.",
      "v2/searchMedia",
      ({ format }) => length(format) > 1,
    ),
    refusing(
      "media-zulu",
      "The language Zulu is refused.",
      "v2/searchMedia",
      ({ language }) => Array.isArray(language) && language[0] === "Zulu",
    ),
    refusing(
      "media-last-category",
      "The category Greenscreen is refused.",
      "v2/searchMedia",
      ({ categories }) => Array.isArray(categories) && categories[0] === "Greenscreen",
    ),
    refusing(
      "media-without-account",
      "A search of the whole corpus is refused.",
      "v2/searchMedia",
      ({ accountId }) => accountId === undefined,
    ),
    refusing(
      "creators-gender",
      "POST /creators refuses `gender`.",
      "v2/searchCreators",
      ({ gender }) => gender !== undefined,
    ),
    refusing(
      "creators-location",
      "POST /creators refuses `location`.",
      "v2/searchCreators",
      ({ location }) => location !== undefined,
    ),
    refusing(
      "brands-location",
      "POST /brands refuses `location`.",
      "v2/searchBrands",
      ({ location }) => location !== undefined,
    ),
    refusing("brands-ids", "POST /brands refuses `ids`.", "v2/searchBrands", ({ ids }) => ids !== undefined),
    refusing(
      "brands-names",
      "POST /brands refuses `names`.",
      "v2/searchBrands",
      ({ names }) => names !== undefined,
    ),
    refusing(
      "long-url",
      "A `websiteUrl` of 2048 characters is refused in v1.",
      "v1/indexBrand",
      ({ websiteUrl }) => length(websiteUrl) === 2048,
    ),
    refusing(
      "instagram",
      "Instagram profiles are refused by indexing.",
      "v2/indexAccount",
      ({ websiteUrl }) => String(websiteUrl).includes("instagram"),
    ),
    refusing("tiktok", "TikTok profiles are refused by indexing.", "v2/indexAccount", ({ websiteUrl }) =>
      String(websiteUrl).includes("tiktok"),
    ),
  ],
};

/** Changes refusals of one status. */
function refused(status: number, change: (error: Row, answer: Answer) => Answer): Hooks {
  return {
    answer(answer) {
      if (answer.status !== status || !isRow(answer.body) || !isRow(answer.body["error"])) return answer;
      return change(answer.body["error"], answer);
    },
  };
}

const codes: readonly (readonly [status: number, needs: About, otherStatus: number, otherCode: string])[] = [
  [400, {}, 422, "validation_failed"],
  [401, {}, 403, "unauthorized"],
  [402, { needs: ["exhaustedKey"] }, 429, "payment_required"],
  [403, { needs: ["inactiveKey"] }, 401, "forbidden"],
  [404, {}, 410, "no_such_thing"],
  [405, {}, 404, "bad_method"],
  [413, {}, 400, "too_large"],
];

const known: Readonly<Record<number, string>> = {
  400: "not_found",
  401: "invalid_request",
  402: "rate_limited",
  403: "invalid_api_key",
  404: "invalid_request",
  405: "not_found",
  413: "invalid_request",
};

const shapeFamily: Family = {
  id: "refusals",
  title: "Statuses, codes and envelopes of refusals",
  faults: [
    ...codes.flatMap(([status, about, otherStatus, otherCode]) => [
      fault(
        `refusals/${status}-as-${otherStatus}`,
        `What must be ${status} is ${otherStatus}.`,
        refused(status, (_, answer) => ({ ...answer, status: otherStatus })),
        about,
      ),
      fault(
        `refusals/${status}-code`,
        `The code of ${status} is ${otherCode}, which is none.`,
        refused(status, (error, answer) => ({ ...answer, body: { error: { ...error, code: otherCode } } })),
        about,
      ),
      fault(
        `refusals/${status}-other-code`,
        `The code of ${status} is ${known[status] ?? ""}.`,
        refused(status, (error, answer) => ({
          ...answer,
          body: { error: { ...error, code: known[status] } },
        })),
        about,
      ),
      fault(
        `refusals/${status}-without-envelope`,
        `The body of ${status} is the error itself.`,
        refused(status, (error, answer) => ({ ...answer, body: error })),
        about,
      ),
      fault(
        `refusals/${status}-without-message`,
        `The body of ${status} has no message.`,
        refused(status, ({ message: _, ...error }, answer) => ({ ...answer, body: { error } })),
        about,
      ),
      fault(
        `refusals/${status}-succeeds`,
        `What must be ${status} has the status 200.`,
        refused(status, (_, answer) => ({ ...answer, status: 200 })),
        about,
      ),
    ]),
    ...(
      [
        ["absent", "are absent", (): Row => ({})],
        ["empty", "are empty", (): Row => ({ details: [] })],
        [
          "texts",
          "are texts",
          ({ details }): Row => ({ details: Array.isArray(details) ? details.map(String) : [] }),
        ],
        [
          "object",
          "are one object",
          ({ details }): Row => ({ details: Array.isArray(details) ? details[0] : {} }),
        ],
        [
          "other-keys",
          "name fields as `field`",
          ({ details }): Row => ({
            details: Array.isArray(details)
              ? details.map((one: { path: string; message: string }) => ({
                  field: one.path,
                  message: one.message,
                }))
              : [],
          }),
        ],
        [
          "other-field",
          "name a field that was not sent",
          ({ details }): Row => ({
            details: Array.isArray(details)
              ? details.map((one: object) => ({ ...one, path: "elsewhere" }))
              : [],
          }),
        ],
        [
          "null-message",
          "have null for messages",
          ({ details }): Row => ({
            details: Array.isArray(details) ? details.map((one: object) => ({ ...one, message: null })) : [],
          }),
        ],
      ] as const satisfies readonly (readonly [string, string, (error: Row) => Row])[]
    ).map(([id, what, change]) =>
      fault(
        `refusals/details-${id}`,
        `The details of 400 ${what}.`,
        refused(400, (error, answer) => {
          const { details: _, ...others } = error;
          return { ...answer, body: { error: { ...others, ...change(error) } } };
        }),
      ),
    ),
    fault("refusals/errors-in-list", "Errors are in a list `errors`.", {
      answer: (answer) =>
        isRow(answer.body) && "error" in answer.body
          ? { ...answer, body: { errors: [answer.body["error"]] } }
          : answer,
    }),
    fault("refusals/error-is-text", "`error` is a text.", {
      answer: (answer) =>
        isRow(answer.body) && isRow(answer.body["error"])
          ? { ...answer, body: { error: answer.body["error"]["message"] } }
          : answer,
    }),
    fault("refusals/as-html", "Refusals are HTML.", {
      send: (response) =>
        response.ok
          ? response
          : new Response("<h1>Error</h1>", {
              status: response.status,
              headers: { "Content-Type": "text/html" },
            }),
    }),
    fault(
      "refusals/403-same-code",
      "An ended membership is reported as an inactive subscription.",
      refused(403, (error, answer) => ({
        ...answer,
        body: { error: { ...error, code: "subscription_inactive" } },
      })),
      { needs: ["departedKey"] },
    ),
    ...[
      "v2/getInsights",
      "v2/listLandingPages",
      "v2/listCampaigns",
      "v2/listCollabs",
      "v1/getBrand",
      "v2/searchMedia",
    ].map((at) =>
      fault(
        `refusals/${at}-unknown-id-accepted`,
        "An id that matches nothing gives 200 and no rows.",
        {
          refuse: (refusal, operation) =>
            operation?.id === at && refusal.status === 404 ? undefined : refusal,
        },
        at === "v2/searchMedia"
          ? { at, findable: "that POST /media lists 404 does not say that an unknown accountId must give it" }
          : { at },
      ),
    ),
    ...["v2/listCollabs", "v1/getBrand"].map((at) =>
      fault(
        `refusals/${at}-unknown-id-fails`,
        "An id that matches nothing gives 500.",
        {
          answer: (answer, call) =>
            call?.operation.id === at && answer.status === 404
              ? {
                  ...answer,
                  status: 500,
                  body: { error: { code: "internal_error", message: "Something went wrong." } },
                }
              : answer,
        },
        { at },
      ),
    ),
    ...["v2/searchMedia", "v2/indexAccount", "v1/searchBrands"].map((at) =>
      fault(
        `refusals/${at}-large-accepted`,
        "A body over 100 KB is accepted.",
        {
          refuse: (refusal, operation) =>
            operation?.id === at && refusal.status === 413 ? undefined : refusal,
        },
        { at },
      ),
    ),
  ],
};

/** Requests that are refused, or should be. */
export const refusalFamilies: readonly Family[] = [acceptedFamily, strictFamily, shapeFamily];
