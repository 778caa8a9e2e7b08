import { points, type PointId, type ReadingNames, type Readings } from "@adintel/client/readings";

/** Where the server takes another reading by default than the mock does. */
const own = {
  "account-engagement": "instagram",
  "account-order": "ids",
  "body-type": "optional",
  "brand-row": "as-v1",
  channel: "own",
  "details-items": "field",
  "details-scope": "query",
  followers: "instagram",
  "followers-unknown": "never",
  "index-status-done": "already-exists",
  "key-scheme-case": "matters",
  "key-spaces": "refused",
  "landing-equals": "normalized",
  "location-match": "exact",
  "media-impressions": "percentile",
  "media-order": "newest",
  "mix-unknown": "left-out",
  "query-repeated": "first",
  "rate-window": "clock",
  "search-followers": "filtered",
  "search-inputs": "refused",
  "search-old-fields": "ignored",
  "search-text-empty": "everything",
  "taxonomies-order": "ascending",
  "taxonomies-text-empty": "refused",
  "taxonomy-levels": "exact",
  "v1-campaigns-type": "required",
  "v1-media-limit-default": "rows-20",
  "v1-media-request": "required",
  "v1-media-words": "words",
} as const satisfies Readings;

/** Whether a server takes a reading of a point. */
export type Takes = <P extends PointId>(point: P, reading: ReadingNames[P]) => boolean;

export interface Reading {
  readonly point: PointId;
  readonly name: string;
  readonly what: string;
}

const ids = Object.keys(points) as PointId[];

/** The readings of the plain server. */
const plainReadings: Readings = {
  ...Object.fromEntries(ids.map((id) => [id, points[id].default])),
  ...own,
};

/** All readings that the server can take beside those of the plain one. */
export const otherReadings: readonly Reading[] = ids
  .filter((id) => points[id].takenBy !== "mock")
  .flatMap((point) =>
    Object.entries(points[point].readings)
      .filter(([name]) => name !== plainReadings[point])
      .map(([name, what]) => ({ point, name, what })),
  );

/** Some readings by point; of several of one point the last. */
export const byPoint = (readings: readonly Pick<Reading, "point" | "name">[]): Readings =>
  Object.fromEntries(readings.map(({ point, name }) => [point, name]));

/** What a server takes that is told some readings. */
export function takesOf(told: Readings = {}): Takes {
  const taken: Readings = { ...plainReadings, ...told };
  return (point, reading) => taken[point] === reading;
}
