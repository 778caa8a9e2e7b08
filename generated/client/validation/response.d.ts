// Generated from scripts/client/validation/response.ts by `npm run generate`. Do not edit.
import type { OperationValidators } from "@adintel/client/validators";
import { type Violation } from "./violations.js";
/** The violations in the body of a response. Without validators for its status, the status itself is the violation. */
export declare function checkBody(validators: OperationValidators | undefined, status: number, body: unknown): Violation[];
