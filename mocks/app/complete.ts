import { codesByStatus, operations, type Version } from "@adintel/client/operations";
import { responseViolations } from "@adintel/client/validation";
import { createContent, handlers, libraryFor, places } from "../adintel/index.ts";
import { presets } from "../engine/rows/dates.ts";
import { isFactWay } from "../engine/rows/filter.ts";
import type { CapableHandler, Capabilities } from "../engine/rows/list-definition.ts";
import type { Effect, Operation, Table } from "../engine/rows/table.ts";
import { takesKey } from "../http/api-key.ts";
import { defaultSettings } from "../engine/scenarios/settings.ts";
import { createClock } from "../engine/sessions/clock.ts";
import { createWorld, type World } from "../engine/sessions/world.ts";
import { ExpectedError } from "../../scripts/lib/errors.ts";
import { byPreference } from "../../scripts/lib/versions.ts";

/** The documents ask for what the mock does not know. */
class IncompleteError extends ExpectedError {
  override name = "DocumentError";
}

/** What is compared; a test may bring its own. */
export interface Compared {
  table: Table;
  codes: Readonly<Record<number, string | undefined>>;
  handlers: Readonly<Record<Version, Readonly<Record<string, CapableHandler | null>>>>;
}

/** The files that the messages name, beside those of the contract. */
export const files = {
  presets: "mocks/engine/rows/dates.ts",
  filters: "mocks/engine/rows/filter.ts",
};

const itsHandler = `the handler named in ${places.handlers}`;

const generated: Compared = { table: operations, codes: codesByStatus, handlers };

/** A world that has all fields that the documents promise for some rows only. */
export function sampleWorld(): World {
  const now = Date.UTC(2026, 10, 20);
  const library = libraryFor({ seed: 1, accounts: 10, mediaPerAccount: 20, now });
  return createWorld(
    createContent(library),
    createClock(() => now),
    defaultSettings,
  );
}

/**
 * Compares the documents with what the mock knows. The compiler does too, but the commands run without it, and an edit of
 * the documents should never be ignored.
 *
 * @param world whose rows are compared too; making one takes longer than all else of a start
 * @throws {IncompleteError} naming for each gap what it is, the file to edit and what to write there.
 */
export function checkComplete(world?: World, parts: Partial<Compared> = {}): void {
  const { table, codes, handlers: known } = { ...generated, ...parts };
  const gaps = [400, ...(takesKey ? [401] : []), 404, 405, 413, 429, 500]
    .filter((status) => codes[status] === undefined)
    .map(
      (status) => `No error has the status ${status}, with which the mock rejects requests: document one.`,
    );
  for (const version of byPreference)
    for (const operation of Object.values(table[version])) {
      const handler = own(known[version], operation.operationId);
      gaps.push(...operationGaps(version, operation, handler));
      if (handler && world) gaps.push(...rowGaps(world, version, operation, handler));
    }
  if (gaps.length > 0)
    throw new IncompleteError(["The mock cannot follow the documents:", ...gaps].join("\n  "));
}

function operationGaps(
  version: Version,
  operation: Operation,
  handler: CapableHandler | null | undefined,
): string[] {
  const { operationId, effects, lists } = operation;
  const name = `${version} ${operationId}`;
  if (handler === undefined)
    return [`${name} has no handler: add \`${operationId}: …\` to ${version} in ${places.handlers}.`];
  // Answered by the documents' examples, whatever the request says: so there must be nothing that it could ask for.
  if (handler === null) {
    const isOpen = lists.length === 0 && Object.keys(effects).length === 0;
    return isOpen
      ? []
      : [
          `${name} has null as its handler, but the document specifies more than examples: write a handler in ${places.handlers}.`,
        ];
  }
  const { capabilities } = handler;
  const gaps = Object.entries(effects).flatMap(([field, effect]) => {
    const gap = capabilities.isList
      ? effectGap(field, effect, operation, capabilities)
      : readGap(field, capabilities);
    return gap ? [`${name}: ${gap}`] : [];
  });
  if (lists.length > 0 && !capabilities.isList)
    gaps.push(`${name} lists rows, but its handler does not: use listing() or counting() in ${itsHandler}.`);
  const choices = lists.flatMap(({ when }) => Object.values(when ?? {}).flat());
  for (const choice of choices)
    if (!capabilities.choices.includes(choice))
      gaps.push(
        `${name}: nothing is counted for ${choice}: add \`${choice}: (records) => […]\` to counts of ${itsHandler}.`,
      );
  return gaps;
}

