// Generated from scripts/client/legacy-request.ts by `npm run generate`. Do not edit.
/** Where a parameter of a method goes: to the place of a path parameter, or a whole query or body, which may be optional. */
export type Taken = `path.${string}` | "query" | "query?" | "body" | "body?";
/** What kind of value a field takes: `string`, `integer`, `string[]`, `string|number[]`, or `any`. */
export type Kind = string;
/** What one of several searches, told apart by a field, makes of the others. Fields are given as in {@link Form.kinds}. */
export interface Mode {
    /** What it searches by, and cannot do without. */
    inputs: readonly string[];
    /** What else it cannot do without. */
    needs?: readonly string[];
    /** What it refuses. */
    refuses?: readonly string[];
    /** What it takes and does not heed. */
    ignores?: readonly string[];
    /** What it takes without the documents telling whether it heeds it. */
    open?: readonly string[];
}
/** What a request of v1 looks like. */
export interface Form {
    /** The method's parameters in their order. */
    takes: readonly Taken[];
    /** Every field by its place, such as `body.filters.daysRun.min`. */
    kinds: Readonly<Record<string, Kind>>;
    /** The field that tells several searches apart, and these by its values. */
    modes?: {
        field: string;
        of: Readonly<Record<string, Mode>>;
    };
}
/** A request of v1, read. */
export interface LegacyRequest {
    /** What it uses, by place. */
    used: ReadonlyMap<string, unknown>;
    /** The places that the documents do not know. */
    unknown: readonly string[];
    mode: Mode | undefined;
}
/**
 * Reads the parameters of a method of v1.
 *
 * @throws `invalid_usage`, if v1 would have refused them for their form.
 */
export declare function readRequest(name: string, form: Form, parameters: readonly unknown[]): LegacyRequest;
/** A place as people write it: `filters.daysRun.min` for `body.filters.daysRun.min`; `body` for the whole. */
export declare function fieldOf(place: string): string;
