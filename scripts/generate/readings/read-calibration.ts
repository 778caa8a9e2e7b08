import type { Observation, PointId } from "@adintel/client/readings";
import { observationOf } from "../../lib/data/calibration.ts";
import { readCalibrationFile } from "../../lib/data/calibration-file.ts";
import { DataError } from "../../lib/data/data-error.ts";
import { placedIn, placesIn } from "../../lib/data/data-file.ts";
import type { GivenObservation } from "../../lib/data/observation.ts";
import { isDay } from "../../lib/text.ts";
import type { LocatedPoint } from "./read-points.ts";

/** What a calibration says of a point. */
interface CalibratedPoint {
  point: LocatedPoint;
  observed: GivenObservation & Pick<Observation, "date" | "service">;
  /** In the calibration, such as `calibration.yaml:5:3`. */
  place: string;
}

/**
 * Reads a file that should be a calibration of these points and say when what was observed, and of which service.
 *
 * @throws {DataError} if it cannot be read or is none, with the place of each mistake.
 */
export function readCalibration(file: string, points: readonly LocatedPoint[]): CalibratedPoint[] {
  const calibration = readCalibrationFile(file);
  const { service = "", date = "" } = calibration;
  const ids = Object.keys(calibration.readings) as PointId[];
  const byId = new Map<string, LocatedPoint>(points.map((point) => [point.id, point]));
  const problems = [
    ...(service === "" ? [{ path: ["service"], message: "must say what was observed" }] : []),
    ...(isDay(date) ? [] : [{ path: ["date"], message: "must be a day such as 2026-11-20" }]),
    // The points that a calibration is compared with are the generated ones.
    ...ids
      .filter((id) => !byId.has(id))
      .map((id) => ({
        path: ["readings", id],
        message: "is no point of openapi/readings; run `npm run generate`",
      })),
  ];
  if (problems.length > 0) throw placedIn(file, new DataError(problems));
  const placeAt = placesIn(file);
  return ids.flatMap((id) => {
    const [point, observed] = [byId.get(id), observationOf(calibration, id)];
    return point && observed
      ? [{ point, observed: { ...observed, date, service }, place: placeAt(["readings", id]) }]
      : [];
  });
}
