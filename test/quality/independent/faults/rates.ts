import type { Family, Fault } from "../faults.ts";
import type { Answer } from "../hooks.ts";
import { accepting, each, family, fault, remembering, tooMany } from "./make.ts";

const unprovoked =
  "a check stays below the limits of a server that others use too, so that it never meets them";
const shared = "limits count what others send with the same key, or from the same address";
const unstated = "what the value of Retry-After must be is not stated";

/** Changes what refuses a request for being too much. */
function limited(
  id: string,
  what: string,
  change: (answer: Answer) => Partial<Answer>,
  findable?: string,
): Fault {
  const answer = (plain: Answer) => (plain.status === 429 ? { ...plain, ...change(plain) } : plain);
  return fault(id, what, { answer }, { needs: ["rateLimits"], findable });
}

function retryAfter(id: string, what: string, value: string, findable?: string): Fault {
  return limited(id, what, ({ headers }) => ({ headers: { ...headers, "Retry-After": value } }), findable);
}

/** What is refused for being too much at once. */
export const rateFamilies: readonly Family[] = [
  family("rates", [
    limited("retry-absent", "429 has no Retry-After.", () => ({ headers: {} })),
    retryAfter("retry-zero", "Retry-After is 0.", "0", unstated),
    retryAfter(
      "retry-milliseconds",
      "Retry-After is in milliseconds.",
      "59000",
      `${unstated}, though limits are a minute's`,
    ),
    retryAfter("retry-text", "Retry-After is a word.", "soon"),
    retryAfter("retry-negative", "Retry-After is negative.", "-5"),
    limited("as-503", "What must be 429 is 503.", () => ({ status: 503 })),
    limited("as-403", "What must be 429 is 403.", () => ({ status: 403 })),
    limited("other-code", "The code of 429 is too_many_requests.", () => ({
      body: { error: { code: "too_many_requests", message: "Slow down." } },
    })),
    limited("without-envelope", "The body of 429 is a text.", () => ({ body: "Slow down." })),
    fault(
      "none",
      "Nothing is ever too much.",
      { refuse: (refusal) => (refusal.status === 429 ? undefined : refusal) },
      { needs: ["rateLimits"], findable: unprovoked },
    ),
    ...each(
      ["v2/searchMedia", "v2/indexAccount", "v1/indexBrand", "v1/getIndexStatus"],
      "*-none",
      "The operation has no limit.",
      (at) => accepting(at, 429),
      () => ({ needs: ["rateLimits"], findable: unprovoked }),
    ),
    fault(
      "always",
      "Every request is too much.",
      { answer: (answer) => (answer.status === 200 ? tooMany(60) : answer) },
      { findable: shared },
    ),
    remembering(
      "after-three",
      "The fourth request in a minute is too much.",
      () => {
        let counted = { minute: -1, requests: 0 };
        return {
          answer(answer, _, { time }) {
            const minute = Math.floor(time / 60_000);
            counted = { minute, requests: counted.minute === minute ? counted.requests + 1 : 1 };
            if (counted.requests <= 3) return answer;
            const seconds = Math.ceil(((minute + 1) * 60_000 - time) / 1000);
            return tooMany(seconds);
          },
        };
      },
      { findable: shared },
    ),
  ]),
];
