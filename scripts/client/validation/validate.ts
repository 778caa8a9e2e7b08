import { fields as fieldsV1, operations as v1 } from "@adintel/client/validators/v1";
import { fields as fieldsV2, operations as v2 } from "@adintel/client/validators/v2";
import { checkNewer, type Finding } from "./newer.js";

export type { Finding } from "./newer.js";

/** Finds what in a response is not as the contract says. */
export type Validate = (operation: string, status: number, body: unknown) => Finding[];

/**
 * Returns what in a response of v2 breaks the contract, and, marked with `isUnknown`, the fields and values that the contract
 * does not list; for the `validate` of `createClient`. It adds some hundred kilobytes, so use it in tests and on servers.
 */
export const validate: Validate = (operation, status, body) =>
  checkNewer(v2[operation], fieldsV2[operation], status, body);

/** The same for v1. */
export const validateV1: Validate = (operation, status, body) =>
  checkNewer(v1[operation], fieldsV1[operation], status, body);
