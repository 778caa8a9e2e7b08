// Generated from scripts/client/validation/messages.ts by `npm run generate`. Do not edit.
/** The message of a violation whose field is missing. */
export const isRequired = "is required";
/** The message of a violation whose field no schema has. */
export const isUnknownField = "is not a known field";
/** The text of a violation that no single keyword of JSON Schema finds. */
export const isNotInDigits = "must be a decimal number";
export const isNotListed = "is not one of the listed values";
export const isNoDocumentedStatus = (status) => `${status} is not documented`;
/** The message about items after the listed ones. Not all of them have been validated. */
export const moreItems = (count) => `has ${counted({ limit: count }, "more item")} after these, which may be invalid too`;
export const moreUnknownFields = (count) => `has ${counted({ limit: count }, "more unknown field")}`;
export const isRequiredOneOf = (paths) => `one of ${paths.join(", ")} is required`;
/**
 * The text of a violation by the keyword of JSON Schema that found it: the `message` in the `details` of a 400.
 * `npm run generate` refuses documents with a keyword that has no text here.
 */
export const messages = {
    required: () => isRequired,
    additionalProperties: () => isUnknownField,
    "false schema": () => "is not accepted here",
    discriminator: ([{ params }]) => (params["tagValue"] === undefined ? isRequired : notAllowed),
    type: (errors) => `must be ${joinWords(errors, ({ params }) => withArticle(String(params["type"])))}`,
    const: (errors) => `must be ${joinWords(errors, ({ params }) => String(params["allowedValue"]))}`,
    enum: ([{ params }]) => {
        const values = params["allowedValues"];
        // A list of 151 languages helps nobody in an error message.
        return Array.isArray(values) && values.length <= 30 ? `must be one of ${values.join(", ")}` : notAllowed;
    },
    minimum: ([{ params }]) => `must be at least ${String(params["limit"])}`,
    maximum: ([{ params }]) => `must be at most ${String(params["limit"])}`,
    minLength: ([{ params }]) => `must have at least ${counted(params, "character")}`,
    maxLength: ([{ params }]) => `must have at most ${counted(params, "character")}`,
    oneOf: () => "matches more than one of the allowed shapes",
    // Never shown: the branches report what is wrong.
    anyOf: () => "matches none of the allowed shapes",
    exclusiveMinimum: ([{ params }]) => `must be above ${String(params["limit"])}`,
    exclusiveMaximum: ([{ params }]) => `must be below ${String(params["limit"])}`,
    pattern: ([{ params }]) => `must match ${String(params["pattern"])}`,
    format: ([{ params }]) => `must be ${withArticle(String(params["format"]))}`,
    minItems: ([{ params }]) => `must have at least ${counted(params, "item")}`,
    uniqueItems: () => "must not have an item twice",
    maxItems: ([{ params }]) => `must have at most ${counted(params, "item")}`,
};
const notAllowed = "must be one of the allowed values";
function joinWords(errors, word) {
    return [...new Set(errors.map(word))].join(" or ");
}
function withArticle(type) {
    if (type === "null")
        return type;
    return `${/^[aio]/.test(type) ? "an" : "a"} ${type}`;
}
function counted(params, noun) {
    const limit = Number(params["limit"]);
    return `${limit} ${noun}${limit === 1 ? "" : "s"}`;
}
