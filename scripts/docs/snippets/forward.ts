/** Passes a page's call on to the API and adds the key, which never leaves the server. */
export async function forward(request: Request): Promise<Response> {
  const { pathname, search } = new URL(request.url); // such as /adintel/v2/media
  // An encoded slash could lead out of the API.
  const isOfApi = pathname.startsWith("/adintel/v2/") && !/%2f|%5c/i.test(pathname);
  if (!isOfApi) return new Response(null, { status: 404 });
  const { method, signal } = request;
  const headers = {
    Authorization: `Bearer ${process.env.ADINTEL_API_KEY}`,
    "Content-Type": "application/json",
  };
  const body = (await request.text()) || null;
  const url = "http://127.0.0.1:4010" + pathname.replace("/adintel/", "/") + search;
  // A redirect that is followed sends the key elsewhere, and a paid call twice.
  const answer = await fetch(url, { method, headers, body, signal, redirect: "manual" });
  if (answer.status < 200 || (answer.status > 299 && answer.status < 400))
    return new Response(null, { status: 502 });
  const kept = new Headers();
  for (const name of ["Content-Type", "Retry-After", "X-Request-Id", "Allow"]) {
    const value = answer.headers.get(name);
    if (value !== null) kept.set(name, value);
  }
  return new Response(answer.body, { status: answer.status, headers: kept });
}
