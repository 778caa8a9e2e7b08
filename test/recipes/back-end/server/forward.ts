// server/forward.ts
export interface Upstream {
  url: string;
  apiKey: string;
  send?: (request: Request) => Promise<Response>;
}

/** The API's paths. Rejects // and encoded dots and slashes, which a server may resolve to another path. */
const isOfApi = /^(?!.*(\/\/|%2[EFef]|%5[Cc]))\/v2\//;

/** The headers that pages need. The others belong to the connection, or to an encoding that fetch has decoded. */
const passedOn = /^(content-type|retry-after|x-request-id|allow|cache-control)$/;

/** Forwards the page's calls under /v2 and adds the key, which the page must not have. */
export function createForward({ url, apiKey, send = fetch }: Upstream) {
  return async (request: Request): Promise<Response> => {
    const { pathname, search } = new URL(request.url);
    if (!isOfApi.test(pathname)) return new Response(null, { status: 404 });
    const headers = new Headers({ Authorization: `Bearer ${apiKey}` });
    for (const name of ["Content-Type", "X-Mock-Session"]) {
      const value = request.headers.get(name);
      if (value !== null) headers.set(name, value);
    }
    const body = request.body && (await request.arrayBuffer());
    const { method, signal } = request;
    // Following a redirect could pay for a call twice and send the key to another server.
    const init: RequestInit = { method, headers, body, signal, redirect: "manual" };
    const response = await send(new Request(url + pathname + search, init));
    if (response.status >= 300 && response.status < 400) {
      return new Response("The API redirects.", { status: 502 });
    }
    const kept = [...response.headers].filter(([name]) => passedOn.test(name));
    return new Response(response.body, { status: response.status, headers: kept });
  };
}

const { ADINTEL_URL = "http://127.0.0.1:4010", ADINTEL_API_KEY = "mock_live_demo" } = process.env;

export const forward = createForward({ url: ADINTEL_URL, apiKey: ADINTEL_API_KEY });
