import { flag, initially, integer, limit, offset, openInitially, openOffset } from "../fields.ts";
import { keeps, limitOf, offsetOf, page } from "../pages.ts";
import type { Call, Operation } from "../world.ts";
import { creativesOf } from "./insights.ts";

function landingPages(call: Call): unknown {
  const { takes } = call.world;
  const inactive = call.input["showInactive"] ?? takes("landing-inactive", "shown");
  const found = new Map<string, { total: number; active: number }>();
  const creatives = creativesOf(call);
  for (const creative of creatives) {
    const shown =
      takes("landing-hides", "rows") ||
      keeps(call, "showInactive", inactive, creative, ({ endAt }, value) => value === true || endAt === null);
    if (!shown) continue;
    const url = takes("landing-url-case", "ignored")
      ? creative.landingPage.toLowerCase()
      : creative.landingPage;
    const row = found.get(url) ?? { total: 0, active: 0 };
    found.set(url, { total: row.total + 1, active: row.active + (creative.endAt === null ? 1 : 0) });
  }
  const tie = takes("order-ties", "reversed") ? -1 : 1;
  const rows = page(call, {
    rows: [...found]
      .filter(([, { active }]) => !takes("landing-hides", "rows") || inactive === true || active > 0)
      .map(([url, { total }]) => ({
        url: takes("landing-slash", "added") && !url.endsWith("/") ? `${url}/` : url,
        total: takes("landing-total", "share") ? total / creatives.length : total,
      })),
    order: [
      "landingPages",
      (left, right) => right.total - left.total || tie * (left.url < right.url ? -1 : 1),
    ],
    offset: call.operation.version === "v2" || takes("v1-landing-offset", "pages") ? offsetOf(call) : 0,
    limit: limitOf(call),
  });
  return { count: rows.length, landingPages: rows };
}

/** GET /account/{id}/landing-pages of v2. */
export const listLandingPages: Operation = {
  id: "v2/listLandingPages",
  version: "v2",
  method: "GET",
  path: "/account/{id}/landing-pages",
  metered: true,
  perMinute: 120,
  fields: { showInactive: flag, limit: initially(100, limit), offset: initially(0, offset) },
  handle: landingPages,
};

/** GET /brands/{id}/landing-pages of v1. */
export const listLandingPagesV1: Operation = {
  ...listLandingPages,
  id: "v1/listLandingPages",
  version: "v1",
  path: "/brands/{id}/landing-pages",
  fields: {
    showInactive: flag,
    limit: openInitially("v1-landing-limit-default", { "rows-100": 100, "rows-2": 2 }, integer(1, 100)),
    offset: openOffset("v1-landing-offset"),
  },
};
