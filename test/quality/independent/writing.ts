import { randomUUID } from "node:crypto";
import type { Answer } from "./hooks.ts";
import type { Row, World } from "./world.ts";

/** Writes an answer as a response. */
export function write(answer: Answer, world: World, head: boolean): Response {
  const headers = new Headers(answer.headers);
  if (!headers.has("Content-Type") && answer.body !== undefined)
    headers.set(
      "Content-Type",
      world.takes("header-charset", "present") ? "application/json; charset=utf-8" : "application/json",
    );
  const seconds = headers.get("Retry-After");
  if (seconds !== null && world.takes("retry-after", "date"))
    headers.set("Retry-After", new Date(world.now.getTime() + Number(seconds) * 1000).toUTCString());
  if (world.takes("header-request-id", "present")) headers.set("X-Request-Id", randomUUID());
  if (world.takes("header-budget", "present")) headers.set("RateLimit-Remaining", "59");
  if (world.takes("header-cors", "always")) headers.set("Access-Control-Allow-Origin", "*");
  const { status } = answer;
  const body = head || answer.body === undefined ? null : textOf(answer, world);
  return new Response(body, { status, headers });
}

function textOf({ body, status }: Answer, world: World): string {
  const written = status === 200 ? restyled(body, world, 0) : body;
  const sorted = world.takes("json-keys", "sorted") ? sortedKeys(written) : written;
  const text = JSON.stringify(sorted, null, world.takes("json-indent", "lines") ? 2 : undefined);
  return world.takes("json-escapes", "slashes") ? text.replaceAll("/", "\\/") : text;
}

function isRow(value: unknown): value is Row {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** The body of a success with what is open about dates, URLs and keys decided. */
function restyled(value: unknown, world: World, depth: number): unknown {
  if (Array.isArray(value)) return value.map((one: unknown) => restyled(one, world, depth + 1));
  if (!isRow(value)) return value;
  const row: Record<string, unknown> = {};
  for (const [key, one] of Object.entries(value)) {
    const text = typeof one === "string";
    if (text && (key === "startAt" || key === "endAt")) row[key] = instant(one, world);
    else if (text && (key === "url" || key === "thumbnailUrl" || key === "mediaUrl"))
      row[key] = link(one, world);
    else row[key] = restyled(one, world, depth + 1);
  }
  if (depth === 0 && world.takes("more-in-envelopes", "present")) row["requestCost"] = { unit: "rows" };
  if (depth === 2 && world.takes("more-in-rows", "present")) row["indexedBy"] = "independent";
  return row;
}

function instant(text: string, { takes }: World): string {
  if (takes("instants", "day")) return text.slice(0, 10);
  if (takes("instants", "offset")) return text.replace("Z", "+00:00");
  return takes("instants", "no-zone") ? text.replace("Z", "") : text;
}

function link(text: string, world: World): string {
  const plain = world.takes("url-scheme", "absent") ? text.replace(/^https?:/, "") : text;
  return world.takes("url-signed", "signed") && text.includes("independent.example")
    ? `${plain}?signed=${Math.floor(world.draw() * 1e9)}`
    : plain;
}

function sortedKeys(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sortedKeys);
  if (!isRow(value)) return value;
  const keys = Object.keys(value).sort();
  return Object.fromEntries(keys.map((key) => [key, sortedKeys(value[key])]));
}
