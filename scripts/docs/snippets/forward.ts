/** What pages need of a response. The other headers belong to the connection, or to an encoding that fetch has undone. */
const passedOn = /^(content-type|retry-after|x-request-id|allow|cache-control)$/;

/** Passes a page's call on to the API and adds the key, which never leaves the server. */
export async function forward(request: Request): Promise<Response> {
  const { method, signal } = request;
  const { pathname, search } = new URL(request.url); // such as /adintel/v2/media
  // Only the API: a server may read // and an encoded dot or slash as another path.
  const isOfApi = /^(?!.*(\/\/|%2[EFef]|%5[Cc]))\/adintel\/v2\//.test(pathname);
  if (!isOfApi) return new Response(null, { status: 404 });
  const headers = {
    Authorization: `Bearer ${process.env.ADINTEL_API_KEY}`,
    "Content-Type": "application/json",
  };
  const body = (await request.text()) || null;
  const url = "http://127.0.0.1:4010" + pathname.replace("/adintel/", "/") + search;
  // To follow a redirect would send a paid call twice, and the key elsewhere.
  const answer = await fetch(url, { method, headers, body, signal, redirect: "manual" });
  if (answer.status >= 300 && answer.status < 400) return new Response("The API redirects.", { status: 502 });
  const kept = [...answer.headers].filter(([name]) => passedOn.test(name));
  return new Response(answer.body, { status: answer.status, headers: kept });
}
