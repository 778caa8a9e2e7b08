import type { Operation } from "../../client/core/pricing.ts";
import type { OperationValidators } from "@adintel/client/validators";
import type { Call, QueryValue } from "../samples/call.ts";
import type { Step } from "../samples/program/program.ts";
import type { Version } from "../../lib/versions.ts";

/** The module of an operation, which a page loads when its reader wants to try it. */
export interface OperationModule extends Pick<OperationValidators, "parameters" | "body"> {
  facts: Facts;
}

export interface Facts {
  /** Missing: of the API nothing but its document is known. */
  version?: Version | undefined;
  operationId: string;
  /** In capitals, as sent. */
  method: string;
  /** Path template below the version's root, such as `/books/{id}`. */
  path: string;
  /** The mock's key; empty, where there is no mock. */
  mockKey: string;
  /** What authenticates a call, where no version says that. */
  secrets?: Call["secrets"];
  /** The path of the version below a server's root, such as `/api`. */
  versionPath: string;
  /** Address of what the reference says about an error, by its code and relative to the site. */
  errorPages: Record<string, string>;
  parameters: Parameter[];
  /** `null`: the operation takes no body. */
  body: BodyFacts | null;
  /** What the cost of a call depends on; missing, where nothing is said of costs. */
  pricing?: Operation | undefined;
  /** What a row is; `null`: the price is not specified. */
  unit: string | null;
  /** The documented statuses, each with the names of its examples. */
  statuses: StatusFacts[];
}

export interface StatusFacts {
  status: number;
  /** Of an error, its codes. The mock returns the first unless it is asked for another. */
  examples: string[];
  /** Whether an error is free: by the specification, or by an assumption. Missing: not specified, or no error. */
  charge?: "never" | "assumed free" | undefined;
}

export interface BodyFacts extends FieldGroup {
  /** Its media type. */
  type: string;
  /** It is no JSON, and no form that is filled in as JSON. */
  isText: boolean;
  /** Of a form, the fields that are files. */
  files: string[];
  isRequired: boolean;
  examples: FormExample[];
  maxBytes?: number | undefined;
}

/** Fields beside each other; none: what is there is not specified. */
export interface FieldGroup {
  fields: Field[];
  /** The field whose value decides which others there are, such as `mode`. */
  chosenBy?: string;
}

export interface Field {
  name: string;
  /** Of arrays, `choices` takes from known values, `list` takes texts; `json` is whatever has no control of its own. */
  kind: "text" | "integer" | "number" | "boolean" | "choice" | "choices" | "list" | "object" | "json";
  isRequired: boolean;
  /** Values of the group's `chosenBy` with which the field is required, and with which it is refused. */
  requiredWith?: string[];
  refusedWith?: string[];
  /** Bounds and default in words; may be empty. */
  hint: string;
  /** Of a choice or of choices. */
  values?: string[];
  default?: string;
  /** What is in it, of an object. */
  fields?: Field[];
}

export interface Parameter extends Field {
  in: "path" | "query" | "header";
  /** What the form is filled with. */
  value: string | string[];
}

/** A body that the form can be filled with; the first is there at the start. */
export interface FormExample {
  name: string;
  summary: string;
  value: unknown;
}

/** A call of the programs of a page. A text `$name` in it stands for what an earlier call found. */
export interface StepFacts extends Pick<Step, "body" | "take" | "repeat"> {
  /** Version and operation, with a slash between them. */
  operation: string;
  /** Of parameters, by name. */
  values: Record<string, QueryValue>;
}
