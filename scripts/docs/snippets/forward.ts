/** Passes a page's call on to the API and adds the key, which never leaves the server. */
export async function forward(request: Request): Promise<Response> {
  const { pathname, search } = new URL(request.url); // such as /adintel/v2/media
  const answer = await fetch("http://127.0.0.1:4010" + pathname.replace("/adintel/", "/") + search, {
    method: request.method,
    headers: { Authorization: `Bearer ${process.env.ADINTEL_API_KEY}`, "Content-Type": "application/json" },
    body: (await request.text()) || null,
  });
  const headers = new Headers(answer.headers);
  // fetch has unpacked the body.
  for (const name of ["Content-Encoding", "Content-Length"]) headers.delete(name);
  return new Response(answer.body, { status: answer.status, headers });
}
