// Generated from scripts/client/validation/messages.ts by `npm run generate`. Do not edit.
import type { ValidationError } from "@adintel/client/validators";
/** Ajv's errors of one keyword about one field; usually one, several if branches of a union failed alike. */
export type Errors = [ValidationError, ...ValidationError[]];
/** The message of a violation whose field is missing. */
export declare const isRequired = "is required";
/** The message of a violation whose field no schema has. */
export declare const isUnknownField = "is not a known field";
/** The text of a violation that no single keyword of JSON Schema finds. */
export declare const isNotInDigits = "must be a decimal number";
export declare const isNotListed = "is not one of the listed values";
export declare const isNoDocumentedStatus: (status: number) => string;
/** The message about items after the listed ones. Not all of them have been validated. */
export declare const moreItems: (count: number) => string;
export declare const moreUnknownFields: (count: number) => string;
export declare const isRequiredOneOf: (paths: string[]) => string;
/**
 * The text of a violation by the keyword of JSON Schema that found it: the `message` in the `details` of a 400.
 * `npm run generate` refuses documents with a keyword that has no text here.
 */
export declare const messages: Readonly<Record<string, (errors: Errors) => string>>;
