import {
  points,
  usualReadings,
  type PointId,
  type ReadingNames,
  type Readings,
} from "@adintel/client/readings";
import type { Violation } from "@adintel/client/validation";
import { isRecord } from "../../../scripts/lib/json.ts";
import { nearest, suggestion } from "../../../scripts/lib/text.ts";

/** Whether the mock takes a reading of a point that the specification leaves open. */
export type Takes = <P extends PointId>(point: P, reading: ReadingNames[P]) => boolean;

/** A contract that lists no points is read as the engine does without any. */
const list: Readonly<Record<string, (typeof points)[PointId] | undefined>> = points;

/** The reading that is taken of a point: the one that was told or observed, or the usual one. */
export function readingOf<P extends PointId>(readings: Readings, point: P): Readings[P] {
  return readings[point] ?? usualReadings[point];
}

/** What is taken where these readings were told or observed. */
export function takesIn(told: () => Readings): Takes {
  return (point, reading) => readingOf(told(), point) === reading;
}

/** What is wrong with readings that the mock is told. */
export function readingViolations(told: unknown): Violation[] {
  if (!isRecord(told))
    return [{ path: "readings", message: "must be an object with a reading for each point" }];
  return Object.entries(told).flatMap(([id, name]) => {
    const point = list[id];
    const message = point
      ? point.takenBy === "server"
        ? `cannot be told to the mock: ${point.because ?? ""}`
        : !Object.hasOwn(point.readings, String(name)) &&
          `must be ${Object.keys(point.readings).join(" or ")}`
      : `is not a point${suggestion(nearest(id, Object.keys(list), 1)) || "; GET /__mock/assumptions lists them"}`;
    return message ? [{ path: `readings.${id}`, message }] : [];
  });
}
