// Generated from scripts/client/core/errors.ts by `npm run generate`. Do not edit.
// oxlint-disable-next-line no-shadow -- the class is shown by its name, which is that of the exported union
const Base = class AdintelError extends Error {
    name = "AdintelError";
    constructor(message, { cause, response, ...facts }) {
        super(message, cause === undefined ? undefined : { cause });
        for (const name in facts)
            if (facts[name] !== undefined)
                this[name] = facts[name];
        // Not enumerable, like the cause, so it is not part of the JSON.
        Object.defineProperty(this, "response", { value: response });
    }
    toJSON() {
        return { ...this, message: this.message };
    }
};
// A class cannot be declared as a union, and only a union narrows by its `code`.
/** Any error of the client. Narrow it by `code`. */
export const AdintelError = Base;
/** An error response of the service. Narrow it by `code`. */
// oxlint-disable-next-line no-shadow -- as above
export const ApiError = class ApiError extends Base {
    name = "ApiError";
};
/** An error that the client itself reports. */
export function clientError(code, operation, message, facts) {
    return new AdintelError(`${operation}: ${message}`, { code, operation, attempts: 0, ...facts });
}
/** A response that is JSON of a different shape. */
export function unreadableError(operation, problem, { response, requestId, attempts }) {
    const facts = { attempts, status: response.status, response, requestId };
    return clientError("unreadable_answer", operation, `the response ${problem}`, facts);
}
