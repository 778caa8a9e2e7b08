import type { Field, Operation, Problem, Row, World } from "./world.ts";

/** What a request asks for, and what is wrong with it; what is wrong is left out. */
export interface Read {
  readonly input: Row;
  /** What the request itself says, without defaults. */
  readonly given: Row;
  readonly problems: readonly Problem[];
}

/** Reads the query string of a request. */
export function readQuery(operation: Operation, url: URL, world: World): Read {
  const problems: Problem[] = [];
  const given: Record<string, unknown> = {};
  for (const name of new Set(url.searchParams.keys())) {
    const texts = url.searchParams.getAll(name);
    const field = operation.fields[name];
    if (!field) {
      if (world.takes("query-unknown", "refused")) problems.push({ path: name, message: "is not known" });
      continue;
    }
    if (texts.length > 1 && world.takes("query-repeated", "refused"))
      problems.push({ path: name, message: "stands twice" });
    const text = (world.takes("query-repeated", "last") ? texts.at(-1) : texts[0]) ?? "";
    if (text !== "" || !world.takes("query-empty", "absent")) given[name] = field.read(text, world);
  }
  return checked(operation, given, problems, "query", world);
}

/** Reads the body of a request. */
export function readBody(operation: Operation, bytes: Uint8Array, type: string | null, world: World): Read {
  const refused = (message: string, path = located("body", "", world)): Read => ({
    ...checked(operation, {}, [], "body", world),
    problems: [{ path, message }],
  });
  if (!world.takes("body-type", "optional") && !type?.includes("application/json"))
    return refused(
      "must be sent as application/json",
      world.takes("body-type", "header") ? "Content-Type" : undefined,
    );
  let text = new TextDecoder("utf-8", { ignoreBOM: true }).decode(bytes);
  if (!world.takes("body-byte-order-mark", "refused")) text = text.replace(/^\uFEFF/, "");
  if (text.trim() === "") {
    if (!world.takes("body-absent", "empty")) return refused("is required");
    text = "{}";
  }
  let body: unknown;
  try {
    body = JSON.parse(text);
  } catch {
    return refused("is not JSON");
  }
  if (typeof body !== "object" || body === null || Array.isArray(body)) return refused("must be an object");
  const problems: Problem[] = [];
  const given: Record<string, unknown> = {};
  const strict =
    operation.strict ||
    world.takes("body-unknown-fields", "refused") ||
    (operation.id === "v1/searchMedia" && world.takes("v1-media-unknown-fields", "refused"));
  for (const [name, value] of Object.entries(body)) {
    if (Object.hasOwn(operation.fields, name)) {
      if (value !== null || !world.takes("body-null", "absent")) given[name] = value;
    } else if (strict) problems.push({ path: name, message: "is not a known field" });
  }
  return checked(operation, given, problems, "body", world);
}

function checked(
  operation: Operation,
  given: Row,
  before: readonly Problem[],
  place: string,
  world: World,
): Read {
  const problems = [...before];
  const input: Record<string, unknown> = {};
  for (const [name, field] of Object.entries<Field>(operation.fields)) {
    const value = given[name];
    if (value === undefined) {
      const initial = field.initial?.(world);
      if (field.required) problems.push({ path: name, message: "is required" });
      else if (initial !== undefined) input[name] = initial;
      continue;
    }
    const found = field.problems(value, name, world);
    problems.push(...found);
    if (found.length === 0) input[name] = value;
  }
  const wrong = new Set(problems.map(({ path }) => path.split(".")[0]));
  for (const problem of operation.check?.(input, world) ?? [])
    if (!wrong.has(problem.path)) problems.push(problem);
  return {
    input,
    given,
    problems: problems.map((one) => ({ ...one, path: located(place, one.path, world) })),
  };
}

/** The path of a field as the server writes it. */
export function located(place: string, path: string, { takes }: World): string {
  if (takes("details-path", "pointer")) return `/${path.replaceAll(".", "/")}`;
  if (takes("details-path", "located")) return path === "" ? place : `${place}.${path}`;
  return path === "" ? place : path;
}
