import { calibrationProblems, type GivenCalibration } from "./calibration.ts";
import { DataError } from "./data-error.ts";
import { placedIn, readDataFile } from "./data-file.ts";

/**
 * Reads a calibration in YAML or JSON.
 *
 * @throws {DataError} if it cannot be read, or is none, with the place of each mistake.
 */
export function readCalibrationFile(path: string): GivenCalibration {
  const { data } = readDataFile(path);
  const problems = calibrationProblems(data);
  if (problems.length > 0) {
    const placed = problems.map(({ path: place, message }) => ({ path: place.split("."), message }));
    throw placedIn(path, new DataError(placed));
  }
  return data as GivenCalibration;
}
