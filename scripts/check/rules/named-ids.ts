import { fieldBy, isAssumed, type FilterField } from "../contract/subject.ts";
import { branchesOf } from "../contract/document.ts";
import { decidingInputs, placeOf, sentBy, textsFrom, type Answered, type Broken } from "./answered.ts";
import { isFilter } from "./filter.ts";
import { shown } from "./row.ts";

export function isUuid(text: string): boolean {
  return /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i.test(text);
}

/** The ids of a request that looks rows up by what identifies them; `undefined` of any other request. */
export function namedIds(answered: Answered): { field: FilterField; texts: string[] } | undefined {
  const { subject, values, list } = answered;
  const field = [...values.keys()].find(
    ({ by, field: shows, choices }) =>
      by === "equals" && choices === undefined && shows !== undefined && shows === list?.key,
  );
  if (!field) return undefined;
  const decides =
    field.precedence === undefined ? isLookup(answered) : decidingInputs(answered).includes(field);
  // Without a mode and a precedence it is a filter like others, which finds rows by what identifies them.
  const applies = decides || (field.precedence === undefined && fieldBy(subject, "mode") === undefined);
  return applies
    ? { field, texts: textsFrom(values.get(field)).map((text) => text.toLowerCase()) }
    : undefined;
}

/** The mode of an operation in which rows are looked up, so that a limit means nothing. */
function lookupMode({ subject }: Answered): string | undefined {
  const mode = fieldBy(subject, "mode");
  return mode && fieldBy(subject, "limit")?.ignoredWhen?.[mode.name];
}

/** Whether a request is in that mode. */
export function isLookup(answered: Answered): boolean {
  const mode = lookupMode(answered);
  return mode !== undefined && sentBy(answered, "mode") === mode;
}

/**
 * Rows of a request that names ids: one at most for each. A row with another id may be one that was named by its platform
 * id, so there may be as many of these as there are ids that no row has.
 */
export function idsBroken(answered: Answered): Broken[] {
  const named = namedIds(answered);
  const { list, rows, body } = answered;
  const unmatchedKey = unmatchedList(answered);
  const unmatched = unmatchedKey === undefined ? undefined : body[unmatchedKey];
  // Whether filters narrow a search by ids is not stated: an id may match a row that they leave out.
  const isNarrowed = [...answered.values.keys()].some((field) => field !== named?.field && isFilter(field));
  const broken: Broken[] = [];
  const add = (name: string, rule: string, expected: string, got: string, assumed = false) =>
    broken.push({ name, rule, at: "responses/200", expected, got, assumed });

  if (unmatchedKey !== undefined && sentBy(answered, "mode") !== undefined) {
    const isDemanded = isLookup(answered);
    // Whether it is there with nothing in it is not stated; and an id that is sent twice brings one row.
    const isNeeded = isDemanded && rows.length < new Set(named?.texts).size;
    const isThere = Array.isArray(unmatched);
    if (isThere ? !isDemanded : isNeeded)
      add(
        "unmatched",
        `only ${lookupMode(answered)} returns ${unmatchedKey}`,
        isDemanded ? `an array ${unmatchedKey}` : `no ${unmatchedKey}`,
        isDemanded ? "none" : (JSON.stringify(unmatched) ?? "none"),
        isDemanded && isNarrowed,
      );
  }
  if (!named || list?.key === undefined) return broken;
  const { field, texts } = named;
  const key = list.key;
  const assumed = isAssumed(field, "field") || list.assumed?.includes("key") === true;
  const asked = new Set(texts);
  const keys = rows.flatMap((row) => textsFrom(shown(row, key))).map((text) => text.toLowerCase());
  const missed = textsFrom(unmatched).map((text) => text.toLowerCase());
  const strangers = keys.filter((text) => !asked.has(text));
  const left = [...asked].filter((text) => !keys.includes(text) && !missed.includes(text));
  if (rows.length > texts.length || strangers.length > left.length)
    broken.push({
      name: `filter-${field.name}`,
      rule: `${field.name} returns one row for each id that matches`,
      at: placeOf(field),
      expected: `at most ${texts.length} rows, each with an id of the request`,
      assumed,
      got:
        strangers[0] === undefined ? `${rows.length} rows` : `${key} ${strangers[0]} in ${rows.length} rows`,
    });
  if (!Array.isArray(unmatched) || unmatchedKey === undefined) return broken;
  const rule = `${unmatchedKey} lists exactly the ids that matched nothing`;
  const invented = missed.find((text) => !asked.has(text));
  if (invented !== undefined) add("unmatched-ids", rule, "only ids of the request", invented);
  const both = missed.find((text) => keys.includes(text));
  if (both !== undefined) add("unmatched-ids", rule, "only ids without a row", `${both}, which has one`);
  // Of an id in another form than that of rows, it cannot be told whether a row is its.
  const lost = strangers.length === 0 && keys.every(isUuid) ? left.find(isUuid) : undefined;
  if (lost !== undefined)
    add("unmatched-ids", rule, `${lost} in a row or in ${unmatchedKey}`, "neither", isNarrowed);
  return broken;
}

/** The key of a response for the ids that matched nothing: the list of texts beside that of rows, if there is a lookup mode. */
function unmatchedList(answered: Answered): string | undefined {
  const { subject, document } = answered;
  if (lookupMode(answered) === undefined) return undefined;
  const schema = document.responses["200"]?.content["application/json"].schema;
  const rowKeys = subject.lists.map((list) => list.in);
  const others = (schema === undefined ? [] : branchesOf(schema)).flatMap(({ properties = {} }) =>
    Object.entries(properties).flatMap(([key, node]) =>
      typeof node === "object" && node.type === "array" && !rowKeys.includes(key) ? [key] : [],
    ),
  );
  return others.length === 1 ? others[0] : undefined;
}