function effectGap(
  field: string,
  effect: Effect,
  { lists }: Operation,
  capabilities: Capabilities,
): string | undefined {
  const { by } = effect;
  switch (by) {
    case "limit":
    case "offset":
    case "page":
    case "match":
    case "account":
      return undefined;
    case "choose":
      return lists.length > 1 ? undefined : `the field ${field} chooses a list, but there is only one.`;
    case "search":
      return capabilities.searches
        ? undefined
        : `${field} searches text, which this handler does not support: add \`search\` to ${itsHandler}.`;
    case "mode":
    case "prompt":
    case "subject":
      return readGap(field, capabilities);
    case "order":
      return orderGap(field, effect, capabilities);
    default:
      return isFactWay(by) ? factGap(field, effect, capabilities) : wayGap(field, by);
  }
}

function readGap(field: string, { reads }: Capabilities): string | undefined {
  return reads.includes(field)
    ? undefined
    : `nothing reads the field ${field}: read it in ${itsHandler} and add \`${quoted(field)}: true\` to its \`reads\`.`;
}

function orderGap(field: string, { orders = {} }: Effect, capabilities: Capabilities): string | undefined {
  const unknown = Object.entries(orders)
    .filter(([value, order]) => order.field === undefined && !capabilities.orders.includes(value))
    .map(([value]) => value);
  if (unknown.length === 0) return undefined;
  return `${field} orders by something that no row shows: name a field of the row in its x-effect, or add \`${unknown.map((value) => `${quoted(value)}: (record) => …`).join(", ")}\` to facts.orders of ${itsHandler}.`;
}

function factGap(
  field: string,
  { by, field: shown, presets: names = [] }: Effect,
  capabilities: Capabilities,
): string | undefined {
  const unknown = names.filter((name) => !Object.hasOwn(presets, name));
  if (unknown.length > 0)
    return `${field} has the new preset ${unknown.join(", ")}: add what it covers to presets in ${files.presets}.`;
  if (shown !== undefined || capabilities.effects.includes(field)) return undefined;
  return `${field} (${by}) depends on something that no row shows: name a field of the row in its x-effect, or add \`${quoted(field)}: (record) => …\` to facts.effects of ${itsHandler}.`;
}

function wayGap(field: string, by: string): string {
  return `${field} has the effect ${by}, which the mock does not know: add \`${by}\` to filters in ${files.filters}.`;
}

/** What a row of the world lacks, of all that the document requires. */
function rowGaps(
  world: World,
  version: Version,
  operation: Operation,
  { capabilities }: CapableHandler,
): string[] {
  const name = `${version} ${operation.operationId}`;
  const place = capabilities.counts ? `counts of ${itsHandler}` : places.records;
  const responses = capabilities.sample?.(world, operation) ?? [];
  const required = responses.flatMap((response) =>
    responseViolations(version, operation.operationId, 200, response).map(
      ({ path, message }) => `${name}: in the response, ${path} ${message}: set it in ${place}.`,
    ),
  );
  if (required.length > 0) return required;
  const promised = capabilities.missing?.(world, operation) ?? [];
  return promised.map((field) => `${name} has no row with \`${field}\`: set it in ${place}.`);
}

function own<T>(record: Readonly<Record<string, T>>, name: string): T | undefined {
  return Object.hasOwn(record, name) ? record[name] : undefined;
}

const quoted = (name: string): string => (/^\w+$/.test(name) ? name : `"${name}"`);
