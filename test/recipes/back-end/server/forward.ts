// server/forward.ts
export interface Upstream {
  url: string;
  apiKey: string;
  send?: (request: Request) => Promise<Response>;
}

/** Forwards pages' calls under /v2 and adds the key, which pages must not have. */
export function createForward({ url, apiKey, send = fetch }: Upstream) {
  return async (request: Request): Promise<Response> => {
    const { pathname, search } = new URL(request.url);
    // An encoded slash could lead out of the API.
    const isOfApi = pathname.startsWith("/v2/") && !/%2f|%5c/i.test(pathname);
    if (!isOfApi) return new Response(null, { status: 404 });
    const headers = new Headers({ Authorization: `Bearer ${apiKey}` });
    for (const name of ["Content-Type", "X-Mock-Session"]) {
      const value = request.headers.get(name);
      if (value !== null) headers.set(name, value);
    }
    const body = request.body && (await request.arrayBuffer());
    const { method, signal } = request;
    // A redirect that is followed sends the key elsewhere, and a paid call twice.
    const init: RequestInit = { method, headers, body, signal, redirect: "manual" };
    const response = await send(new Request(url + pathname + search, init));
    const { status } = response;
    if (status < 200 || (status > 299 && status < 400)) return new Response(null, { status: 502 });
    const kept = new Headers();
    for (const name of ["Content-Type", "Retry-After", "X-Request-Id", "Allow"]) {
      const value = response.headers.get(name);
      if (value !== null) kept.set(name, value);
    }
    return new Response(response.body, { status, headers: kept });
  };
}

const { ADINTEL_URL = "http://127.0.0.1:4010", ADINTEL_API_KEY = "mock_live_demo" } = process.env;

export const forward = createForward({ url: ADINTEL_URL, apiKey: ADINTEL_API_KEY });
