import type { Creative } from "../data/creatives.ts";
import { uuid } from "../data/names.ts";
import { day } from "../days.ts";
import { choice, initially, integer, openInitially, limit, required } from "../fields.ts";
import { keeps, limitOf, page } from "../pages.ts";
import { insightTypes, insightTypesV1 } from "../values.ts";
import type { Call, Operation, Row } from "../world.ts";
import { isRecent } from "./media-filters.ts";

const labels: Record<string, (creative: Creative) => readonly (string | null)[]> = {
  HOOK: ({ hook }) => [hook],
  TARGET_PERSONA: ({ targetPersona }) => [targetPersona],
  AD_ANGLE: ({ coreAngle }) => [coreAngle],
  USP: ({ sellingPoints = [] }) => sellingPoints,
};

/** The creatives that an account's insights and landing pages are made of. */
export function creativesOf(call: Call): readonly Creative[] {
  const { world, account } = call;
  return world.creatives.filter((row) =>
    keeps(call, "accountId", account?.id ?? "", row, (one, value) => one.accountId === value),
  );
}

function insights(call: Call): unknown {
  const { world, input } = call;
  const days = input["maxDaysBack"] ?? (world.takes("days-back-default", "days-90") ? 90 : undefined);
  const creatives = creativesOf(call)
    .filter((row) => days === undefined || keeps(call, "maxDaysBack", days, row, isRecent))
    .filter(({ endAt }) => endAt === null || !world.takes("insights-creatives", "active"));
  const type = typeof input["type"] === "string" ? input["type"] : "HOOK";
  return type === "MEDIA_MIX" ? mix(call, creatives) : totals(call, type, creatives);
}

function mix(call: Call, creatives: readonly Creative[]): Row {
  const { takes } = call.world;
  const counts = new Map<string, number>();
  for (const { type, mediaType } of creatives) {
    const kind = takes("mix-kinds", "media-type") ? mediaType : type;
    const name = kind ?? (takes("mix-unknown", "counted") ? "UNKNOWN" : null);
    if (name !== null) counts.set(name, (counts.get(name) ?? 0) + 1);
  }
  const rows = page(call, {
    rows: [...counts].map(([type, count]) => ({ type, count })),
    order: [
      "MEDIA_MIX",
      (left, right) =>
        (right.count - left.count) * (takes("mix-order", "least-first") ? -1 : 1) ||
        (left.type < right.type ? -1 : 1),
    ],
    limit: takes("mix-limit", "ignored") ? Infinity : limitOf(call),
  });
  return {
    type: "MEDIA_MIX",
    count: rows.length,
    rows: takes("mix-case", "lower-case")
      ? rows.map((row) => ({ ...row, type: row.type.toLowerCase() }))
      : rows,
  };
}

function totals(call: Call, type: string, creatives: readonly Creative[]): Row {
  const { takes } = call.world;
  const found = new Map<string, number>();
  for (const creative of creatives)
    for (const label of labels[type]?.(creative) ?? [])
      if (label !== null)
        found.set(
          label,
          (found.get(label) ?? 0) + (takes("insights-total", "views") ? (creative.viewCount ?? 0) : 1),
        );
  const tie = takes("order-ties", "reversed") ? -1 : 1;
  const rows = page(call, {
    rows: [...found].map(([label, total]) => ({
      id: takes("cluster-id", "label") ? label.toLowerCase() : uuid(`${type} ${label}`),
      label,
      tags: tagsOf(label, call),
      total,
    })),
    order: ["totals", (left, right) => right.total - left.total || tie * (left.id < right.id ? -1 : 1)],
    limit: limitOf(call),
  });
  return { type, count: rows.length, totals: rows, ...weekly(call, creatives) };
}

function tagsOf(label: string, { world }: Call): readonly (string | null)[] | null {
  if (world.takes("cluster-tags", "nulls")) return null;
  if (world.takes("cluster-tags", "nothing")) return [];
  if (label.length % 2 === 0) return null;
  const tags = label.toLowerCase().split(" ").slice(0, 2);
  return world.takes("cluster-tags", "some-nulls") ? [...tags, null] : tags;
}

function weekly({ world }: Call, creatives: readonly Creative[]): Row {
  const weeks = new Map<string, number>();
  for (const { startAt } of creatives) {
    const week = new Date(Math.floor(Date.parse(startAt) / (7 * day)) * 7 * day).toISOString().slice(0, 10);
    weeks.set(week, (weeks.get(week) ?? 0) + 1);
  }
  if (world.takes("weekly-buckets", "object")) return { weeklyBuckets: Object.fromEntries(weeks) };
  return world.takes("weekly-buckets", "list")
    ? { weekly: [...weeks].map(([weekStart, total]) => ({ weekStart, total })) }
    : {};
}

const maxDaysBack: Operation["fields"][string] = {
  ...integer(),
  problems(value, path, world) {
    const least = world.takes("days-back-zero", "accepted") ? 0 : 1;
    return integer(least, world.takes("days-back-maximum", "refused-above-90") ? 90 : Infinity).problems(
      value,
      path,
      world,
    );
  },
};

/** GET /account/{id}/insights of v2. */
export const getInsights: Operation = {
  id: "v2/getInsights",
  version: "v2",
  method: "GET",
  path: "/account/{id}/insights",
  metered: true,
  perMinute: 120,
  fields: { type: required(choice(insightTypes)), maxDaysBack, limit: initially(100, limit) },
  handle: insights,
};

/** GET /brands/{id}/insights of v1. */
export const getInsightsV1: Operation = {
  ...getInsights,
  id: "v1/getInsights",
  version: "v1",
  path: "/brands/{id}/insights",
  fields: {
    type: {
      ...choice(insightTypesV1),
      problems: (value, path, world) =>
        choice(
          world.takes("v1-insights-angle", "accepted") ? [...insightTypesV1, "AD_ANGLE"] : insightTypesV1,
        ).problems(value, path, world),
    },
    maxDaysBack: integer(1, 90),
    limit: openInitially("v1-insights-limit-default", { "rows-100": 100, "rows-1": 1 }, integer(1, 500)),
  },
  check: ({ type }, world) =>
    type === undefined && !world.takes("v1-insights-type", "hook")
      ? [{ path: "type", message: "is required" }]
      : [],
};
