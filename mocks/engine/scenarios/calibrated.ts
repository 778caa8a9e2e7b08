import { points, type PointId, type Readings } from "@adintel/client/readings";
import {
  calibrationProblems,
  readingsIn,
  type GivenCalibration,
} from "../../../scripts/lib/data/calibration.ts";
import { plainCount } from "../../../scripts/lib/text.ts";
import { ControlError } from "../../http/control-error.ts";

/** What a mock takes of what was observed of a service. */
export interface Calibrated {
  service?: string | undefined;
  /** The day on which it was observed, such as `2026-11-20`. */
  date?: string | undefined;
  readings: number;
  /** Those that the mock takes in place of its usual ones. */
  unusual: Readings;
  /** The points of which the service takes a reading that the mock cannot take. */
  notTaken: PointId[];
}

/**
 * What a mock takes of a calibration.
 *
 * @throws {ControlError} naming all that is wrong with it.
 */
export function calibratedBy(calibration: GivenCalibration): Calibrated {
  const problems = calibrationProblems(calibration);
  if (problems.length > 0)
    throw new ControlError(
      400,
      ...problems.map(({ path, message }) => ({ path: `calibration.${path}`, message })),
    );
  const { service, date } = calibration;
  const readings = Object.entries(readingsIn(calibration)) as [PointId, string][];
  const unusual = readings.filter(([id, reading]) => reading !== points[id].default);
  const isTaken = (id: PointId) => points[id].takenBy !== "server";
  return {
    service,
    date,
    readings: readings.length,
    unusual: Object.fromEntries(unusual.filter(([id]) => isTaken(id))),
    notTaken: unusual.map(([id]) => id).filter((id) => !isTaken(id)),
  };
}

/** Such as `Behaves as https://api.example did on 2026-11-20: 87 readings (12 other than usual).` */
export function behavesAs({
  service = "the service",
  date,
  readings,
  unusual,
  notTaken,
}: Calibrated): string {
  const parts = [
    `${Object.keys(unusual).length} other than usual`,
    ...(notTaken.length > 0 ? [`${notTaken.length} that the mock cannot take`] : []),
  ];
  const when = date === undefined ? "" : ` on ${date}`;
  return `Behaves as ${service} did${when}: ${plainCount(readings, "reading")} (${parts.join(", ")}).`;
}
