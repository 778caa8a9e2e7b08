import type { Family } from "../faults.ts";
import type { Answer, Hooks } from "../hooks.ts";
import type { Row } from "../world.ts";
import { accepting, fault, isRow, type About } from "./make.ts";
import { strictFamily } from "./validation-strict.ts";
import { validationFamily } from "./validation.ts";

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
        accepting(at, 404),
        at === "v2/searchMedia"
          ? { findable: "that POST /media lists 404 does not say that an unknown accountId must give it" }
          : {},
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
      fault(`refusals/${at}-large-accepted`, "A body over 100 KB is accepted.", accepting(at, 413)),
    ),
  ],
};

/** Requests that are refused, or should be. */
export const refusalFamilies: readonly Family[] = [validationFamily, strictFamily, shapeFamily];
