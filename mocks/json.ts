// A wildcard would hide them from requests that carry Authorization in some browsers.
export const exposedHeaders = ["Retry-After", "Allow"];

/** What lets a page of any origin read an answer. */
export const corsHeaders = {
  "Access-Control-Allow-Origin": "*",
  "Access-Control-Expose-Headers": exposedHeaders.join(","),
};

const texts = new WeakMap<Response, string>();

/**
 * A response of JSON text. It carries the CORS headers from the start: headers that are a plain object go to the socket as
 * they are, while adding to them later would make a `Headers` of them.
 */
export function jsonResponse(text: string, status = 200, headers?: Record<string, string>): Response {
  const response = new Response(text, {
    status,
    headers: { "Content-Type": "application/json", ...corsHeaders, ...headers },
  });
  rememberText(response, text);
  return response;
}

/** Notes the text of a response, such as of one whose body is sent in another way. */
export function rememberText(response: Response, text: string): void {
  texts.set(response, text);
}

/** The text of a response that is known, without reading it; `undefined` of any other. */
export function textOf(response: Response): string | undefined {
  return texts.get(response);
}
