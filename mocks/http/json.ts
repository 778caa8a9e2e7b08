// A wildcard would hide them from requests that carry Authorization in some browsers.
export const exposedHeaders = ["Retry-After", "Allow", "X-Mock-Scenario", "X-Request-Id"];

/** What lets a page of any origin read a response. */
export const corsHeaders = {
  "Access-Control-Allow-Origin": "*",
  "Access-Control-Expose-Headers": exposedHeaders.join(","),
};

/** JSON as text, or in UTF-8 and in pieces: rows are encoded once, however many responses hold them. */
export type Json = string | readonly Uint8Array[];

const jsonHeaders = { "Content-Type": "application/json", ...corsHeaders };

/** A response of JSON before it becomes a Response. */
export interface JsonResponse {
  status: number;
  /** A staged response may be another text, which its Content-Type then says. */
  json: Json;
  /** All but those of CORS, and Content-Type where it is JSON. */
  headers?: Record<string, string>;
}

/**
 * A Response with the CORS headers. They are there from the start: headers that are a plain object go to the socket as they
 * are, while adding to them later would make a `Headers` of them.
 */
export function respond(response: JsonResponse): Response {
  const { status, json } = response;
  // Some statuses may have no body, not even an empty one.
  return new Response(typeof json === "string" ? json || null : concat(json), {
    status,
    headers: headersOf(response),
  });
}

/** All headers of a response, in a plain object that is not to be changed. */
export function headersOf({ headers }: JsonResponse): Record<string, string> {
  return headers ? { ...jsonHeaders, ...headers } : jsonHeaders;
}

/** The text of JSON in whichever form. */
export function textOf(json: Json): string {
  return typeof json === "string" ? json : new TextDecoder().decode(concat(json));
}

/** How many bytes JSON has, about: of a text its letters are counted, which hardly ever take more. */
export function sizeOf(json: Json | undefined): number {
  if (json === undefined || typeof json === "string") return json?.length ?? 0;
  return json.reduce((length, piece) => length + piece.length, 0);
}

/** The bytes of JSON in whichever form. */
export function bytesOf(json: Json): Uint8Array<ArrayBuffer> {
  return typeof json === "string" ? new TextEncoder().encode(json) : concat(json);
}

function concat(pieces: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const whole = new Uint8Array(sizeOf(pieces));
  let at = 0;
  for (const piece of pieces) {
    // Half of the pieces are commas, for which a call takes longer than the copy.
    if (piece.length === 1) whole[at] = piece[0] ?? 0;
    else whole.set(piece, at);
    at += piece.length;
  }
  return whole;
}
