import type { Family } from "../faults.ts";
import type { Answer } from "../hooks.ts";
import { accepting, fault, remembering, tooMany, type About } from "./make.ts";

const about: About = { needs: ["rateLimits"] };

const unprovoked =
  "a check stays below the limits of a server that others use too, so that it never meets them";
const shared = "limits count what others send with the same key, or from the same address";

function limited(change: (answer: Answer) => Answer) {
  return { answer: (answer: Answer) => (answer.status === 429 ? change(answer) : answer) };
}

const retryAfter = (value: string) =>
  limited((answer) => ({ ...answer, headers: { ...answer.headers, "Retry-After": value } }));

/** What is refused for being too much at once. */
export const rateFamilies: readonly Family[] = [
  {
    id: "rates",
    faults: [
      fault(
        "rates/retry-absent",
        "429 has no Retry-After.",
        limited((answer) => ({ ...answer, headers: {} })),
        about,
      ),
      fault("rates/retry-zero", "Retry-After is 0.", retryAfter("0"), {
        ...about,
        findable: "what the value of Retry-After must be is not stated",
      }),
      fault("rates/retry-milliseconds", "Retry-After is in milliseconds.", retryAfter("59000"), {
        ...about,
        findable: "what the value of Retry-After must be is not stated, though limits are a minute's",
      }),
      fault("rates/retry-text", "Retry-After is a word.", retryAfter("soon"), about),
      fault("rates/retry-negative", "Retry-After is negative.", retryAfter("-5"), about),
      fault(
        "rates/as-503",
        "What must be 429 is 503.",
        limited((answer) => ({ ...answer, status: 503 })),
        about,
      ),
      fault(
        "rates/as-403",
        "What must be 429 is 403.",
        limited((answer) => ({ ...answer, status: 403 })),
        about,
      ),
      fault(
        "rates/other-code",
        "The code of 429 is too_many_requests.",
        limited((answer) => ({
          ...answer,
          body: { error: { code: "too_many_requests", message: "Slow down." } },
        })),
        about,
      ),
      fault(
        "rates/without-envelope",
        "The body of 429 is a text.",
        limited((answer) => ({ ...answer, body: "Slow down." })),
        about,
      ),
      fault(
        "rates/none",
        "Nothing is ever too much.",
        { refuse: (refusal) => (refusal.status === 429 ? undefined : refusal) },
        { ...about, findable: unprovoked },
      ),
      ...["v2/searchMedia", "v2/indexAccount", "v1/indexBrand", "v1/getIndexStatus"].map((at) =>
        fault(`rates/${at}-none`, "The operation has no limit.", accepting(at, 429), {
          ...about,
          findable: unprovoked,
        }),
      ),
      fault(
        "rates/always",
        "Every request is too much.",
        {
          answer: (answer) => (answer.status === 200 ? tooMany(60) : answer),
        },
        { findable: shared },
      ),
      remembering(
        "rates/after-three",
        "The fourth request in a minute is too much.",
        () => {
          let counted = { minute: -1, requests: 0 };
          return {
            answer(answer, _, { time }) {
              const minute = Math.floor(time / 60_000);
              counted = { minute, requests: counted.minute === minute ? counted.requests + 1 : 1 };
              if (counted.requests <= 3) return answer;
              const seconds = Math.ceil(((minute + 1) * 60_000 - time) / 1000);
              return {
                status: 429,
                headers: { "Retry-After": String(seconds) },
                body: { error: { code: "rate_limited", message: "Too many requests." } },
              };
            },
          };
        },
        { findable: shared },
      ),
    ],
  },
];
