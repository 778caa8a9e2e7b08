import type { Version } from "@adintel/client/operations";
import { fieldsOf, type Fields } from "../contract/fields.ts";
import type { RequestBase } from "./candidates.ts";
import type { Telling } from "./choose.ts";
import type { SeenExchange } from "./seen-exchange.ts";

/** The rows that an operation is known to return. */
export type RowsOf = (version: Version, operationId: string) => readonly Fields[];

/** Lists of rows by their names in the mock's own data, which checks them. The mock's types are not there for who installs the check alone. */
export type ServiceData = Readonly<Record<string, readonly Fields[]>>;

/** How a service is asked which readings it takes. */
export interface CalibrationKnowledge {
  /** Requests whose responses show the data of accounts. */
  survey(accounts: readonly string[], rowsOf: RowsOf): RequestBase[];
  /**
   * What the operations are asked with, by accounts that the service has, rows that it returned, and an address that may be indexed.
   */
  bases(accounts: readonly string[], rowsOf: RowsOf, indexUrl: string | undefined): RequestBase[];
  /**
   * Tells whether an operation, `VERSION/ID`, asked by a path and fields, nested ones as `outer.inner`, selects or orders rows by what no
   * exchange shows.
   */
  hiddenIn(
    exchanges: readonly SeenExchange[],
  ): (operation: string, path: string, fields: ReadonlyMap<string, unknown>) => boolean;
  /** What responses show of a service, as data of the mock. */
  dataOf(exchanges: readonly SeenExchange[]): ServiceData;
  /** Which requests tell the readings of which points apart. */
  telling: Telling;
}

/** The rows that operations returned. */
export function rowsIn(exchanges: readonly SeenExchange[]): RowsOf {
  return (version, operationId) =>
    exchanges
      .filter(
        ({ operation, response }) => operation === `${version}/${operationId}` && response.status === 200,
      )
      .flatMap(({ response }) => listIn(fieldsOf(response.body)));
}

/** The rows of a body. Where the key of a list is only assumed, they may stand under another. */
export function listIn(body: Fields): Fields[] {
  return (Object.values(body).find(Array.isArray) ?? []).map(fieldsOf);
}
