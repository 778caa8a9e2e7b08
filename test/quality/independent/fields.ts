import { languages } from "./languages.ts";
import type { PointId, ReadingNames } from "@adintel/client/readings";
import type { Field, Problem, World } from "./world.ts";

type Check = (value: unknown, world: World) => string | undefined;

function field(check: Check, read: Field["read"] = (raw) => raw): Field {
  return {
    problems(value, path, world) {
      const message = check(value, world);
      return message === undefined ? [] : [{ path, message }];
    },
    read,
  };
}

export const required = (one: Field): Field => ({ ...one, required: true });

/** A field with a default. */
export const initially = (initial: unknown, one: Field): Field => ({ ...one, initial: () => initial });

/** A field with a default that is not stated: the one of each reading of a point. */
export const openInitially = <P extends PointId>(
  point: P,
  initials: { readonly [Name in ReadingNames[P]]: number },
  one: Field,
): Field => ({
  ...one,
  initial: ({ takes }) => {
    const name = (Object.keys(initials) as ReadingNames[P][]).find((reading) => takes(point, reading));
    return name && initials[name];
  },
});

/** A number of any kind. */
export const number: Field = field((value) => (typeof value === "number" ? undefined : "must be a number"));

/** A whole number within bounds. */
export function integer(least = -Infinity, most = Infinity): Field {
  return field(
    (value) =>
      typeof value !== "number" || !Number.isInteger(value)
        ? "must be an integer"
        : value < least || value > most
          ? `must be from ${least} to ${most}`
          : undefined,
    (raw, world) => {
      const form = world.takes("query-integers", "padded") ? /^[+-]?\d+$/ : /^(0|-?[1-9]\d*)$/;
      return form.test(raw) ? Number(raw) : raw;
    },
  );
}

/** How many rows at most. */
export const limit: Field = {
  ...integer(),
  problems(value, path, world) {
    const least = world.takes("limit-zero", "no-rows") || world.takes("limit-zero", "default") ? 0 : 1;
    const most = world.takes("limit-maximum", "refused-above-100")
      ? 100
      : world.takes("limit-maximum", "refused-above-500")
        ? 500
        : Infinity;
    return integer(least, most).problems(value, path, world);
  },
};

/** How many rows are skipped. */
export const offset: Field = {
  ...integer(),
  problems: (value, path, world) =>
    integer(world.takes("offset-negative", "zero") ? -Infinity : 0).problems(value, path, world),
};

/** An offset that is read only where rows are skipped by it. */
export const openOffset = (point: "campaigns-offset" | "search-offset" | "v1-landing-offset"): Field => ({
  ...offset,
  problems: (value, path, world) => (world.takes(point, "pages") ? offset.problems(value, path, world) : []),
});

/** True or false. */
export const flag: Field = field(
  (value) => (typeof value === "boolean" ? undefined : "must be true or false"),
  (raw, world) => {
    const digits = world.takes("query-flags", "digits");
    if (raw === "true" || (digits && raw === "1")) return true;
    if (raw === "false" || (digits && raw === "0")) return false;
    return raw;
  },
);

/** A text within lengths. */
export function text(least = 0, most = Infinity): Field {
  return field((value) =>
    typeof value !== "string"
      ? "must be a string"
      : value.length < least || value.length > most
        ? `must have from ${least} to ${most} characters`
        : undefined,
  );
}

/** One of some values. */
export function choice(values: readonly string[]): Field {
  return field((value) =>
    typeof value === "string" && values.includes(value) ? undefined : `must be one of ${values.join(", ")}`,
  );
}

/** One of the languages. */
export const language = choice(languages);

export function list(item: Field, most = Infinity): Field {
  return {
    problems(value, path, world): readonly Problem[] {
      if (!Array.isArray(value)) return [{ path, message: "must be an array" }];
      if (value.length > most) return [{ path, message: `must have at most ${most} items` }];
      const found = value.flatMap((one: unknown, index) =>
        item.problems(one, world.takes("details-items", "index") ? `${path}.${index}` : path, world),
      );
      return found.slice(0, 1);
    },
    read: (one) => one,
  };
}

/** The id of an account in a search of v1: a text or a number. */
export const accountIdV1: Field = field((value) =>
  typeof value === "number" || (typeof value === "string" && value.length <= 200)
    ? undefined
    : "must be a string of at most 200 characters or a number",
);

const isDay = /^\d{4}-\d{2}-\d{2}$/;

/** A day, or an instant. */
export const date: Field = field((value, world) => {
  if (typeof value !== "string") return "must be a string";
  if (world.takes("date-malformed", "ignored")) return undefined;
  if (world.takes("date-times", "refused") && !isDay.test(value)) return "must be a day as YYYY-MM-DD";
  return /^\d{4}-\d{2}-\d{2}(T.*)?$/.test(value) && !Number.isNaN(Date.parse(value))
    ? undefined
    : "must be a date";
});
