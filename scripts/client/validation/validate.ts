import { fields as fieldsV1, operations as v1 } from "@adintel/client/validators/v1";
import { fields as fieldsV2, operations as v2 } from "@adintel/client/validators/v2";
import { checkNewer, type Finding } from "./newer.js";

export type { Finding } from "./newer.js";

/** Finds where a response differs from the contract. */
export type Validate = (operation: string, status: number, body: unknown) => Finding[];

/**
 * Returns the contract violations of a v2 response, and, marked with `isUnknown`, fields and values that the contract does
 * not list. Pass it to `createClient` as `validate`. It adds a few hundred kilobytes, so use it in tests and on servers.
 */
export const validate: Validate = (operation, status, body) =>
  checkNewer(v2[operation], fieldsV2[operation], status, body);

/** The same for v1. */
export const validateV1: Validate = (operation, status, body) =>
  checkNewer(v1[operation], fieldsV1[operation], status, body);
