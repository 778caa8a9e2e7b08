import { documents, type Version } from "@adintel/client/operations";
import { nestingProblem } from "../../lib/json.ts";
import { valueAt } from "./values.ts";

export type Fields = Record<string, unknown>;

/** A JSON object's fields; none of anything else. */
export function fieldsOf(body: unknown): Fields {
  return typeof body === "object" && body !== null ? { ...body } : {};
}

/** A text as JSON; `undefined` if it is none, or is nested too deeply to be walked. */
export function parseJson(text: string): unknown {
  try {
    const value: unknown = JSON.parse(text);
    return nestingProblem(value) === undefined ? value : undefined;
  } catch {
    return undefined;
  }
}

/** What an error says, wherever those of its version have it: of its details, the fields that they name. */
export function errorOf(version: Version, body: unknown) {
  const { code, message, details, detail } = documents[version].errorEnvelope;
  const at = (node: unknown, path: string) => valueAt(node, path.split("."));
  const list = at(body, details);
  return {
    code: at(body, code),
    message: at(body, message),
    paths: Array.isArray(list) ? list.map((one) => String(at(one, detail.path))) : [],
  };
}

/** The last name in the path of a field, however that is written. */
export function lastName(path: string): string | undefined {
  return path
    .split(/[^\w-]+/)
    .filter((step) => step !== "" && !/^\d+$/.test(step))
    .at(-1);
}

/** What the code of a version's errors is called, as in `error.code`. */
export function codeName(version: Version): string {
  return documents[version].errorEnvelope.code;
}

/** The parameters of a query; several of one name as a list. */
export function queryOf(search: string): Record<string, string | string[]> {
  const parameters = new URLSearchParams(search);
  return Object.fromEntries(
    [...new Set(parameters.keys())].map((name) => {
      const [first = "", ...more] = parameters.getAll(name);
      return [name, more.length === 0 ? first : [first, ...more]];
    }),
  );
}
