// Generated from scripts/client/command-line/commands.ts by `npm run generate`. Do not edit.
import { load } from "@adintel/client/openapi";
import { operations } from "@adintel/client/operations";
import { ownFlags } from "./flags.js";
/** The commands of a version, in the order of its document, with the API's title and the address that is listed first. */
export async function commandsOf(version) {
    const document = (await load[version]()).default;
    const rows = operations[version];
    return {
        title: document.info.title,
        baseUrl: document.servers[0].url,
        commands: Object.values(rows).map((row) => commandOf(row, document.paths[row.path][row.method.toLowerCase()], (node) => resolve(document, node))),
    };
}
function commandOf(row, operation, resolved) {
    const flags = new Map();
    let subject;
    const add = (path, schema, isRequired = false) => {
        const name = path.map(kebab).join(".");
        const parsed = flagOf(name, path, schema, isRequired, resolved);
        // Parts and branches of a schema repeat fields, each with values of its own.
        const { values = [], description } = flags.get(name) ?? {};
        const flag = Object.assign(flags.get(name) ?? parsed, {
            values: [...new Set([...values, ...parsed.values])],
            description: description || parsed.description,
        });
        flags.set(name, flag);
        if (/^(search|subject)$/.test(schema["x-effect"]?.by ?? ""))
            subject ??= flag;
    };
    const visit = (node, path, isCertain) => {
        const { allOf = [], anyOf = [], oneOf = [], properties = {}, required = [] } = resolved(node);
        for (const part of allOf)
            visit(part, path, isCertain);
        for (const branch of [...anyOf, ...oneOf])
            visit(branch, path, false);
        for (const [name, property] of Object.entries(properties)) {
            if (typeof property === "boolean")
                continue;
            const isRequired = isCertain && required.includes(name);
            add([...path, name], resolved(property), isRequired);
            visit(property, [...path, name], isRequired);
        }
    };
    for (const node of operation.parameters ?? []) {
        const { name, in: place, required, schema, ...rest } = resolved(node);
        if (place === "query")
            add([name], { ...resolved(schema), ...rest }, required);
    }
    const [body] = Object.values(resolved(operation.requestBody ?? {}).content ?? {});
    if (body?.schema)
        visit(body.schema, [], true);
    const [id] = row.pathParameters;
    return {
        name: kebab(row.operationId),
        row,
        description: operation.description,
        id,
        takesInput: row.requestBody !== null || row.queryParameters.length > 0,
        subject,
        flags: [...flags.values()].filter(({ name }) => !ownFlags.some((own) => own.name === name)),
    };
}
function flagOf(name, path, schema, isRequired, resolved) {
    const isList = schema.type === "array";
    const item = isList ? resolved(schema.items ?? {}) : schema;
    const types = [item, ...(item.anyOf ?? []), ...(item.oneOf ?? [])].flatMap((one) => resolved(one).type ?? []);
    const isNumber = types.includes("number") || types.includes("integer");
    return {
        name,
        path,
        kind: item.properties || types.includes("object")
            ? "object"
            : types.includes("string") || types.length === 0
                ? "text"
                : isNumber
                    ? "number"
                    : "boolean",
        isList,
        isRequired,
        values: item.const === undefined ? (item.enum ?? []) : [item.const],
        description: schema.description ?? "",
        default: schema.default,
    };
}
/** A node with its reference resolved; what stands beside the reference overrides its target. */
function resolve(document, node) {
    const { $ref, ...beside } = node;
    if ($ref === undefined)
        return node;
    const steps = $ref.split("/").slice(1);
    const target = steps.reduce((at, step) => at[step], document);
    return { ...resolve(document, target), ...beside };
}
export function kebab(name) {
    return name
        .replace(/([a-z\d])([A-Z])/g, "$1-$2")
        .replaceAll("_", "-")
        .toLowerCase();
}
