import type { LocatedPoint } from "./read-points.ts";

/** Source text of the module that lists the points that the specification leaves open. */
export function readingsModule(points: readonly LocatedPoint[]): string {
  const types = points.map(
    ({ id, readings }) =>
      `  ${JSON.stringify(id)}: ${Object.keys(readings)
        .map((name) => JSON.stringify(name))
        .join(" | ")};`,
  );
  const table = Object.fromEntries(points.map(({ id, place: _, marks: __, ...point }) => [id, point]));
  const told = points.filter(({ takenBy }) => takenBy === undefined);
  const usual = Object.fromEntries(told.map(({ id, default: name }) => [id, name]));
  const assumed = Object.fromEntries(told.flatMap((one) => (one.assumed ? [[one.id, one.assumed]] : [])));
  const adopted = told.filter(({ id, readings }) => Object.keys(readings)[0] !== usual[id]);
  const adoptedReadings = Object.fromEntries(adopted.map(({ id }) => [id, usual[id]]));
  return `/** The names of the readings of each point that the specification leaves open. */
export interface ReadingNames {
${types.join("\n")}
}

/** The id of a point. */
export type PointId = keyof ReadingNames;

/** A reading of some points. */
export type Readings = { readonly [P in PointId]?: ReadingNames[P] };

/** What the specification leaves open. */
export interface Point {
  /** What it is about: \`all\`, a version or an operation, and a field, a status or a field of a row in it. */
  readonly at: readonly string[];
  readonly question: string;
  /** What a caller sees, by the name of the reading. */
  readonly readings: Readonly<Record<string, string>>;
  /** The reading that the mock takes unless it is told another. */
  readonly default: string;
  /** The reading that the documents still assume, where another one was observed and is the default. */
  readonly assumed?: string;
  readonly why: string;
  /** The only one of the mock and the independent server that takes its readings, and why. */
  readonly takenBy?: "mock" | "server";
  readonly because?: string;
  /** What was observed of a service. */
  readonly observed?: Observation;
}

/** The reading that a service was seen to take, with what shows it. */
export interface Observation {
  readonly reading: string;
  /** How many responses this reading explains and another does not. */
  readonly for: number;
  /** How many another reading explains and this does not. */
  readonly against: number;
  /** The day, such as \`2026-11-20\`. */
  readonly date: string;
  /** The address of the service, or the recordings that it was seen in. */
  readonly service: string;
}

/** The usual readings of the points that a mock can be told, without words. */
export const usualReadings: Readings = ${JSON.stringify(usual, null, 2)};

/** Those of them that are not the first ones of their points, which the mock takes as if it was told them. */
export const adoptedReadings: Readings = ${JSON.stringify(adoptedReadings, null, 2)};

/** The readings that the documents assume where they are not the usual ones, since others were observed. */
export const assumedReadings: Readings = ${JSON.stringify(assumed, null, 2)};

/** The points, in the order of their files. */
export const points: { readonly [P in PointId]: Point } = ${JSON.stringify(table, null, 2)};
`;
}
