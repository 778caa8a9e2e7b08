import { points, type Observation, type PointId, type Readings } from "@adintel/client/readings";
import { isRecord } from "../json.ts";
import type { GivenObservation } from "./observation.ts";

/** What was observed of a service where the specification is silent, as `calibration.yaml` has it. */
export interface Calibration extends Pick<Observation, "service" | "date"> {
  /** How many responses were observed. */
  responses: number;
  readings: Partial<Record<PointId, ObservedReading>>;
  /** The points that nothing showed, with what it would take. */
  notSeen?: Partial<Record<PointId, string>>;
}

/** An observation in a calibration, which has the service and the date once for all. */
export interface ObservedReading extends Omit<Observation, "service" | "date"> {
  /** Some of the responses for it: a request and the status that it got. */
  evidence: readonly string[];
}

/** A calibration as somebody may edit it: only the readings are needed, and of each the name. */
export interface GivenCalibration extends Partial<Omit<Calibration, "readings">> {
  readings: Partial<Record<PointId, string | (Partial<ObservedReading> & Pick<ObservedReading, "reading">)>>;
}

/** What is wrong with a value that should be a calibration; `path` is where, such as `readings.bounds.reading`. */
export function calibrationProblems(value: unknown): { path: string; message: string }[] {
  const { readings, ...others } = isRecord(value) ? value : {};
  if (!isRecord(readings))
    return [{ path: "readings", message: "must be an object with a reading for each point" }];
  const inTexts = ["service", "date"]
    .filter((name) => !["string", "undefined"].includes(typeof others[name]))
    .map((path) => ({ path, message: "must be a text" }));
  const inReadings = Object.entries(readings).flatMap(([id, observed]) => {
    if (!Object.hasOwn(points, id)) return [{ path: `readings.${id}`, message: "is no point" }];
    const names = Object.keys(points[id as PointId].readings);
    if (!names.includes(nameIn(observed) ?? ""))
      return [{ path: `readings.${id}`, message: `must be ${names.join(" or ")}` }];
    return ["for", "against"]
      .filter((name) => isRecord(observed) && !isCount(observed[name] ?? 0))
      .map((name) => ({ path: `readings.${id}.${name}`, message: "must be a number of responses" }));
  });
  return [...inTexts, ...inReadings];
}

/** The readings of a calibration, each written as its name or with its evidence. */
export function readingsIn({ readings }: Pick<GivenCalibration, "readings">): Readings {
  const entries = Object.entries(readings).map(([id, observed]) => [id, nameIn(observed)] as const);
  return Object.fromEntries(entries) as Readings;
}

/** What was observed of a point. */
export function observationOf(
  { service, date, readings }: GivenCalibration,
  point: PointId,
): GivenObservation | undefined {
  const observed = readings[point];
  if (observed === undefined) return undefined;
  const { reading, ...counts } = typeof observed === "string" ? { reading: observed } : observed;
  return { reading, for: counts.for, against: counts.against, date, service };
}

function isCount(value: unknown): boolean {
  return Number.isInteger(value) && Number(value) >= 0;
}

function nameIn(observed: unknown): string | undefined {
  const reading = isRecord(observed) ? observed["reading"] : observed;
  return typeof reading === "string" ? reading : undefined;
}
