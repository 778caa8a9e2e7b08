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

/** A calibration as somebody may edit it: only the readings are needed, and of each the name. */
export interface GivenCalibration extends Partial<Omit<Calibration, "readings">> {
  readings: Partial<Record<PointId, string | (Partial<ObservedReading> & Pick<ObservedReading, "reading">)>>;
}

/** What is wrong with a calibration; `path` is where, such as `readings.bounds.reading`. */
interface Problem {
  path: string;
  message: string;
}

/** What is wrong with a value that should be a calibration. */
export function calibrationProblems(value: unknown): Problem[] {
  const { readings, ...others } = isRecord(value) ? value : {};
  if (!isRecord(readings))
    return [{ path: "readings", message: "must be an object with a reading for each point" }];
  const inTexts = ["service", "date"]
    .filter((name) => !["string", "undefined"].includes(typeof others[name]))
    .map((path) => ({ path, message: "must be a text" }));
  const inReadings = Object.entries(readings).flatMap(([id, observed]) => {
    if (!Object.hasOwn(points, id)) return [{ path: `readings.${id}`, message: "is no point" }];
    const names = Object.keys(points[id as PointId].readings);
    return names.includes(nameIn(observed) ?? "")
      ? []
      : [{ path: `readings.${id}`, message: `must be ${names.join(" or ")}` }];
  });
  return [...inTexts, ...inReadings];
}

/** The readings of a calibration, each written as its name or with its evidence. */
export function readingsIn({ readings }: Pick<GivenCalibration, "readings">): Readings {
  const entries = Object.entries(readings).map(([id, observed]) => [id, nameIn(observed)] as const);
  return Object.fromEntries(entries) as Readings;
}

function nameIn(observed: unknown): string | undefined {
  const reading = isRecord(observed) ? observed["reading"] : observed;
  return typeof reading === "string" ? reading : undefined;
}
