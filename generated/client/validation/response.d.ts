// Generated from scripts/client/validation/response.ts by `npm run generate`. Do not edit.
import type { OperationValidators } from "@adintel/client/validators/v1";
import { type Violation } from "./violations.js";
/** Everything in the body of a response that breaks the contract; `undefined` validators have no documented status. */
export declare function checkBody(validators: OperationValidators | undefined, status: number, body: unknown): Violation[];
