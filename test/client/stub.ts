import { createClient, type Client, type ClientOptions, type FetchInit } from "@adintel/client";
import manifest from "@adintel/client/package.json" with { type: "json" };

/** What requests say of the client, except in a browser. */
export const userAgent = `adintel-client/${manifest.version}`;

/** What a stub answers: a status and body, a whole response, or what it rejects with or never comes to. */
export type Answer = Response | Error | Promise<Response> | (() => Response | Promise<Response>);

/** A `fetch` that answers in order, the last answer again and again, and keeps what it was asked. */
export function stub(...answers: Answer[]) {
  const requests: Request[] = [];
  const fetch = async (url: string, init: FetchInit) => {
    const answer = answers[Math.min(requests.length, answers.length - 1)];
    requests.push(new Request(url, init));
    if (answer === undefined) throw new Error("the stub has no answer");
    if (answer instanceof Error) throw answer;
    return typeof answer === "function" ? answer() : (await answer).clone();
  };
  return { requests, fetch };
}

/** A client of v2 whose requests a stub answers. */
export function client(
  answers: Answer[],
  options: Partial<ClientOptions> = {},
): Client & { requests: Request[] } {
  const { requests, fetch } = stub(...answers);
  const api = createClient({ baseUrl: "http://mock.test/v2", apiKey: "live_secret", fetch, ...options });
  return Object.assign(api, { requests });
}

export function refusal(
  status: number,
  code: string,
  headers: Record<string, string> = {},
  more: object = {},
): Response {
  return Response.json({ error: { code, message: "No.", ...more } }, { status, headers });
}

/** An answer of `POST /media` with so many rows. */
export function mediaPage(count: number, first = 0): Response {
  return Response.json({ count, media: Array.from({ length: count }, (_, i) => ({ id: `m${first + i}` })) });
}
