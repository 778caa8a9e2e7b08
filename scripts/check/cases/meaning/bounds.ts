import { need, type CheckCase } from "../../case.ts";
import { meaning } from "./case.ts";
import { demandCovered, mediaOf, wholeOf, type MediaFilter, type MediaRow } from "./media.ts";
import { demandEach, numberOf } from "./rows.ts";

/** Filters of POST /media by the least and the most of a number. */
export function boundCases(depth: number): CheckCase[] {
  const whole = wholeOf(depth);
  return [
    ...casesOf("minDaysRun", "maxDaysRun", "daysRun", whole),
    ...casesOf("minViewCount", "maxViewCount", "viewCount", whole),
  ];
}

type Bound = keyof MediaFilter;

function casesOf(least: Bound, most: Bound, field: keyof MediaRow, whole: number): CheckCase[] {
  const pivotOf = (rows: readonly MediaRow[]): number => {
    const values = rows.flatMap((row) => numberOf(row, field) ?? []).sort((a, b) => a - b);
    const pivot = values[Math.floor(values.length / 2)];
    need(
      pivot !== undefined && values[0] !== values.at(-1),
      `the creatives of the account do not differ in ${field}`,
    );
    return pivot;
  };
  return [
    meaning("v2", "searchMedia", {
      ...{ name: `${least}-and-${most}`, at: "requestBody", requests: 3, rows: 3 * whole },
      rule: `${least} and ${most} keep creatives whose ${field} is within the bounds`,
      async run(tools) {
        const pivot = pivotOf((await mediaOf(tools)).rows);
        const [above, below] = [
          await mediaOf(tools, { [least]: pivot }),
          await mediaOf(tools, { [most]: pivot }),
        ];
        const show = (row: MediaRow) => ({ [field]: row[field] });
        const known = (row: MediaRow) => numberOf(row, field);
        const { exchange } = above;
        demandEach(
          above.rows,
          (row) => (known(row) ?? pivot) >= pivot,
          `${field} from ${pivot}`,
          show,
          exchange,
        );
        demandEach(
          below.rows,
          (row) => (known(row) ?? pivot) <= pivot,
          `${field} up to ${pivot}`,
          show,
          below.exchange,
        );
        need(above.rows.length + below.rows.length > 0, "nothing is within the bounds");
      },
    }),
    meaning("v2", "searchMedia", {
      ...{ name: `${least}-and-${most}-cover`, at: "requestBody", requests: 3, rows: 3 * whole },
      rule: `each creative of another ${field} than the bound is found with ${least} or with ${most}`,
      async run(tools) {
        const all = await mediaOf(tools);
        const pivot = pivotOf(all.rows);
        const above = await mediaOf(tools, { [least]: pivot });
        const below = await mediaOf(tools, { [most]: pivot });
        const rows = all.rows.filter((row) => (numberOf(row, field) ?? pivot) !== pivot);
        demandCovered({ ...all, rows }, [above, below], "each creative on one of the sides");
      },
    }),
    meaning("v2", "searchMedia", {
      ...{ name: `${least}-and-${most}-include-the-bound`, at: "requestBody", requests: 3, rows: 3 * whole },
      rule: `${least} and ${most} are the least and the most, so that the bound itself passes`,
      async run(tools) {
        const all = await mediaOf(tools);
        const pivot = pivotOf(all.rows);
        const rows = all.rows.filter((row) => numberOf(row, field) === pivot);
        for (const bound of [least, most]) {
          const list = await mediaOf(tools, { [bound]: pivot });
          const words = `creatives with ${field} ${pivot} within ${bound} ${pivot}`;
          demandCovered({ ...all, rows }, [list], words);
        }
      },
    }),
    meaning("v2", "searchMedia", {
      ...{ name: `${least}-and-${most}-of-unknown`, at: "requestBody", requests: 2, rows: 2 * whole },
      ...{ rule: `what is unknown passes neither ${least} nor ${most}`, assumed: true },
      async run(tools) {
        for (const bound of [{ [least]: 0 }, { [most]: 1e12 }]) {
          const { rows, exchange } = await mediaOf(tools, bound);
          const show = (row: MediaRow) => ({ [field]: row[field] });
          demandEach(rows, (row) => numberOf(row, field) !== undefined, `a known ${field}`, show, exchange);
        }
      },
    }),
  ];
}
