import type { Operation } from "../../client/pricing.ts";
import type { OperationValidators } from "@adintel/client/validators/v1";
import type { Version } from "../../paths.ts";

/** The module of an operation, which a page loads when its reader wants to try it. */
export interface OperationModule extends Pick<OperationValidators, "parameters" | "body"> {
  facts: Facts;
}

/** What a form for an operation needs to know. */
export interface Facts {
  version: Version;
  operationId: string;
  /** In capitals, as sent. */
  method: string;
  /** Path template below the version's root, such as `/account/{id}`. */
  path: string;
  /** Where the version lives on the mock as `npm start` serves it, such as `http://127.0.0.1:4010/v2`. */
  mockUrl: string;
  mockKey: string;
  fields: Field[];
  /** `null`: the operation takes no body. */
  body: { isRequired: boolean; examples: FormExample[]; maxBytes: number } | null;
  /** What the cost of a call depends on. */
  pricing: Operation;
  /** What a row is; `null`: the price is not specified. */
  unit: string | null;
  /** The documented statuses, each with the first line of what it means. */
  statuses: StatusFacts[];
}

/** A documented status. */
export interface StatusFacts {
  status: number;
  meaning: string;
  /** Whether an error is free: by the specification, or by an assumption. Missing: not specified, or no error. */
  charge?: "never" | "assumed free" | undefined;
}

/** A parameter. */
export interface Field {
  name: string;
  in: "path" | "query";
  isRequired: boolean;
  type: "text" | "integer" | "number" | "boolean" | "choice";
  /** The values of a choice. */
  values?: string[];
  minimum?: number;
  maximum?: number;
  default?: string;
  /** What the form is filled with. */
  value: string;
}

/** A body that the form can be filled with; the first is there at the start. */
export interface FormExample {
  name: string;
  summary: string;
  value: unknown;
}
