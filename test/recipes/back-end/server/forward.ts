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
    if (!pathname.startsWith("/v2/")) return new Response(null, { status: 404 });
    const headers = new Headers({ Authorization: `Bearer ${apiKey}` });
    for (const name of ["Content-Type", "X-Mock-Session"]) {
      const value = request.headers.get(name);
      if (value !== null) headers.set(name, value);
    }
    const body = request.body && (await request.arrayBuffer());
    const { method, signal } = request;
    const response = await send(new Request(url + pathname + search, { method, headers, body, signal }));
    const kept = new Headers(response.headers);
    for (const name of ["Content-Encoding", "Content-Length"]) kept.delete(name); // fetch has decoded the body
    return new Response(response.body, { status: response.status, headers: kept });
  };
}

const { ADINTEL_URL = "http://127.0.0.1:4010", ADINTEL_API_KEY = "mock_live_demo" } = process.env;

export const forward = createForward({ url: ADINTEL_URL, apiKey: ADINTEL_API_KEY });
