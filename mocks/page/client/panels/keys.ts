import type { keysOf, KeyUse, LimitUse } from "../../../controls/keys.ts";
import { fill, find, h } from "../shared/dom.ts";
import type { PageMock } from "../shared/mock.ts";
import { oneAtATime } from "../shared/one-at-a-time.ts";
import { dollars } from "../shared/words.ts";

/** The keys, with gauges of their credits and of the limits that count their requests. */
export function createKeys(mock: PageMock): () => Promise<void> {
  const place = find("keys", HTMLElement);
  return oneAtATime(async () => {
    const { keys, ips } = await mock.get<ReturnType<typeof keysOf>>("keys");
    fill(
      place,
      h("ul", { class: "keys" }, ...keys.map(keyItem)),
      ips.length > 0 && h("h3", {}, "IP addresses"),
      ips.length > 0 && h("ul", { class: "keys" }, ...ips.map((ip) => h("li", {}, limitGauge(ip, ip.ip)))),
    );
  });
}

function keyItem(use: KeyUse): HTMLElement {
  const { key, shows, refusal, monthlyMicrodollars, spentMicrodollars, limits } = use;
  const left = monthlyMicrodollars - spentMicrodollars;
  const words = `${dollars(left)} of ${dollars(monthlyMicrodollars)} left`;
  const name = h("code", {}, key);
  if (refusal !== null) return h("li", { class: "closed" }, name, h("span", { class: "muted" }, shows));
  return h(
    "li",
    {},
    name,
    h("p", { class: "muted" }, shows),
    gauge("Credits", words, { value: left, max: monthlyMicrodollars, isLeft: true }),
    ...limits.filter(({ used }) => used > 0).map((limit) => limitGauge(limit)),
  );
}

function limitGauge(limit: LimitUse, subject?: string): HTMLElement {
  const { scope, used, requestsPerMinute: max, resetsInSeconds } = limit;
  const words = `${used} of ${max}/min, resets in ${resetsInSeconds} s`;
  return gauge(subject ?? (scope === "apiKey" ? "All calls" : scope), words, {
    value: used,
    max,
    isLeft: false,
  });
}

/** A bar with its amounts in words. Little is bad of what is left, much is bad of what is used. */
function gauge(
  name: string,
  words: string,
  { value, max, isLeft }: { value: number; max: number; isLeft: boolean },
): HTMLElement {
  const [low, high, optimum] = isLeft ? [max * 0.1, max * 0.3, max] : [max * 0.7, max * 0.99, 0];
  return h(
    "label",
    { class: "gauge" },
    h("span", {}, name),
    h("span", { class: "muted" }, words),
    h("meter", { min: 0, max, low, high, optimum, value: Math.max(0, value) }, words),
  );
}
