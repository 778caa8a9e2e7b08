// Generated from scripts/client/validation/standard.ts by `npm run generate`. Do not edit.
import { findViolations } from "./violations.js";
/** The validators of bodies as Standard Schema, by operationId. */
export function standardSchemas(operations) {
    return mapValues(operations, ({ body, responses }) => ({
        body: body && standardSchema(body),
        responses: mapValues(responses, standardSchema),
    }));
}
function standardSchema(isValid) {
    const validate = (value) => isValid(value)
        ? { value }
        : {
            issues: findViolations(isValid.errors).map(({ message, steps }) => ({
                message,
                path: withIndexes(steps, value),
            })),
        };
    return { "~standard": { version: 1, vendor: "adintel", validate } };
}
/** The steps of a path, with numbers for those that are indexes of arrays. */
function withIndexes(steps, value) {
    let at = value;
    return steps.map((step) => {
        const key = Array.isArray(at) ? Number(step) : step;
        at = at?.[step];
        return key;
    });
}
function mapValues(from, change) {
    return Object.fromEntries(Object.entries(from).map(([key, value]) => [key, change(value)]));
}
