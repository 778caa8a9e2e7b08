// Generated from scripts/client/request.ts by `npm run generate`. Do not edit.
/** The parameter of a path template, such as `{id}`. */
export const parameter = /\{\w+\}/;
/**
 * The request of an operation. It follows no redirect, which would send it, and its headers, elsewhere and a paid call
 * twice.
 *
 * @param headers with names in lower case
 * @throws {TypeError} if the body cannot be serialised, or a header cannot be sent
 */
export function requestOf(baseUrl, { method, path }, id, input, headers, signal) {
    const url = baseUrl + path.replace(parameter, encodeURIComponent(id));
    const init = { method, signal, redirect: "manual" };
    return method === "GET"
        ? new Request(url + queryOf(input), { ...init, headers })
        : new Request(url, {
            ...init,
            headers: { ...headers, "content-type": "application/json" },
            ...(input !== undefined && { body: JSON.stringify(input) }),
        });
}
/** A query as the documents declare it: a parameter for each value of a list, and none for what is missing. */
function queryOf(input) {
    const query = new URLSearchParams();
    for (const [name, value] of Object.entries(input ?? {})) {
        for (const one of [value].flat())
            if (one !== undefined && one !== null)
                query.append(name, String(one));
    }
    // Not every server takes a plus for a space.
    const text = String(query).replaceAll("+", "%20");
    return text && `?${text}`;
}
