import { counted } from "../../../openapi/words.ts";

/** A number of bytes as people read it. */
export function sizeInWords(bytes: number): string {
  if (bytes < 1000) return counted(bytes, "byte");
  const [size, unit] = bytes < 1e6 ? [bytes / 1e3, "kB"] : [bytes / 1e6, "MB"];
  return `${size.toLocaleString("en", { maximumFractionDigits: 1 })} ${unit}`;
}

/** When to call again: after some seconds, or at a date. */
export function retryInWords(value: string): string {
  if (!/^\d+$/.test(value)) return `Call again after ${value} (Retry-After).`;
  const seconds = Number(value);
  const minutes = seconds >= 120 ? `, which is ${counted(Math.ceil(seconds / 60), "minute")}` : "";
  return `Call again in ${counted(seconds, "second")}${minutes} (Retry-After).`;
}
