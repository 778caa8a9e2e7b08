// lib/session.ts
/** The mock session of a request: tests name it in a header, browsers in a cookie. */
export function sessionOf({ headers }: Request): string {
  const [, inCookie] = /(?:^|; )mock-session=([\w-]+)/.exec(headers.get("Cookie") ?? "") ?? [];
  return headers.get("X-Mock-Session") ?? inCookie ?? crypto.randomUUID();
}
