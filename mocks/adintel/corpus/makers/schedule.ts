import type { Random } from "../base/random.ts";
import type { CreativeRecord } from "../base/records.ts";
import { DAY, MINUTE, pointIn, SPAN_IN_DAYS, type Calendar } from "../base/time.ts";

export type Schedule = Pick<
  CreativeRecord,
  "startedAt" | "startAt" | "endedAt" | "endAt" | "active" | "daysRun"
>;

const NOTHING_KNOWN: Schedule = {
  startedAt: null,
  startAt: null,
  endedAt: null,
  endAt: null,
  active: true,
  daysRun: null,
};

/** Makes up when a creative runs. Starts grow denser towards `now`, so that even today and yesterday have some. */
export function makeSchedule(random: Random, now: number, isoOf: Calendar): Schedule {
  const position = random.fraction();
  const daysAgo = Math.floor(position * position * SPAN_IN_DAYS);
  const midnight = Math.floor(now / DAY) * DAY;
  const minute = random.int(0, daysAgo === 0 ? Math.floor((now - midnight) / MINUTE) : DAY / MINUTE - 1);
  const startedAt = Math.min(now, pointIn((midnight - daysAgo * DAY) / MINUTE + minute));

  const evergreen = random.chance(0.25);
  const length = random.fraction();
  const days = 1 + Math.floor(length * length * 160);
  const plannedEnd = pointIn(
    Math.floor(startedAt / MINUTE) + (days * DAY) / MINUTE + random.int(1, DAY / MINUTE - 1),
  );
  const endedAt = evergreen || plannedEnd > now ? null : plannedEnd;
  if (random.chance(0.015)) return NOTHING_KNOWN;
  return {
    startedAt,
    startAt: isoOf(startedAt),
    endedAt,
    endAt: endedAt === null ? null : isoOf(endedAt),
    active: endedAt === null,
    daysRun: Math.floor(((endedAt ?? now) - startedAt) / DAY),
  };
}
