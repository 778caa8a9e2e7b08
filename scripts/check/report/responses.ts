import { createHash } from "node:crypto";
import type { Mask } from "../../lib/mask.ts";
import { memoize } from "../../lib/memoize.ts";
import type { Exchange } from "../http/exchange.ts";
import { fieldsOf } from "../contract/fields.ts";
import type { CaseData, ResponseData } from "./data.ts";
import { clipped } from "./plain.ts";

/** A body that names more fields need not be shown whole: the command of the case repeats it. */
const maxBodyChars = 200;

/** Keeps the responses that cases looked at, each once. */
export function createResponses(mask: Mask) {
  const kept: Record<string, ResponseData> = {};
  /** The id of an exchange, which no other exchange has, also of another run. */
  const keep = memoize((exchange: Exchange): string => {
    const { method, url, requestText, status, receivedAt, text } = exchange;
    const all = JSON.stringify([method, url, requestText, status, receivedAt, text]);
    const id = createHash("sha256").update(all).digest("hex").slice(0, 12);
    const { pathname, search } = new URL(url, "http://recorded");
    const body = fieldsOf(exchange.body);
    const rows = exchange.sending.operation?.lists.map((list) => body[list.in]).find(Array.isArray);
    kept[id] = {
      request: mask(`${method} ${pathname}${search}`),
      ...(requestText !== undefined && { body: clipped(mask(requestText), maxBodyChars) }),
      status,
      ...(rows && { rows: rows.length }),
    };
    return id;
  });
  return {
    keep,
    /** Those that cases name, of this run and of an earlier one. */
    of: (cases: readonly CaseData[], earlier: Readonly<Record<string, ResponseData>> = {}) =>
      Object.fromEntries(
        [...new Set(cases.flatMap(({ responses = [] }) => responses))].flatMap((id) => {
          const response = kept[id] ?? earlier[id];
          return response ? [[id, response] as const] : [];
        }),
      ),
  };
}
