import type { Version } from "@adintel/client/operations";
import type { CalibrationKnowledge } from "../calibrate/service-data.ts";
import type { Discovery } from "../discovery/account-finder.ts";
import type { LearnedOrder } from "../engine/case-order.ts";
import type { CheckCase, Tools } from "../engine/case.ts";
import type { InputProbe } from "../probes/inputs.ts";
import type { Contract } from "../contract/table.ts";
import type { Readings, Values } from "../contract/subject.ts";
import type { CheckOptions } from "../session/check-options.ts";
import type { Subject } from "./subject.ts";

/** What is known of a contract beside its documents. All of it may be missing: what documents lead to is checked all the same. */
export interface ContractKnowledge {
  operation?(version: Version, operationId: string): OperationKnowledge;
  /** How accounts are found, and words that lead to rows. */
  discovery?: Discovery;
  /** Cases that follow from no document; lists are requested with `depth` rows. */
  cases?(depth: number, contract: Contract, subjects: readonly Subject[]): CheckCase[];
  /** Which cases found most for their requests. */
  order?: LearnedOrder;
  /** What the mock in process is asked with. */
  mock?: Pick<CheckOptions, "apiKey" | "keys">;
  calibration?: CalibrationKnowledge;
}

export interface OperationKnowledge<Field extends string = string> {
  /** Inputs that no schema leads to. */
  inputs?: readonly InputProbe[] | undefined;
  /** Texts for which its search most likely returns rows. */
  words?: readonly string[];
  /** Where its lists are compared, if its document does not say how to fill what it requires. */
  place?: Place<Field>;
  samples?: { readonly [F in Field]?: Sample };
  readings?: { readonly [F in Field]?: Readings[string] };
  /** Why a field, or a value of a sort (`sortBy=NAME`), has no case. */
  fieldWaivers?: { readonly [F in Field | `${Field}=${string}`]?: Waiver };
  /** Why no case can be derived for its charge, per row or none. */
  caseWaivers?: { charging?: string };
}

/** Values of a field that neither the document nor a row of its list shows. */
export interface Sample {
  of(tools: Tools): Promise<readonly string[]>;
  maxValues: number;
  /** Requests at most to get them. */
  requests: number;
}

/** Why a field has no case, or the name of the case that covers it under another name. */
export type Waiver = string | { heldBy: string };

/** Where lists are compared: an account, or a search. */
export interface Scope {
  id?: string;
  values: Values;
}

/** Where an operation is asked for lists to compare. */
export interface Place<Name extends string = string> {
  /** The fields that each scope sets, which are not varied. */
  sets: readonly Name[];
  of(tools: Tools): Promise<Scope[]>;
  /** How many scopes there are at most. */
  maxScopes: number;
  isOfAccounts?: boolean;
  /** Scopes in which a field has some value, for fields that are ignored then. */
  when?: Record<string, Record<string, (tools: Tools) => Promise<Scope[]>>>;
  /** What it costs at most to find them, in requests and rows. */
  finding?(depth: number): { requests: number; rows: number };
}
