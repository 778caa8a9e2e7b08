import { mayBeUnknown, type FilterField, type Subject, type Values } from "./subject.ts";

/** What takes no rows away, of fields that filter where they are left out, since they have a default. */
export function neutralOf({ fields }: Subject): Values {
  const set = fields.flatMap((field): [string, unknown][] => {
    const value = field.default === undefined || field.isRequired ? undefined : neutralValue(field);
    return value === undefined || value === field.default ? [] : [[field.name, value]];
  });
  return Object.fromEntries(set);
}

/** The value of a field that keeps every row whose number or date is known; `undefined` where there is none. */
export function neutralValue({ by, all, isList, minimum: least, maximum: most }: FilterField): unknown {
  switch (by) {
    case "equals":
    case "span":
      return all !== undefined && isList ? [all] : all;
    case "minimum":
      return least ?? 0;
    case "maximum":
      return most ?? 1e12;
    case "since":
      return "1000-01-01";
    case "until":
      return "2999-12-31";
    case "daysBack":
      return most ?? 36_500;
    default:
      return undefined;
  }
}

/** Ways that take rows away. */
const filters = new Set<FilterField["by"]>([
  ...(["equals", "contains", "minimum", "maximum", "span", "since", "until"] as const),
  ...(["preset", "daysBack", "below", "flag"] as const),
]);

/** The fields that take rows away in each request, whatever it sends: no value of theirs keeps every row. */
export function narrowing(subject: Subject): FilterField[] {
  return subject.fields.filter((field) => {
    if (field.default === undefined || field.isRequired || !filters.has(field.by)) return false;
    const value = neutralValue(field);
    if (value === undefined) return true;
    // A bound may also take away what is unknown.
    const isBound = !["equals", "span"].includes(field.by);
    return isBound && (field.field === undefined || mayBeUnknown(subject, field.field));
  });
}
