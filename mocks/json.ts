// A wildcard would hide them from requests that carry Authorization in some browsers.
export const exposedHeaders = ["Retry-After", "Allow"];

/** What lets a page of any origin read an answer. */
export const corsHeaders = {
  "Access-Control-Allow-Origin": "*",
  "Access-Control-Expose-Headers": exposedHeaders.join(","),
};

/** JSON as text, or in UTF-8 and in pieces: rows that many answers hold are encoded once, and not kept by each of them. */
export type Json = string | readonly Uint8Array[];

const sent = new WeakMap<Response, Json>();

/**
 * A response of JSON. It carries the CORS headers from the start: headers that are a plain object go to the socket as they
 * are, while adding to them later would make a `Headers` of them.
 */
export function jsonResponse(json: Json, status = 200, headers?: Record<string, string>): Response {
  const response = new Response(typeof json === "string" ? json : concat(json), {
    status,
    headers: { "Content-Type": "application/json", ...corsHeaders, ...headers },
  });
  sent.set(response, json);
  return response;
}

/** The JSON of a response of ours, without reading it; `undefined` of any other. */
export function jsonOf(response: Response): Json | undefined {
  return sent.get(response);
}

/** The text of JSON in whichever form. */
export function textOf(json: Json): string {
  return typeof json === "string" ? json : new TextDecoder().decode(concat(json));
}

function concat(pieces: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const whole = new Uint8Array(pieces.reduce((length, piece) => length + piece.length, 0));
  let at = 0;
  for (const piece of pieces) {
    whole.set(piece, at);
    at += piece.length;
  }
  return whole;
}
