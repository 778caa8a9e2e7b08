// lib/session.ts
/** The session of the mock that a request belongs to: a test names it in a header, a browser in a cookie. */
export function sessionOf({ headers }: Request): string {
  const [, inCookie] = /(?:^|; )mock-session=([\w-]+)/.exec(headers.get("Cookie") ?? "") ?? [];
  return headers.get("X-Mock-Session") ?? inCookie ?? crypto.randomUUID();
}
