// Generated from scripts/client/upgrading.ts by `npm run generate`. Do not edit.
import { type Form, type ParameterRole } from "./legacy-request.js";
/** A note about a field. */
export interface Remark {
    /** Its path in the request: `minFollowers`, `filters.daysRun.min`. */
    readonly field: string;
    readonly reason: string;
    /** The operation of the only call that the note applies to; if missing, it applies to all calls. */
    readonly only?: string;
}
/** A call of v2: `api[call.operation](...call.parameters)`. */
export interface Call<Operation extends string, Parameters extends readonly unknown[]> {
    readonly operation: Operation;
    /** The parameters of the v2 client's method, in order. */
    readonly parameters: Parameters;
}
type AnyCall = Call<string, readonly unknown[]>;
/** The v2 calls that replace a v1 request. */
export interface Upgraded<Calls extends readonly [AnyCall, ...AnyCall[]]> {
    readonly calls: Calls;
    /** Fields of the request that the calls lack, with reasons. */
    readonly lost: readonly Remark[];
    /** Where the documents leave open whether the calls mean the same. */
    readonly unclear: readonly Remark[];
    readonly obstacle?: never;
}
/** A v1 request without a counterpart in v2. */
export interface NoCounterpart {
    readonly calls: readonly [];
    readonly lost: readonly Remark[];
    readonly unclear: readonly Remark[];
    /** Why it has no counterpart. */
    readonly obstacle: string;
}
/** How requests of a v1 operation map to v2. Generated from the documents. */
export interface Plan extends Form {
    successors: readonly Successor[];
}
/** An operation of v2 that replaces one of v1. */
export interface Successor {
    operation: string;
    /** The method's parameters in their order; `query?` is left out where it would be empty. */
    takes: readonly ParameterRole[];
    /** It replaces only requests with these values. */
    when?: Readonly<Record<string, string>>;
    /** The path of each field in v1, its path in v2 or `null`, and for `null` the reason. */
    fields: readonly (readonly [from: string, to: string | null, note?: string])[];
    /** By path in v2: the values of v1 that v2 does not have, and the values of v2. */
    values?: Readonly<Record<string, {
        gone: readonly string[];
        now: readonly string[];
    }>>;
    /** Fields that v2 requires and a v1 request may lack, with their allowed values. */
    demands?: Readonly<Record<string, readonly string[]>>;
    /** The default limits of rows. */
    rows?: Rows;
}
interface Rows {
    /** The path of the limit in v2. */
    to: string;
    /** The path of the limit in v1; missing if v1's document shows no such field. */
    from?: string;
    /** The defaults of v1 and v2, as far as they are stated. */
    old?: number;
    new?: number;
}
/**
 * Turns a v1 request into v2 calls. The generated functions declare the types, which follow from the same plan.
 *
 * @param extraFields fields that v2 requires and the v1 request does not have
 * @throws `invalid_usage`, if it is no request of v1.
 */
export declare function upgrade(name: string, plan: Plan, parameters: readonly unknown[], extraFields?: unknown): Upgraded<readonly [AnyCall, ...AnyCall[]]> | NoCounterpart;
export {};
