import { points, type PointId, type Readings } from "@adintel/client/readings";
import { isRecord } from "./json.ts";

/** What was observed of a service where the specification is silent, as `calibration.yaml` has it. */
export interface Calibration {
  /** The address of the service, or the recordings that it was seen in. */
  service: string;
  /** The day on which it was observed, such as `2026-11-20`. */
  date: string;
  /** How many responses were observed. */
  responses: number;
  readings: Partial<Record<PointId, ObservedReading>>;
  /** The points that nothing showed, with what it would take. */
  notSeen?: Partial<Record<PointId, string>>;
}

/** A reading that a service takes, with what shows it. */
export interface ObservedReading {
  reading: string;
  /** How many responses this reading explains and another does not. */
  for: number;
  /** How many another reading explains and this does not. */
  against: number;
  /** Some of the former: a request and the status that it got. */
  evidence: readonly string[];
}

/** What is wrong with a calibration; `path` is where, such as `readings.bounds.reading`. */
interface Problem {
  path: string;
  message: string;
}

/** What is wrong with a value that should be a calibration; edited ones may leave out everything but the readings. */
export function calibrationProblems(value: unknown): Problem[] {
  const readings = isRecord(value) ? value["readings"] : undefined;
  if (!isRecord(readings))
    return [{ path: "readings", message: "must be an object with a reading for each point" }];
  return Object.entries(readings).flatMap(([id, observed]) => {
    if (!Object.hasOwn(points, id)) return [{ path: `readings.${id}`, message: "is no point" }];
    const names = Object.keys(points[id as PointId].readings);
    return names.includes(nameIn(observed) ?? "")
      ? []
      : [{ path: `readings.${id}`, message: `must be ${names.join(" or ")}` }];
  });
}

/** The readings of a calibration, each written as its name or with its evidence. */
export function readingsIn({ readings }: Pick<Calibration, "readings">): Readings {
  const entries = Object.entries(readings).map(([id, observed]) => [id, nameIn(observed)] as const);
  return Object.fromEntries(entries) as Readings;
}

function nameIn(observed: unknown): string | undefined {
  const reading = isRecord(observed) ? observed["reading"] : observed;
  return typeof reading === "string" ? reading : undefined;
}
