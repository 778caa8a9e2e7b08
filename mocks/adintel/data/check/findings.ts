import { isRequired, type Violation } from "@adintel/client/validation";
import { languages } from "@adintel/client/values";
import type { Path, Problem } from "../../../../scripts/lib/data/data-error.ts";
import { nearest, suggestion } from "../../../../scripts/lib/text.ts";

export type Item = Readonly<Record<string, unknown>>;

export type Findings = ReturnType<typeof createFindings>;

/** Collects what is wrong with one item: the first mistake of each field. */
export function createFindings(path: Path, item: Item) {
  const problems: Problem[] = [];
  const faulty = new Set<string>();
  const add = (message: string, ...at: (string | number)[]) => {
    const field = String(at[0] ?? "");
    if (faulty.has(field)) return;
    faulty.add(field);
    problems.push({ path: [...path, ...at], message });
  };
  const itemFields = Object.keys(item);
  return {
    /** In the order of the fields. */
    problems: () =>
      problems.sort(
        (a, b) =>
          itemFields.indexOf(String(a.path[path.length])) - itemFields.indexOf(String(b.path[path.length])),
      ),
    add,
    /** Whether a field is given and nothing was found wrong with it. */
    isSound: (field: string) => item[field] !== undefined && !faulty.has(field),
    /** `shownAs`: the fields of rows by which those of requests filter. */
    unknownFields(known: readonly string[], shownAs: Readonly<Record<string, string>> = {}) {
      for (const field of itemFields) {
        if (known.includes(field)) continue;
        const meant = Object.hasOwn(shownAs, field) ? [shownAs[field] ?? ""] : nearest(field, known, 1);
        add(`is not a known field${suggestion(meant)}`, field);
      }
    },
    /**
     * Adds violations of the contract, found in a request or response that was made of the item. `fieldOf` maps the path of
     * a violation to the item's field.
     */
    ofContract(
      violations: readonly Violation[],
      fieldOf: (steps: string[]) => readonly string[] | undefined,
    ) {
      for (const { path: where, message } of violations) {
        const at = fieldOf(where.split("."));
        if (at?.[0] === undefined || item[at[0]] === undefined || message === isRequired) continue;
        const meant = at[0] === "language" ? nearest(String(item["language"]), languages, 1) : [];
        const examples = at[0] === "language" ? `, such as ${languages.slice(0, 2).join(" or ")}` : "";
        const steps = at.map((step) => (/^\d+$/.test(step) ? Number(step) : step));
        add(`${message.replaceAll(",null", " or null")}${suggestion(meant) || examples}`, ...steps);
      }
    },
    numbers(fields: readonly string[], { whole = false, most = Infinity } = {}) {
      for (const field of fields) {
        const value = item[field];
        if (value === undefined || value === null) continue;
        if (typeof value !== "number" || !Number.isFinite(value)) add("must be a number", field);
        else if (value < 0) add("must be at least 0", field);
        else if (value > most) add(`must be at most ${most}`, field);
        else if (whole && !Number.isInteger(value)) add("must be a whole number", field);
      }
    },
    texts(fields: readonly string[], what = "text", isSuch = (text: string) => text.trim() !== "") {
      for (const field of fields) {
        const value = item[field];
        if (value === undefined || value === null) continue;
        if (typeof value !== "string") add("must be a string", field);
        else if (!isSuch(value)) add(what === "text" ? "must not be empty" : `must be ${what}`, field);
      }
    },
    notNull(fields: readonly string[]) {
      for (const field of fields) if (item[field] === null) add("must not be null; leave it out", field);
    },
  };
}

/** Ids stand in addresses. */
export const isId = (text: string): boolean => /^[\w.~:-]{1,200}$/.test(text);
export const anId = "an id of letters, digits and - . _ ~ :";
