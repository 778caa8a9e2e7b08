import { createHash } from "node:crypto";

/** The same uuid for the same text, always. */
export function uuid(text: string): string {
  const hex = createHash("sha1").update(`independent ${text}`).digest("hex");
  return [
    hex.slice(0, 8),
    hex.slice(8, 12),
    `4${hex.slice(13, 16)}`,
    `a${hex.slice(17, 20)}`,
    hex.slice(20, 32),
  ].join("-");
}

/** A number from 0 to 1 that belongs to a text. */
export function share(text: string): number {
  return parseInt(createHash("sha1").update(text).digest("hex").slice(0, 8), 16) / 2 ** 32;
}
