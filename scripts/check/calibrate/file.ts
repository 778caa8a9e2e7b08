import { points, type PointId } from "@adintel/client/readings";
import { stringify } from "yaml";
import { readingsIn, type GivenCalibration } from "../../lib/data/calibration.ts";
import type { Mask } from "../../lib/mask.ts";
import { asItIs } from "./candidates.ts";
import type { Telling } from "./choose.ts";
import type { Estimates } from "./estimate.ts";
import type { SeenExchange } from "./seen-exchange.ts";

const maxExamples = 2;

const maxBody = 200;

interface Circumstances {
  service: string;
  /** Such as `2026-11-20`. */
  date: string;
  telling: Telling;
  mask: Mask;
  /** What was observed before: readings that were not seen anew stay. */
  earlier: GivenCalibration | undefined;
}

export function calibrationOf(
  { estimates }: Estimates,
  exchanges: readonly SeenExchange[],
  { service, date, telling, mask, earlier }: Circumstances,
): GivenCalibration {
  const readings: GivenCalibration["readings"] = {};
  const notSeen: Partial<Record<PointId, string>> = {};
  for (const { point, reading, telling: total, places } of estimates) {
    const before = earlier?.readings[point];
    if (reading !== undefined)
      readings[point] = {
        reading,
        for: places.length,
        against: total - places.length,
        evidence: places
          .slice(0, maxExamples)
          .flatMap((place) => nameOf(exchanges[place]))
          .map(mask),
      };
    else if (before === undefined) notSeen[point] = lackOf(telling[point]);
    else readings[point] = before;
  }
  return { service, date, responses: exchanges.length, readings, notSeen };
}

/** A calibration as YAML, with the words that explain it as comments. */
export function calibrationText(calibration: GivenCalibration): string {
  const head = "# Which readings a service takes of what the specification leaves open. It may be edited.\n";
  return head + stringify(calibration, { lineWidth: 0 });
}

/** What it would take to see a point. */
function lackOf(ids: readonly string[] | undefined): string {
  const [version, operation, , what] = ids?.[0]?.split("/") ?? [];
  if (what === undefined) return "more than one request, or data that no response shows";
  const how = what === asItIs ? "" : ` with ${what.replaceAll("&", " and ").replaceAll("-", " ")}`;
  return `data on which ${version}/${operation}${how} tells the readings apart`;
}

function nameOf(exchange: SeenExchange | undefined): string[] {
  if (!exchange) return [];
  const { request, response } = exchange;
  const { method, path, key, text } = request;
  const body = text === undefined ? "" : ` ${text.length > maxBody ? `${text.slice(0, maxBody)}…` : text}`;
  return [`${method} ${path}${body}${key === "valid" ? "" : ` (key: ${key})`}: ${response.status}`];
}

/** What differs between the readings of an earlier calibration and those of this one, in words. */
export function drift(earlier: GivenCalibration | undefined, now: GivenCalibration): string[] {
  if (!earlier) return [];
  const [before, after] = [readingsIn(earlier), readingsIn(now)];
  return (Object.keys(points) as PointId[]).flatMap((point) =>
    before[point] !== undefined && before[point] !== after[point]
      ? [`${point}: was ${before[point]}, is ${after[point]}`]
      : [],
  );
}
