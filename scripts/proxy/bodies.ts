import { parseJson } from "../check/contract/fields.ts";
import { brotliDecompressSync, gunzipSync, inflateSync } from "node:zlib";
import type { IncomingMessage, ServerResponse } from "node:http";
import { pipeline } from "node:stream/promises";
import { UpstreamError, type UpstreamAnswer } from "./upstream.ts";

/** Longer response bodies are passed on unchecked, longer request bodies rejected. */
export const maxBodyBytes = 16 * 1024 * 1024;

/** A response that was passed on; the text is `undefined` if it was too long or could not be decompressed. */
export interface Delivered {
  status: number;
  headers: Headers;
  text: string | undefined;
}

/** Streams a response to the caller and keeps its bytes. */
export async function deliver(
  { status, rawHeaders, body }: UpstreamAnswer,
  outgoing: ServerResponse,
): Promise<Delivered> {
  const headers = new Headers();
  for (let at = 0; at + 1 < rawHeaders.length; at += 2)
    headers.append(rawHeaders[at] ?? "", rawHeaders[at + 1] ?? "");
  // Node must not add a Date header of its own.
  outgoing.sendDate = false;
  outgoing.writeHead(status, rawHeaders);
  const pieces: Buffer[] = [];
  let length = 0;
  await pipeline(
    body,
    async function* (source: AsyncIterable<Buffer>) {
      for await (const piece of source) {
        length += piece.length;
        if (length <= maxBodyBytes) pieces.push(piece);
        yield piece;
      }
    },
    outgoing,
  );
  const text =
    length > maxBodyBytes ? undefined : decompress(Buffer.concat(pieces), headers.get("Content-Encoding"));
  return { status, headers, text };
}

function decompress(bytes: Buffer, encoding: string | null): string | undefined {
  const unpack = { gzip: gunzipSync, "x-gzip": gunzipSync, deflate: inflateSync, br: brotliDecompressSync };
  if (encoding === null || encoding === "identity") return bytes.toString("utf8");
  try {
    return unpack[encoding.toLowerCase() as keyof typeof unpack](bytes, {
      maxOutputLength: maxBodyBytes,
    }).toString("utf8");
  } catch {
    return undefined;
  }
}

/** A body as Prism expects it: parsed if it is valid JSON with a JSON content type, else the text. */
export function parse(text: string | undefined, type: string | undefined): unknown {
  if (text === undefined || text === "") return undefined;
  if (!isJson(type)) return text;
  return parseJson(text) ?? text;
}

/** Whether a body with a JSON content type is not valid JSON. */
export function isMalformed(text: string | undefined, type: string | undefined): boolean {
  return typeof text === "string" && text !== "" && isJson(type) && parseJson(text) === undefined;
}

function isJson(type: string | undefined): boolean {
  return type === undefined || /^application\/([\w.-]+\+)?json\b/i.test(type);
}

/**
 * The body of a request; `undefined` if there is none.
 *
 * @throws {UpstreamError} if it is longer than {@link maxBodyBytes}.
 */
export async function read(incoming: IncomingMessage): Promise<Buffer | undefined> {
  const { headers } = incoming;
  if (headers["content-length"] === undefined && headers["transfer-encoding"] === undefined) return undefined;
  const pieces: Buffer[] = [];
  let length = 0;
  for await (const piece of incoming as AsyncIterable<Buffer>) {
    length += piece.length;
    if (length > maxBodyBytes)
      throw new UpstreamError(`the request is longer than ${maxBodyBytes / 1024 / 1024} MiB`);
    pieces.push(piece);
  }
  return Buffer.concat(pieces);
}
