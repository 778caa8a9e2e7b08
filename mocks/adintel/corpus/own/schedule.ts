import type { CreativeData } from "./data.ts";
import type { Random } from "../base/random.ts";
import type { Schedule } from "../makers/schedule.ts";
import { DAY, HOUR, SECOND, type Calendar } from "../base/time.ts";

/**
 * When a creative runs of which some facts are given. One whose start is given and nothing else still runs; of one that has
 * run for fewer days than have passed since its start, the end follows.
 */
export function ownSchedule(
  facts: CreativeData,
  made: Schedule,
  { random, now, isoOf }: { random: Random; now: number; isoOf: Calendar },
): Schedule {
  const { startAt, endAt, daysRun, status } = facts;
  const share = random.fraction();
  const hours = random.int(0, 23);
  const end = endAt === undefined || endAt === null ? endAt : Date.parse(endAt);
  if (startAt === null) return unknownStart(facts, end ?? null);
  if (startAt === undefined && end === undefined && daysRun === undefined && status === undefined)
    return scheduleOf(made);

  const days = daysRun ?? made.daysRun ?? 7;
  const length = days * DAY + (typeof end === "number" ? 0 : hours * HOUR);
  let startedAt: number;
  let endedAt: number | null;
  if (startAt !== undefined) {
    startedAt = Date.parse(startAt);
    endedAt = end === undefined ? endAfter(startedAt, facts, { now, share }) : end;
  } else if (typeof end === "number") {
    endedAt = end;
    startedAt = endedAt - length;
  } else if (status === "INACTIVE") {
    endedAt = made.endedAt ?? Math.floor((now - (1 + 20 * share) * DAY) / SECOND) * SECOND;
    startedAt = endedAt - days * DAY;
  } else {
    endedAt = null;
    // So many days have passed, and not yet one more.
    const started = daysRun === undefined ? made.startedAt : null;
    startedAt = started ?? Math.floor((now - days * DAY - (DAY - HOUR) * share) / SECOND) * SECOND;
  }
  return {
    startedAt,
    startAt: startAt ?? isoOf(startedAt),
    endedAt,
    endAt: endedAt === null ? null : (endAt ?? isoOf(endedAt)),
    active: endedAt === null,
    daysRun: daysRun === undefined ? Math.floor(((endedAt ?? now) - startedAt) / DAY) : daysRun,
  };
}

function scheduleOf({ startedAt, startAt, endedAt, endAt, active, daysRun }: Schedule): Schedule {
  return { startedAt, startAt, endedAt, endAt, active, daysRun };
}

function unknownStart({ endAt, daysRun, status }: CreativeData, endedAt: number | null): Schedule {
  const active = status === undefined ? endedAt === null : status === "ACTIVE";
  return { startedAt: null, startAt: null, endedAt, endAt: endAt ?? null, active, daysRun: daysRun ?? null };
}

function endAfter(
  startedAt: number,
  { daysRun, status }: CreativeData,
  { now, share }: { now: number; share: number },
): number | null {
  if (status === "ACTIVE") return null;
  if (typeof daysRun === "number") {
    const runs = Math.floor((now - startedAt) / DAY) <= daysRun;
    return runs && status !== "INACTIVE" ? null : Math.min(now, startedAt + daysRun * DAY);
  }
  return status === "INACTIVE" ? startedAt + Math.floor((now - startedAt) * share) : null;
}
