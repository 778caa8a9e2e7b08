import type { Family, Fault } from "../faults.ts";
import { day } from "../days.ts";
import { presets } from "../values.ts";
import { asking, type Change, failing, fault, isAt, ignoring, inverting, late, without } from "./make.ts";

const zones = "no more than a day, which zones and the ways to count days allow";
const short = ["today", "yesterday", "last-3-days", "last-7-days", "this-week", "last-week", "last-14-days"];

/** Moves what some presets cover by days; those of the past have negative days. */
function moved(at: string, names: readonly string[], days: number): Change {
  return {
    at,
    span: (span, name, call) =>
      isAt(call, at) && name !== undefined && names.includes(name)
        ? { from: span.from + days * day, to: span.to + days * day }
        : span,
  };
}

function ofPreset(at: string, id: string, preset: string): readonly Fault[] {
  const days = short.includes(preset) ? -7 : -365;
  return [
    fault(
      `${id}/${preset}-ignored`,
      `The preset ${preset} is ignored.`,
      asking(at, (input) => (input["datePreset"] === preset ? without(input, "datePreset") : input)),
    ),
    fault(
      `${id}/${preset}-${days === -7 ? "week" : "year"}-off`,
      `The preset ${preset} covers what lies ${days === -7 ? "a week" : "a year"} before.`,
      moved(at, [preset], days),
    ),
  ];
}

function dates(at: string, id: string, named: readonly string[]): readonly Fault[] {
  return [
    ...named.flatMap((preset) => ofPreset(at, id, preset)),
    fault(`${id}/presets-a-day-off`, "Each preset covers what lies a day before.", moved(at, presets, -1), {
      findable: zones,
    }),
    fault(`${id}/presets-ignored`, "`datePreset` is ignored.", ignoring(at, "datePreset")),
    ...["startDate", "endDate"].flatMap((field) => [
      fault(`${id}/${field}-ignored`, `\`${field}\` is ignored.`, ignoring(at, field)),
      fault(`${id}/${field}-inverted`, `\`${field}\` leaves out what it asks for.`, inverting(at, field)),
      fault(
        `${id}/${field}-year-off`,
        `\`${field}\` counts as the same day of the year before.`,
        moved(at, [field], -365),
      ),
      fault(
        `${id}/${field}-fails`,
        `A request with \`${field}\` fails with 500.`,
        failing(at, (input) => field in input),
      ),
    ]),
    fault(
      `${id}/dates-swapped`,
      "`startDate` is read as `endDate`, and the reverse.",
      asking(at, (input) => {
        const { startDate, endDate, ...others } = input;
        return {
          ...others,
          ...(startDate !== undefined && { endDate: startDate }),
          ...(endDate !== undefined && { startDate: endDate }),
        };
      }),
    ),
    fault(
      `${id}/after-paging`,
      "`datePreset` is applied to a page that was cut before.",
      late(at, "datePreset"),
    ),
    fault(
      `${id}/start-after-paging`,
      "`startDate` is applied to a page that was cut before.",
      late(at, "startDate"),
    ),
  ];
}

/** Presets and dates, of creatives and of campaigns. */
export const dateFamilies: readonly Family[] = [
  {
    id: "media-dates",
    faults: dates("v2/searchMedia", "media-dates", presets),
  },
  {
    id: "campaign-dates",
    faults: dates("v2/listCampaigns", "campaign-dates", ["today", "last-week", "last-30-days", "last-year"]),
  },
];
