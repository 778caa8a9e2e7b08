import { isJson, isRecord } from "../../lib/json.ts";
import type { Call } from "./call.ts";

/** A value as the body of a call, in its media type; `undefined`: no body. */
export function bodyAs(type: string, value: unknown, files: readonly string[] = []): Partial<Call> {
  if (value === undefined) return {};
  if (isJson(type)) return { ...(type !== "application/json" && { type }), body: value };
  if (!isRecord(value) || !isForm(type)) return { type, text: asText(value) };
  const fields = Object.entries(value).map(([name, one]): [string, string] => [name, asText(one)]);
  if (!type.startsWith("multipart/")) return { type, text: String(new URLSearchParams(fields)) };
  return { fields: fields.map(([name, text]) => ({ name, value: text, isFile: files.includes(name) })) };
}

export function isForm(type: string): boolean {
  return /^(application\/x-www-form-urlencoded|multipart\/form-data)\b/i.test(type);
}

/** The media type in which a body is sent, of those that an operation takes: JSON if it can be. */
export function sentType(types: string[]): string | undefined {
  return types.find(isJson) ?? types.find(isForm) ?? types[0];
}

export function asText(value: unknown): string {
  return typeof value === "object" ? JSON.stringify(value) : String(value);
}
