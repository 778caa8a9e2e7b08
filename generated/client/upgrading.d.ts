// Generated from scripts/client/upgrading.ts by `npm run generate`. Do not edit.
import { type Form, type Taken } from "./legacy-request.js";
/** Something to know of a field. */
export interface Remark {
    /** As in the request: `minFollowers`, `filters.daysRun.min`. */
    readonly field: string;
    readonly reason: string;
    /** Of several calls, the one for which it holds; without it, it holds for all. */
    readonly only?: string;
}
/** A call of v2: `api[call.operation](...call.parameters)`. */
export interface Call<Operation extends string, Parameters extends readonly unknown[]> {
    readonly operation: Operation;
    /** Those of the method of v2's client, in their order. */
    readonly parameters: Parameters;
}
type AnyCall = Call<string, readonly unknown[]>;
/** The calls of v2 that a request of v1 becomes. */
export interface Upgraded<Calls extends readonly [AnyCall, ...AnyCall[]]> {
    readonly calls: Calls;
    /** What the request has, and the calls do not. */
    readonly lost: readonly Remark[];
    /** Where the documents leave open whether the calls mean the same. */
    readonly unclear: readonly Remark[];
    readonly obstacle?: never;
}
/** A request of v1 that no request of v2 corresponds to. */
export interface NoCounterpart {
    readonly calls: readonly [];
    readonly lost: readonly Remark[];
    readonly unclear: readonly Remark[];
    /** Why there is none. */
    readonly obstacle: string;
}
/** What becomes of the requests of an operation of v1. Made from the documents. */
export interface Plan extends Form {
    successors: readonly Successor[];
}
/** An operation of v2 that replaces one of v1. */
export interface Successor {
    operation: string;
    /** The method's parameters in their order; `query?` is left out where it would be empty. */
    takes: readonly Taken[];
    /** It replaces only requests with these values. */
    when?: Readonly<Record<string, string>>;
    /** From which place of v1 to which of v2, or why to none. */
    fields: readonly (readonly [from: string, to: string | null, note?: string])[];
    /** Values of v1, by place of v2, that v2 does not have, and those of v2. */
    values?: Readonly<Record<string, {
        gone: readonly string[];
        now: readonly string[];
    }>>;
    /** What v2 demands that a request of v1 may lack, with the values that it may have. */
    demands?: Readonly<Record<string, readonly string[]>>;
    /** How many rows come at most, if nothing is said. */
    rows?: Rows;
}
interface Rows {
    /** Where v2 takes the number. */
    to: string;
    /** Where v1 takes it; left out where v1's document shows no such field. */
    from?: string;
    /** The defaults of v1 and v2, as far as they are stated. */
    old?: number;
    new?: number;
}
/**
 * What becomes of a request. The generated functions tell the types, which follow from the same plan.
 *
 * @param given what v2 demands and v1's request does not have
 * @throws `invalid_usage`, if it is no request of v1.
 */
export declare function upgrade(name: string, plan: Plan, parameters: readonly unknown[], given?: unknown): Upgraded<readonly [AnyCall, ...AnyCall[]]> | NoCounterpart;
export {};
