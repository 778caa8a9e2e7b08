import type { Version } from "@adintel/client/operations";
import type { PointId } from "@adintel/client/readings";
import { fieldsOf, type Fields } from "../contract/fields.ts";
import type { RequestBase } from "./candidates.ts";
import type { Telling } from "./choose.ts";
import type { SeenExchange } from "./seen-exchange.ts";

/** The rows that an operation is known to return. */
export type RowsOf = (version: Version, operationId: string) => readonly Fields[];

/** Lists of rows by their names in the mock's own data, which checks them. The mock's types are not there for who installs the check alone. */
export type ServiceData = Readonly<Record<string, readonly Fields[]>>;

/**
 * Whether which rows there are, or their order, depends on what no exchange shows; or only under the reading of a point, while its other one looks at
 * what is shown.
 */
export type Hidden = boolean | { point: PointId; reading: string };

export interface CalibrationKnowledge {
  /** Requests whose responses show the data of accounts; where there is an address that may be indexed, it is. */
  survey(accounts: readonly string[], rowsOf: RowsOf, indexUrl: string | undefined): RequestBase[];
  /**
   * What the operations are asked with, by accounts that the service has, rows that it returned, and an address that may be indexed.
   */
  bases(accounts: readonly string[], rowsOf: RowsOf, indexUrl: string | undefined): RequestBase[];
  /**
   * Tells of an operation, `VERSION/ID`, asked by a path and fields, nested ones as `outer.inner`, whether it selects or orders rows by
   * what no exchange shows.
   */
  hiddenIn(
    exchanges: readonly SeenExchange[],
  ): (operation: string, path: string, fields: ReadonlyMap<string, unknown>) => Hidden;
  /** What responses show of a service, as data of the mock. */
  dataOf(exchanges: readonly SeenExchange[]): ServiceData;
  /** Which requests tell the readings of which points apart. */
  telling: Telling;
}

/** The rows that operations returned; a body without a list is one. */
export function rowsIn(exchanges: readonly SeenExchange[]): RowsOf {
  return (version, operationId) =>
    exchanges
      .filter(
        ({ operation, response }) => operation === `${version}/${operationId}` && response.status === 200,
      )
      .flatMap(({ response }) => {
        const body = fieldsOf(response.body);
        return Object.values(body).some(Array.isArray) ? listIn(body) : [body];
      });
}

/** The rows of a body. Where the key of a list is only assumed, they may stand under another. */
export function listIn(body: Fields): Fields[] {
  return (Object.values(body).find(Array.isArray) ?? []).map(fieldsOf);
}
