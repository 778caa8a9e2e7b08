// Generated from scripts/client/legacy-request.ts by `npm run generate`. Do not edit.
/** What a method's parameter becomes: a path parameter, or the whole query or body, which may be optional. */
export type ParameterRole = `path.${string}` | "query" | "query?" | "body" | "body?";
/** What kind of value a field takes: `string`, `integer`, `string[]`, `string|number[]`, or `any`. */
export type Kind = string;
/** How one of several searches, selected by a field, treats the other fields. Fields are named as in {@link Form.kinds}. */
export interface Mode {
    /** Required fields that it searches by. */
    inputs: readonly string[];
    /** Other required fields. */
    needs?: readonly string[];
    /** Fields that are not allowed. */
    refuses?: readonly string[];
    /** Fields that it accepts and ignores. */
    ignores?: readonly string[];
    /** Fields that it accepts; the documents leave open whether it uses them. */
    open?: readonly string[];
}
/** What a request of v1 looks like. */
export interface Form {
    /** The method's parameters in their order. */
    takes: readonly ParameterRole[];
    /** The kind of every field by its path, such as `body.filters.daysRun.min`. */
    kinds: Readonly<Record<string, Kind>>;
    /** The field that selects one of several searches, and the searches by its values. */
    modes?: {
        field: string;
        of: Readonly<Record<string, Mode>>;
    };
}
/** A request of v1, read. */
export interface LegacyRequest {
    /** The values of its fields, by path. */
    used: ReadonlyMap<string, unknown>;
    /** The paths of fields that the documents do not list. */
    unknown: readonly string[];
    mode: Mode | undefined;
}
/**
 * Reads the parameters of a method of v1.
 *
 * @throws `invalid_usage`, if v1 would have refused them for their form.
 */
export declare function readRequest(name: string, form: Form, parameters: readonly unknown[]): LegacyRequest;
/** A path as messages show it: `filters.daysRun.min` for `body.filters.daysRun.min`, `the body` for the whole body. */
export declare function displayPath(path: string): string;
