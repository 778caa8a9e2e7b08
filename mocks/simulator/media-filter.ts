import type { DurationRange, MediaSearchFields } from "@adintel/client/types";
import type { CreativeRecord } from "../corpus/records.ts";
import type { Range } from "./dates.ts";

type Test = (creative: CreativeRecord) => boolean;

/** Ranges of seconds with the lower end included; the specification does not say which end is. */
const durations: Record<DurationRange, readonly [from: number, to: number]> = {
  "0-10": [0, 10],
  "10-30": [10, 30],
  "30-60": [30, 60],
  "60+": [60, Infinity],
};

/**
 * Whether a creative passes all filters of a search. Several values of one filter are alternatives. A creative of which a
 * filtered fact is unknown does not pass.
 */
export function mediaFilter(fields: MediaSearchFields, range: Range): Test {
  const tests: Test[] = [];
  const anyOf = <T>(
    values: readonly T[] | undefined,
    factsOf: (creative: CreativeRecord) => readonly T[],
  ) => {
    if (values && values.length > 0)
      tests.push((creative) => {
        for (const fact of factsOf(creative)) if (values.includes(fact)) return true;
        return false;
      });
  };
  const oneOf = <T>(values: readonly T[] | undefined, factOf: (creative: CreativeRecord) => T | null) => {
    if (!values || values.length === 0) return;
    tests.push((creative) => {
      const fact = factOf(creative);
      return fact !== null && values.includes(fact);
    });
  };
  const is = (value: boolean | undefined, factOf: (creative: CreativeRecord) => boolean) => {
    if (value !== undefined) tests.push((creative) => factOf(creative) === value);
  };
  const between = (
    minimum: number | undefined,
    maximum: number | undefined,
    factOf: (creative: CreativeRecord) => number | null,
  ) => {
    if (minimum === undefined && maximum === undefined) return;
    tests.push((creative) => {
      const fact = factOf(creative);
      return fact !== null && fact >= (minimum ?? -Infinity) && fact <= (maximum ?? Infinity);
    });
  };

  anyOf(fields.channel, ({ channels }) => channels);
  oneOf(fields.format, ({ format }) => format);
  anyOf(fields.categories, ({ categories }) => categories);
  oneOf(fields.funnelStage, ({ funnelStage }) => funnelStage);
  oneOf(fields.language, ({ language }) => language);
  const locations = fields.location?.map((location) => location.toLowerCase());
  oneOf(locations, ({ location }) => location.toLowerCase());
  const { taxonomy, duration, landingPage } = fields;
  if (taxonomy && taxonomy.length > 0) {
    tests.push((creative) =>
      creative.taxonomy.some((path) => taxonomy.some((wanted) => isWithin(path, wanted))),
    );
  }
  if (duration && duration.length > 0) {
    tests.push(({ durationInSeconds: seconds }) =>
      duration.some(
        (name) => seconds !== null && seconds >= durations[name][0] && seconds < durations[name][1],
      ),
    );
  }
  if (fields.status === "ACTIVE" || fields.status === "INACTIVE")
    is(fields.status === "ACTIVE", ({ active }) => active);
  if (landingPage !== undefined) {
    const wanted = landingPage.toLowerCase();
    const matches = (page: string) =>
      fields.landingPageMatch === "equals" ? page === wanted : page.includes(wanted);
    tests.push((creative) => creative.landingPage !== null && matches(creative.landingPage.toLowerCase()));
  }
  is(fields.lowImpressions, ({ lowImpressions }) => lowImpressions);
  is(fields.partnershipAd, ({ partnershipAd }) => partnershipAd);
  is(fields.crossposted, ({ crossposted }) => crossposted);
  between(fields.minDaysRun, fields.maxDaysRun, ({ daysRun }) => daysRun);
  between(fields.minViewCount, fields.maxViewCount, ({ viewCount }) => viewCount);
  if (range.from !== -Infinity || range.to !== Infinity) {
    tests.push(({ startedAt }) => startedAt !== null && startedAt >= range.from && startedAt < range.to);
  }
  return (creative) => tests.every((test) => test(creative));
}

/** Whether a taxonomy path is the wanted one or lies below it. */
export function isWithin(path: string, wanted: string): boolean {
  return path === wanted || path.startsWith(`${wanted} > `);
}
