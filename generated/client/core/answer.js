// Generated from scripts/client/core/answer.ts by `npm run generate`. Do not edit.
/** The error in the body of a response; `undefined` if it is not one of this API. */
export function readError(body, errorIn = ({ error }) => error) {
    const { code, message, details } = Object(errorIn(Object(body)));
    if (typeof code !== "string")
        return undefined;
    return {
        code,
        message: typeof message === "string" ? message : undefined,
        details: invalidFields(details),
    };
}
/** The fields of a list of them, without what is no field. */
export function invalidFields(list) {
    if (!Array.isArray(list))
        return undefined;
    return list
        .map(Object)
        .flatMap(({ path, message }) => typeof path === "string" && typeof message === "string" ? { path, message } : []);
}
/** What is wrong with a field, in words. Some messages name their field. */
export function fieldProblem({ path, message }) {
    return message.split(/[ ,]+/).includes(path) ? message : `${path} ${message}`;
}
export function headerOf(response, name) {
    return response?.headers.get(name) ?? undefined;
}
/** The Retry-After header in seconds, also if it is a date (RFC 9110, section 10.2.3); `undefined` if missing or invalid. */
export function retryAfterSeconds(response) {
    const value = headerOf(response, "Retry-After")?.trim() ?? "";
    // Repeated headers are joined by commas; the first one counts.
    if (/^\d+(\.\d+)?\s*(,|$)/.test(value))
        return parseFloat(value);
    // An HTTP-date starts with the day's name. It is compared with the server's Date, since clocks differ.
    const date = /^[a-z]/i.test(value) ? Date.parse(value) : NaN;
    const now = Date.parse(headerOf(response, "Date") ?? "") || Date.now();
    return Number.isNaN(date) ? undefined : Math.max(0, Math.ceil((date - now) / 1000));
}
