import type { Sending } from "../../http/exchange.ts";
import { isRecord } from "../../contract/document.ts";

/** A request before it becomes text, with what is odd about its writing. Its query and body are what the documents read. */
export interface Draft extends Sending {
  query: Record<string, string>;
  /** Every parameter is sent twice. */
  isRepeated?: boolean;
  /** Every character of a query is percent-encoded, and every name. */
  isEscaped?: boolean;
  /** The first field of the body is sent twice. */
  hasTwins?: boolean;
}

export function sendingOf({ isRepeated, isEscaped, hasTwins, ...sending }: Draft): Sending {
  const { query, body, text } = sending;
  const escape = isEscaped ? escapeAll : escapeText;
  const pairs = Object.entries(query).map(([name, value]) => `${escape(name)}=${escape(value)}`);
  const search = (isRepeated ? pairs.flatMap((pair) => [pair, pair]) : pairs).join("&");
  const json = text ?? (body === undefined ? undefined : jsonOf(body));
  return {
    ...sending,
    judgesStatus: true,
    ...(search !== "" && { search }),
    ...(json !== undefined && { text: hasTwins ? withTwins(body, json) : json }),
  };
}

/** A value as JSON; unlike `JSON.stringify`, with minus zero as it is. */
function jsonOf(value: unknown): string {
  const mark = "\u0000minus zero\u0000";
  const json = JSON.stringify(value, (_, part: unknown) => (Object.is(part, -0) ? mark : part));
  return json.replaceAll(JSON.stringify(mark), "-0");
}

function withTwins(body: unknown, json: string): string {
  const [first] = isRecord(body) ? Object.entries(body) : [];
  return first === undefined ? json : `{${JSON.stringify(first[0])}:${jsonOf(first[1])},${json.slice(1)}`;
}

/** Percent-encoded UTF-8; half of a surrogate pair, which has none, in the three bytes that it would have. */
export function escapeText(text: string): string {
  return Array.from(text, (char) => {
    const code = char.codePointAt(0) ?? 0;
    const isHalf = code >= 0xd800 && code <= 0xdfff;
    return isHalf
      ? hex(0xe0 | (code >> 12), 0x80 | ((code >> 6) & 63), 0x80 | (code & 63))
      : encodeURIComponent(char);
  }).join("");
}

function escapeAll(text: string): string {
  return hex(...new TextEncoder().encode(text));
}

function hex(...bytes: number[]): string {
  return bytes.map((byte) => `%${byte.toString(16).toUpperCase().padStart(2, "0")}`).join("");
}
