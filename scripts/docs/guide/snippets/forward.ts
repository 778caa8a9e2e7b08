/** The response headers that pages need. The others belong to the connection, or to an encoding that fetch has decoded. */
const passedOn = /^(content-type|retry-after|x-request-id|allow|cache-control)$/;

/** Whether the user of your session may spend credits. */
type MayCall = (request: Request) => boolean | Promise<boolean>;

/** Passes a page's call on to the API and adds the key, which never leaves the server. */
export async function forward(request: Request, mayCall: MayCall): Promise<Response> {
  const { method, signal, headers: sent } = request;
  const { pathname, search, host } = new URL(request.url); // such as /adintel/v2/media
  // API paths only: a server may resolve //, or an encoded dot or slash, to another path.
  const isOfApi = /^(?!.*(\/\/|%2[EFef]|%5[Cc]))\/adintel\/v2\//.test(pathname);
  if (!isOfApi) return new Response(null, { status: 404 });
  // Pages of other sites must not call in the user's name, and a form of theirs sends no JSON.
  const isOwnPage = [null, `https://${host}`, `http://${host}`].includes(sent.get("Origin"));
  const isJson = method !== "POST" || /^application\/json\b/i.test(sent.get("Content-Type") ?? "");
  if (!isOwnPage || !isJson || !(await mayCall(request))) return new Response(null, { status: 403 });
  const headers = {
    Authorization: `Bearer ${process.env.ADINTEL_API_KEY}`,
    "Content-Type": "application/json",
  };
  const body = (await request.text()) || null;
  const url = "http://127.0.0.1:4010" + pathname.replace("/adintel/", "/") + search;
  // Following a redirect could send a paid call twice, and the key elsewhere.
  const response = await fetch(url, { method, headers, body, signal, redirect: "manual" });
  if (response.status >= 300 && response.status < 400)
    return new Response("The API redirects.", { status: 502 });
  const kept = [...response.headers].filter(([name]) => passedOn.test(name));
  return new Response(response.body, { status: response.status, headers: kept });
}
