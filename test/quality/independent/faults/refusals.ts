import type { Family, Fault } from "../faults.ts";
import type { Answer } from "../hooks.ts";
import type { Row } from "../world.ts";
import { accepting, each, failure, family, fault, isRow, without, type About } from "./make.ts";
import { strictFamily } from "./validation-strict.ts";
import { validationFamily } from "./validation.ts";

/** Changes what is refused with one status. */
function refused(
  status: number,
  id: string,
  what: string,
  change: (error: Row) => Partial<Answer>,
  about: About = {},
): Fault {
  const answer = (plain: Answer): Answer => {
    if (plain.status !== status || !isRow(plain.body) || !isRow(plain.body["error"])) return plain;
    return { ...plain, ...change(plain.body["error"]) };
  };
  return fault(id, what, { answer }, about);
}

const codes: readonly (readonly [
  status: number,
  needs: About,
  otherStatus: number,
  noCode: string,
  otherCode: string,
])[] = [
  [400, {}, 422, "validation_failed", "not_found"],
  [401, {}, 403, "unauthorized", "invalid_request"],
  [402, { needs: ["exhaustedKey"] }, 429, "payment_required", "rate_limited"],
  [403, { needs: ["inactiveKey"] }, 401, "forbidden", "invalid_api_key"],
  [404, {}, 410, "no_such_thing", "invalid_request"],
  [405, {}, 404, "bad_method", "not_found"],
  [413, {}, 400, "too_large", "invalid_request"],
];

/** Other details of 400, by the end of the sentence that says what they are. */
const details: readonly (readonly [id: string, what: string, change: (all: readonly Row[]) => Row])[] = [
  ["absent", "are absent", () => ({})],
  ["empty", "are empty", () => ({ details: [] })],
  ["texts", "are texts", (all) => ({ details: all.map(String) })],
  ["object", "are one object", ([first = {}]) => ({ details: first })],
  [
    "other-keys",
    "name fields as `field`",
    (all) => ({ details: all.map(({ path, message }) => ({ field: path, message })) }),
  ],
  [
    "other-field",
    "name a field that was not sent",
    (all) => ({ details: all.map((one) => ({ ...one, path: "elsewhere" })) }),
  ],
  [
    "null-message",
    "have null for messages",
    (all) => ({ details: all.map((one) => ({ ...one, message: null })) }),
  ],
];

const shapeFamily = family("refusals", [
  ...codes.flatMap(([status, about, otherStatus, noCode, otherCode]) => {
    const one = (id: string, what: string, change: (error: Row) => Partial<Answer>) =>
      refused(status, `${status}-${id}`, what, change, about);
    return [
      one(`as-${otherStatus}`, `What must be ${status} is ${otherStatus}.`, () => ({ status: otherStatus })),
      one("code", `The code of ${status} is ${noCode}, which is none.`, (error) => ({
        body: { error: { ...error, code: noCode } },
      })),
      one("other-code", `The code of ${status} is ${otherCode}.`, (error) => ({
        body: { error: { ...error, code: otherCode } },
      })),
      one("without-envelope", `The body of ${status} is the error itself.`, (error) => ({ body: error })),
      one("without-message", `The body of ${status} has no message.`, (error) => ({
        body: { error: without(error, "message") },
      })),
      one("succeeds", `What must be ${status} has the status 200.`, () => ({ status: 200 })),
    ];
  }),
  ...details.map(([id, what, change]) =>
    refused(400, `details-${id}`, `The details of 400 ${what}.`, ({ details: all, ...error }) => ({
      body: { error: { ...error, ...change(Array.isArray(all) ? all : []) } },
    })),
  ),
  fault("errors-in-list", "Errors are in a list `errors`.", {
    answer: (answer) =>
      isRow(answer.body) && "error" in answer.body
        ? { ...answer, body: { errors: [answer.body["error"]] } }
        : answer,
  }),
  fault("error-is-text", "`error` is a text.", {
    answer: (answer) =>
      isRow(answer.body) && isRow(answer.body["error"])
        ? { ...answer, body: { error: answer.body["error"]["message"] } }
        : answer,
  }),
  fault("as-html", "Refusals are HTML.", {
    send: (response) =>
      response.ok
        ? response
        : new Response("<h1>Error</h1>", {
            status: response.status,
            headers: { "Content-Type": "text/html" },
          }),
  }),
  refused(
    403,
    "403-same-code",
    "An ended membership is reported as an inactive subscription.",
    (error) => ({ body: { error: { ...error, code: "subscription_inactive" } } }),
    { needs: ["departedKey"] },
  ),
  ...each(
    [
      "v2/getInsights",
      "v2/listLandingPages",
      "v2/listCampaigns",
      "v2/listCollabs",
      "v1/getBrand",
      "v2/searchMedia",
    ],
    "*-unknown-id-accepted",
    "An id that matches nothing gives 200 and no rows.",
    (at) => accepting(at, 404),
    (at) => ({
      findable:
        at === "v2/searchMedia"
          ? "that POST /media lists 404 does not say that an unknown accountId must give it"
          : undefined,
    }),
  ),
  ...each(
    ["v2/listCollabs", "v1/getBrand"],
    "*-unknown-id-fails",
    "An id that matches nothing gives 500.",
    (at) => ({
      at,
      answer: (answer, call) =>
        call?.operation.id === at && answer.status === 404 ? { ...failure, headers: answer.headers } : answer,
    }),
  ),
  ...each(
    ["v2/searchMedia", "v2/indexAccount", "v1/searchBrands"],
    "*-large-accepted",
    "A body over 100 KB is accepted.",
    (at) => accepting(at, 413),
  ),
]);

/** Requests that are refused, or should be. */
export const refusalFamilies: readonly Family[] = [validationFamily, strictFamily, shapeFamily];
