import { day, midnight } from "./days.ts";
import type { Call, World } from "./world.ts";

/** From an instant up to another, without it. */
export interface Span {
  readonly from: number;
  readonly to: number;
}

/** What one date field of a request covers; `undefined` if it leaves everything in. */
export function spanOf(call: Call, field: "datePreset" | "startDate" | "endDate"): Span | undefined {
  const { world, input } = call;
  const given = input[field];
  if (typeof given !== "string") return undefined;
  if (field === "startDate") return changed({ from: startOf(given, world), to: Infinity }, field, call);
  if (field === "endDate") return changed({ from: -Infinity, to: endOf(given, world) }, field, call);
  const dated = input["startDate"] !== undefined || input["endDate"] !== undefined;
  if (dated && world.takes("preset-beside-dates", "dates")) return undefined;
  return changed(presetSpan(given, world), given, call);
}

function changed(span: Span, name: string, call: Call): Span | undefined {
  const { hooks } = call.world;
  return hooks.span ? hooks.span(span, name, call) : span;
}

function startOf(text: string, world: World): number {
  const time = Date.parse(text);
  return Number.isNaN(time) ? -Infinity : text.length === 10 ? time - zoneOf(world) * 3_600_000 : time;
}

function endOf(text: string, world: World): number {
  const time = Date.parse(text);
  if (Number.isNaN(time)) return Infinity;
  const start = text.length === 10 ? time - zoneOf(world) * 3_600_000 : time;
  if (world.takes("date-end-day", "excluded")) return start;
  return text.length === 10 ? start + day : start + 1;
}

const zoneOf = (world: World) => (world.takes("date-zone", "pacific") ? -8 : 0);

/** What a preset covers. */
function presetSpan(preset: string, world: World): Span {
  const zone = zoneOf(world);
  const today = midnight(world.now.getTime(), zone);
  const tomorrow = today + day;
  const local = new Date(today + zone * 3_600_000);
  const [year, month] = [local.getUTCFullYear(), local.getUTCMonth()];
  const date = (ofYear: number, ofMonth: number, ofDay = 1) =>
    Date.UTC(ofYear, ofMonth, ofDay) - zone * 3_600_000;
  const weekday = (local.getUTCDay() + (world.takes("week-start", "sunday") ? 0 : 6)) % 7;
  const week = today - weekday * day;
  const days = (many: number): Span =>
    world.takes("preset-days", "without-today")
      ? { from: today - many * day, to: today }
      : world.takes("preset-days", "rolling")
        ? { from: world.now.getTime() - many * day, to: world.now.getTime() + 1 }
        : { from: tomorrow - many * day, to: tomorrow };
  const months = (many: number): Span =>
    world.takes("preset-months", "whole")
      ? { from: date(year, month - many), to: date(year, month) }
      : world.takes("preset-months", "thirty-days")
        ? { from: tomorrow - many * 30 * day, to: tomorrow }
        : { from: date(year, month - many, local.getUTCDate()), to: tomorrow };
  switch (preset) {
    case "today":
      return { from: world.takes("preset-today", "nothing") ? tomorrow : today, to: tomorrow };
    case "yesterday":
      return { from: today - day, to: today };
    case "this-week":
      return { from: week, to: tomorrow };
    case "last-week":
      return world.takes("preset-week", "rolling")
        ? { from: today - 7 * day, to: today }
        : { from: week - 7 * day, to: week };
    case "this-month":
      return { from: date(year, month), to: tomorrow };
    case "last-month":
      return { from: date(year, month - 1), to: date(year, month) };
    case "last-3-months":
      return months(3);
    case "last-6-months":
      return months(6);
    case "year-to-date":
      return { from: date(year, 0), to: tomorrow };
    case "last-year":
      return world.takes("preset-year", "rolling")
        ? { from: tomorrow - 365 * day, to: tomorrow }
        : { from: date(year - 1, 0), to: date(year, 0) };
    default:
      return days(Number(preset.split("-")[1]));
  }
}
