import { points, type PointId, type Readings } from "@adintel/client/readings";
import { orderOfChecks } from "./pipeline.ts";
import { observationOf, type GivenCalibration } from "../../scripts/lib/data/calibration.ts";
import type { GivenObservation } from "../../scripts/lib/data/observation.ts";
import { readingOf, takesIn } from "./scenarios/readings.ts";

/** What the mock decides where the specification is silent. */
export interface Decision {
  subject: string;
  decision: string;
  reason: string;
  /** The id of a point that the specification leaves open, what it is about, and the reading that is taken. */
  point?: string;
  at?: readonly string[];
  reading?: string;
  /** The readings that there are, by name. */
  readings?: Readonly<Record<string, string>>;
  /** What was observed of a service: by the calibration that the mock was given, or else by the documents. */
  observed?: GivenObservation;
}

/** What a mock decides that was told or observed some readings: the order of checks, then every point. */
export function decisionsOf(told: Readings = {}, calibration?: GivenCalibration): Decision[] {
  return [
    {
      subject: "order of checks",
      decision: orderOfChecks(takesIn(() => told)),
      reason: "Cheap checks run first, and nothing is charged until all have passed.",
    },
    ...(Object.keys(points) as PointId[]).map((point) => {
      const { at, question, readings, default: usual, why, observed: adopted } = points[point];
      const reading = readingOf(told, point) ?? usual;
      const observed = (calibration && observationOf(calibration, point)) ?? adopted;
      return {
        subject: question,
        decision: readings[reading] ?? "",
        reason: why,
        point,
        at,
        reading,
        readings,
        ...(observed && { observed }),
      };
    }),
  ];
}
