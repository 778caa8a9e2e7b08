// Generated from openapi by `npm run generate`. Do not edit.
/** Something that a document adds to the specification; `pointer` is a JSON Pointer into the bundled document. */
export interface Assumption {
    version: "v1" | "v2";
    pointer: string;
    assumed: string;
}
/** Everything that the documents mark with `x-assumed`, in order. */
export declare const assumptions: Assumption[];
