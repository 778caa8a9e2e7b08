import type { Mask } from "../../lib/mask.ts";
import { curl, type Exchange } from "../http/exchange.ts";
import type { ExchangeData } from "./data.ts";
import { clipped } from "./plain.ts";

/** Characters of a body that are shown. */
const longestBody = 2000;

/** Exchanges that are shown of one finding. */
const most = 4;

/** Headers that tell something of a response; the rest are many. */
const telling =
  /^(allow|content-(type|length|encoding)|date|location|retry-after|server|via|www-authenticate|x-request-id|(x-)?ratelimit(-.*)?)$/;

/** The exchange in which a violation showed and the last ones before it, in the order in which the case looked at them. */
export function shownExchanges(
  faulty: Exchange | undefined,
  looked: readonly Exchange[],
  mask: Mask,
): ExchangeData[] {
  const others = looked.filter((one) => one !== faulty).slice(faulty ? 1 - most : -most);
  const shown = looked.filter((one) => one === faulty || others.includes(one));
  const all = faulty && !shown.includes(faulty) ? [...shown, faulty] : shown;
  return all.map((exchange) => ({
    curl: curl(exchange, mask),
    status: exchange.status,
    headers: Object.fromEntries(
      [...exchange.headers]
        .filter(([name]) => telling.test(name))
        .map(([name, value]) => [name, mask(value)]),
    ),
    // Masked before it is cut off, so that no part of a key is left.
    body: clipped(mask(exchange.text), longestBody),
    isFaulty: exchange === faulty,
  }));
}
