import { readFile } from "node:fs/promises";
import { parse, YAMLParseError } from "yaml";
import { calibrationProblems, type Calibration } from "../../lib/calibration.ts";
import { UsageError } from "../../lib/errors.ts";
import { propertyOf } from "../../lib/json.ts";
import { isDay } from "../../lib/text.ts";
import { lineIn } from "../../openapi/source-place.ts";
import type { LocatedPoint } from "./read-points.ts";

/** What a calibration says of a point: its reading with evidence, or the name of a reading alone. */
interface CalibratedPoint {
  point: LocatedPoint;
  told: unknown;
  /** `file:line` in the calibration. */
  place: string;
}

/** A calibration that says when what was observed, and of which service. */
export interface ReadCalibration extends Pick<Calibration, "service" | "date"> {
  told: CalibratedPoint[];
}

/**
 * Reads a file that should be a calibration of these points.
 *
 * @throws {UsageError} if it cannot be read or is none, naming file and line of each problem.
 */
export async function readCalibration(
  file: string,
  points: readonly LocatedPoint[],
): Promise<ReadCalibration> {
  const text = await readFile(file, "utf8").catch(() => {
    throw new UsageError(`${file} cannot be read`);
  });
  const value = parsed(file, text);
  const place = (...keys: string[]) => `${file}:${lineIn(text, keys)}`;
  const byId = Object.fromEntries(points.map((point) => [point.id, point]));
  const service = propertyOf(value, "service");
  const date = propertyOf(value, "date");
  const problems = [
    ...(typeof service === "string" && service !== ""
      ? []
      : [{ path: "service", message: "must say what was observed" }]),
    ...(isDay(String(date)) ? [] : [{ path: "date", message: "must be a day such as 2026-11-20" }]),
    ...calibrationProblems(value),
  ];
  const lines = problems.map(({ path, message }) => `${place(...path.split("."))}: ${path}: ${message}`);
  if (lines.length > 0) throw new UsageError(lines.join("\n"));
  const told = Object.entries((value as Calibration).readings).map(([id, one]) => {
    const point = byId[id];
    // The points that a calibration is compared with are the generated ones.
    if (!point)
      throw new UsageError(
        `${place("readings", id)}: ${id} is no point of openapi/readings; run \`npm run generate\``,
      );
    return { point, told: one, place: place("readings", id) };
  });
  return { service: String(service), date: String(date), told };
}

function parsed(file: string, text: string): unknown {
  try {
    return parse(text);
  } catch (error) {
    if (!(error instanceof YAMLParseError)) throw error;
    throw new UsageError(`${file}:${error.linePos?.[0].line ?? 1}: ${error.message}`, { cause: error });
  }
}
