import { codesByStatus } from "@adintel/client/operations";
import { errorResponse } from "../../http/errors.ts";
import { textOf } from "../../http/json.ts";
import type { ScenarioInput } from "../../engine/scenarios/presets.ts";
import { sampleCalls } from "../../adintel/index.ts";
import { freeToRetry, type Drill } from "./drill.ts";

const json = textOf(errorResponse({ error: codesByStatus[429] }).json);
const html = "<html><h1>429 Too Many Requests</h1></html>";

/** A 429, with a `Retry-After` or without. */
function rejection(retryAfter: string | undefined, body = json): ScenarioInput {
  const type = body === json ? "application/json" : "text/html";
  const headers = { "Content-Type": type, ...(retryAfter !== undefined && { "Retry-After": retryAfter }) };
  return { response: { status: 429, headers, body } };
}

/** Only the first request is rejected. */
function briefly(id: string, title: string, body?: string): Drill {
  return {
    id,
    title,
    call: sampleCalls.paidPost,
    leadsTo: "rows",
    mayGiveUp: freeToRetry,
    pauseMs: () => 1000,
    scenarios: () => [{ ...Object(rejection("1", body)), times: 1 }],
  };
}

/**
 * Every request is rejected: the client must give up, and must not retry too often or too early. A GET, since some helpers do
 * not retry a POST.
 */
function always(id: string, title: string, retryAfter?: string, pauseMs?: Drill["pauseMs"]): Drill {
  return {
    id,
    title,
    call: sampleCalls.paidGet,
    leadsTo: "none",
    ...(pauseMs && { pauseMs }),
    scenarios: () => [rejection(retryAfter)],
  };
}

const lastDate = "Fri, 31 Dec 9999 23:59:59 GMT";

/** Rejections by the rate limits, which are always free. */
export const limitDrills: Drill[] = [
  briefly("429-seconds", "A 429 says Retry-After: 1"),
  briefly("429-html", "A gateway sends a 429 in HTML that says Retry-After: 1", html),
  {
    id: "429-date",
    title: "A 429 says Retry-After with a date one or two seconds ahead",
    call: sampleCalls.paidPost,
    leadsTo: "rows",
    mayGiveUp: freeToRetry,
    pauseMs: ({ wallClock }) => twoSecondsAfter(wallClock) - wallClock,
    respond: ({ nth, wallClock, pass }) => {
      if (nth > 1) return pass();
      const date = new Date(twoSecondsAfter(wallClock)).toUTCString();
      const headers = { "Content-Type": "application/json", "Retry-After": date };
      return new Response(json, { status: 429, headers });
    },
  },
  always("429-day", "Every 429 says Retry-After: 86400", "86400", () => 86_400_000),
  // In milliseconds, this overflows the timers of many languages, which then fire at once.
  always("429-huge", "Every 429 says Retry-After: 9999999999", "9999999999", () => 9_999_999_999_000),
  always(
    "429-far-date",
    "Every 429 says Retry-After with a date in the year 9999",
    lastDate,
    ({ wallClock }) => Date.parse(lastDate) - wallClock,
  ),
  always(
    "429-past-date",
    "Every 429 says Retry-After with a date in the past",
    "Thu, 01 Jan 1970 00:00:00 GMT",
  ),
  always("429-zero", "Every 429 says Retry-After: 0", "0"),
  always("429-negative", "Every 429 says Retry-After: -1", "-1"),
  always("429-word", "Every 429 says Retry-After: soon", "soon"),
  always("429-bare", "Every 429 lacks Retry-After"),
];

/** In whole seconds, as dates in headers are. */
function twoSecondsAfter(wallClock: number): number {
  return Math.floor(wallClock / 1000) * 1000 + 2000;
}
