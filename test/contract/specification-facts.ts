/** Reads OpenAPI documents into facts, one a line, so that two of them can be compared as two sets. */

export type Json = null | boolean | number | string | Json[] | { [key: string]: Json };
export type JsonObject = { [key: string]: Json };

/** `v2 POST /media body.limit: default 100`, and whether the document marks it as assumed. */
export type Facts = Map<string, boolean>;

interface Source {
  root: JsonObject;
  /** Extension keys whose content is compared; all others are passed over. */
  keys: readonly string[];
  /** How they begin, as in `x-billing` of `x-billing.unit`. */
  heads: ReadonlySet<string>;
  /** Lists of values that an assumption may fall back on. */
  lists: readonly string[];
  /** References that were followed. */
  followed: Set<string>;
  shapes: Map<string, Facts>;
}

const objectAt = (value: Json | undefined): JsonObject =>
  typeof value === "object" && value !== null && !Array.isArray(value) ? value : {};
const listAt = (value: Json | undefined): Json[] => (Array.isArray(value) ? value : []);

/** A list of values in a form that does not depend on its order. */
const listKey = (values: readonly Json[]): string => values.map(String).sort().join();

/** Whether a place is marked as open. The list holds topics or maps of a topic to a note, which are not compared. */
const isOpen = (node: JsonObject): boolean => listAt(node["x-unspecified"]).length > 0;

/** `lists` are the lists of values that an assumption may fall back on; the table itself assumes nothing. */
export function factsOf(
  documents: Readonly<Record<string, JsonObject>>,
  keys: readonly string[],
  lists?: readonly (readonly string[])[],
): Facts {
  const facts: Facts = new Map();
  const successors = new Map<string, string>();
  for (const [path, method, operation] of operationsOf(objectAt(documents["v2"])))
    successors.set(String(operation["operationId"]), `${method} ${path}`);
  for (const [version, root] of Object.entries(documents)) {
    const source = {
      root,
      keys,
      heads: new Set(keys.map((key) => key.split(".")[0] ?? key)),
      lists: lists?.map(listKey) ?? [],
      followed: new Set<string>(),
      shapes: new Map(),
    };
    add(facts, version, rootFacts(source));
    for (const [path, method, operation] of operationsOf(root))
      add(facts, `${version} ${method} ${path}`, operationFacts(operation, version, source, facts));
    // What nothing refers to is not read above, so it must not be there.
    for (const [kind, parts] of Object.entries(objectAt(root["components"]))) {
      if (kind === "examples" || kind === "securitySchemes") continue;
      for (const name of Object.keys(objectAt(parts)))
        if (!source.followed.has(`#/components/${kind}/${name}`))
          facts.set(`${version}: unused ${name}`, false);
    }
  }
  for (const [path, method, operation] of operationsOf(objectAt(documents["v1"]))) {
    const name = `v1 ${method} ${path}`;
    for (const entry of listAt(operation["x-replaced-by"]).map(objectAt)) {
      const successor = successors.get(String(entry["operationId"])) ?? "nothing in v2";
      const fields = [fieldsOf(facts, name), fieldsOf(facts, `v2 ${successor}`)] as const;
      add(facts, `${name} becomes ${successor}`, successorFacts(entry, ...fields, lists !== undefined));
    }
  }
  return facts;
}

const methods = ["get", "put", "post", "delete", "options", "head", "patch", "trace"];

function operationsOf(root: JsonObject): [path: string, method: string, operation: JsonObject][] {
  return Object.entries(objectAt(root["paths"])).flatMap(([path, item]) =>
    Object.entries(objectAt(item))
      .filter(([method]) => methods.includes(method))
      .map(([method, operation]): [string, string, JsonObject] => [
        path,
        method.toUpperCase(),
        objectAt(operation),
      ]),
  );
}

function add(facts: Facts, place: string, more: Facts): void {
  for (const [fact, assumed] of more) facts.set(place + fact, assumed);
}

function rootFacts(source: Source): Facts {
  const { root } = source;
  const facts = extensionFacts(root, source);
  for (const server of listAt(root["servers"])) {
    const url = String(objectAt(server)["url"]).replaceAll(/[{}]/g, "");
    facts.set(`: root ${new URL(url).pathname}`, false);
  }
  const schemes = objectAt(objectAt(root["components"])["securitySchemes"]);
  for (const requirement of listAt(root["security"])) {
    const kinds = Object.keys(objectAt(requirement))
      .map((name) => objectAt(schemes[name]))
      .map(({ type, scheme }) => `${String(type)} ${String(scheme)}`);
    facts.set(`: key ${kinds.join() || "none"}`, false);
  }
  for (const [path, item] of Object.entries(objectAt(root["paths"])))
    for (const key of Object.keys(objectAt(item)))
      if (!methods.includes(key) && !key.startsWith("x-")) facts.set(` ${path}: ${key}`, false);
  return facts;
}

/** Keys of an operation that state nothing, or that are read one by one. */
const operationWords =
  /^(operationId|summary|description|tags|deprecated|parameters|requestBody|responses|may|x-.*)$/;

/** Error responses that are components go into `all`, once for all operations. */
function operationFacts(operation: JsonObject, version: string, source: Source, all: Facts): Facts {
  const facts = extensionFacts(operation, source);
  facts.set(": operation", false);
  for (const [key, value] of Object.entries(operation))
    if (!operationWords.test(key)) facts.set(`: ${key} ${JSON.stringify(value)}`, false);

  for (const item of listAt(operation["parameters"])) {
    const parameter = resolve(item, source);
    const place = ` ${String(parameter["in"])}.${String(parameter["name"])}`;
    facts.set(`${place}: key`, false);
    if (parameter["required"] === true) facts.set(`${place}: required`, false);
    add(facts, place, extensionFacts(parameter, source));
    add(facts, place, shapeOf(parameter["schema"], false, source));
  }
  if ("requestBody" in operation)
    add(facts, " body", contentFacts(resolve(operation["requestBody"], source), source));

  const reasons = JSON.stringify(operation["x-assumed"] ?? "");
  for (const [status, node] of Object.entries(objectAt(operation["responses"]))) {
    // An operation says in words why it lists a status that is not stated.
    facts.set(`: status ${status}`, new RegExp(`${status}(?! is not)`).test(reasons));
    const response = resolve(node, source);
    const contents = contentFacts(response, source);
    for (const [name, value] of Object.entries(objectAt(response["headers"]))) {
      const header = resolve(value, source);
      contents.set(` header ${name}: key`, false);
      if (header["required"] === true) contents.set(` header ${name}: required`, false);
      add(contents, ` header ${name}`, shapeOf(header["schema"], false, source));
    }
    if ("$ref" in objectAt(node)) add(all, `${version} error ${status}`, contents);
    else {
      if (status !== "200") facts.set(` ${status}: a response of its own`, false);
      add(facts, ` ${status}`, contents);
    }
  }
  return facts;
}

function contentFacts(node: JsonObject, source: Source): Facts {
  const facts = extensionFacts(node, source);
  for (const [type, media] of Object.entries(objectAt(node["content"]))) {
    facts.set(`: media type ${type}`, false);
    add(facts, "", shapeOf(objectAt(media)["schema"], false, source));
  }
  return facts;
}

/** How the fields of a request are named in its successor. What keeps its name or is gone from there is no fact. */
function successorFacts(entry: JsonObject, old: string[], successor: string[], complete: boolean): Facts {
  const name = (expression: Json | undefined) =>
    expression === undefined
      ? "nothing"
      : String(expression)
          .replace(/^\$request\.(path\.|query\.|body#\/)?/, "")
          .replaceAll("/", ".");
  const facts: Facts = new Map([[": successor", false]]);
  for (const [field, value] of Object.entries(objectAt(entry["when"])))
    facts.set(`: when ${field} ${String(value)}`, false);
  const renames = listAt(entry["fields"]).map(
    (field) => [name(objectAt(field)["from"]), name(objectAt(field)["to"])] as const,
  );
  for (const [from, to] of renames) {
    const same =
      from === to ||
      (to === "nothing" && !successor.includes(from)) ||
      (from === "nothing" && !old.includes(to));
    if (!same) facts.set(`: ${from} -> ${to}`, false);
    if (from !== "nothing" && !old.includes(from)) facts.set(`: ${from}, which is no field`, false);
    if (to !== "nothing" && !successor.includes(to)) facts.set(`: ${to}, which is no field there`, false);
  }
  const froms = renames.map(([from]) => from);
  for (const from of complete ? old : [])
    if (froms.filter((other) => other === from).length !== 1) facts.set(`: ${from}, not once`, false);
  return facts;
}

/** The fields of a request, down to those that have no keys. */
function fieldsOf(facts: Facts, operation: string): string[] {
  const start = `${operation} `;
  const keys = [...facts.keys()]
    .filter((fact) => fact.startsWith(start) && /(path|query|body).*: (key|media type .*)$/.test(fact))
    .map((fact) =>
      place(fact)
        .slice(operation.length + 1)
        .replaceAll(/\[[^\]]* [^\]]*\]/g, ""),
    )
    .filter((key) => /^(path|query|body)\b/.test(key) && !key.includes("[]"));
  return [...new Set(keys)]
    .filter((key) => !keys.some((other) => other.startsWith(`${key}.`)))
    .map((key) => key.replace(/^(path|query|body)\./, ""));
}

/** The content of the extension keys that are compared, and whether a place is marked as open or assumed. */
function extensionFacts(node: JsonObject, { keys, heads }: Source): Facts {
  const facts: Facts = new Map();
  const state = (path: string, value: string, assumed: boolean) => {
    if (keys.some((key) => path === key || path.startsWith(`${key}.`)))
      facts.set(`: ${path} ${value}`, assumed);
  };
  const flatten = (value: Json, path: string, assumed: boolean) => {
    if (typeof value !== "object" || value === null) {
      state(path, String(value), assumed);
      return;
    }
    if (Object.keys(value).length === 0) state(path, "{}", assumed);
    const reasons = objectAt(objectAt(value)["assumed"]);
    for (const [key, part] of Object.entries(value))
      if (key !== "assumed") flatten(part, `${path}.${key}`, assumed || key in reasons);
  };
  for (const [key, value] of Object.entries(node)) if (heads.has(key)) flatten(value, key, false);
  // What a row of a free operation is called is of no consequence.
  if (objectAt(node["x-billing"])["microdollarsPerRow"] === 0)
    for (const fact of facts.keys()) if (fact.startsWith(": x-billing.unit ")) facts.delete(fact);
  if (isOpen(node)) facts.set(": open", false);
  if ("x-assumed" in node) facts.set(": assumed", false);
  // Of the table alone: what a document may add here if it marks it as assumed.
  for (const what of [node["may"] ?? []].flat()) facts.set(`: may ${String(what)}`, false);
  return facts;
}

function resolve(node: Json | undefined, source: Source): JsonObject {
  const { $ref: ref } = objectAt(node);
  if (typeof ref !== "string") return objectAt(node);
  source.followed.add(ref);
  let target: Json | undefined = source.root;
  for (const step of ref.slice(2).split("/")) target = objectAt(target)[step];
  if (target === undefined) throw new Error(`the document has no ${ref}`);
  return resolve(target, source);
}

const words = ["description", "title", "examples", "example", "deprecated", "may"];

/**
 * What a schema says, with references, `allOf` and alternatives put together: `.limit: default 100` of a key,
 * `[]: type string` of items, `[mode ids].brandIds: required` of one alternative.
 */
function shapeOf(node: Json | undefined, assumed: boolean, source: Source): Facts {
  if (node === false) return new Map([[": refused", false]]);
  const schema = objectAt(node);
  const { $ref: ref } = schema;
  const marked = "x-assumed" in schema;
  // As openapi/README.md says: with `required`, what is assumed is which keys are there and which may be null.
  const whole = assumed || (marked && !("required" in schema));
  let facts: Facts = extensionFacts(schema, source);
  if (typeof ref === "string") {
    const key = `${whole} ${ref}`;
    const known = source.shapes.get(key) ?? shapeOf(resolve(schema, source), whole, source);
    source.shapes.set(key, known);
    source.followed.add(ref);
    facts = both(facts, known);
  }
  for (const [keyword, value] of Object.entries(schema)) {
    if (keyword === "type") for (const type of [value].flat()) facts.set(`: type ${String(type)}`, whole);
    else if (keyword === "enum" || keyword === "const") {
      const values = (keyword === "const" ? [value] : listAt(value)).filter((item) => item !== null);
      const known = whole && source.lists.includes(listKey(values));
      for (const item of values) facts.set(`: value ${String(item)}`, known);
    } else if (keyword === "properties") {
      for (const [key, part] of Object.entries(objectAt(value))) {
        const itself = "x-assumed" in objectAt(part) && !("required" in objectAt(part));
        if (part !== false) facts.set(`.${key}: key`, whole || itself);
        add(facts, `.${key}`, shapeOf(part, whole, source));
      }
    } else if (keyword === "required") {
      for (const key of listAt(value)) facts.set(`.${String(key)}: required`, whole || marked);
    } else if (keyword === "items") add(facts, "[]", shapeOf(value, whole, source));
    else if (keyword === "allOf") {
      for (const part of listAt(value)) facts = both(facts, shapeOf(part, whole, source));
    } else if (keyword === "anyOf" || keyword === "oneOf") {
      facts = both(facts, either(listAt(value).map((part) => shapeOf(part, whole, source))));
    } else if (keyword === "additionalProperties" && value === false) facts.set(": closed", false);
    else if (keyword !== "$ref" && !words.includes(keyword) && !keyword.startsWith("x-"))
      facts.set(`: ${keyword} ${JSON.stringify(value)}`, false);
  }
  if (marked && "required" in schema)
    for (const fact of facts.keys()) if (/^\.\w+: type null$/.test(fact)) facts.set(fact, true);
  return facts;
}

const place = (fact: string): string => fact.slice(0, fact.indexOf(": "));
const valuesAt = (facts: Facts): Set<string> =>
  new Set([...facts.keys()].filter((fact) => fact.includes(": value ")).map(place));

/** What two schemas say that hold at once. */
function both(a: Facts, b: Facts): Facts {
  if (a.size === 0 || b.size === 0) return new Map([...a, ...b]);
  const facts = new Map(a);
  for (const [fact, assumed] of b) facts.set(fact, assumed && (a.get(fact) ?? true));
  const [some, others] = [valuesAt(a), valuesAt(b)];
  const refused = [...facts.keys()].filter((fact) => fact.endsWith(": refused")).map(place);
  for (const fact of facts.keys()) {
    const at = place(fact);
    const narrowed = some.has(at) && others.has(at) && fact.includes(": value ");
    const common = fact.startsWith("[") ? fact.replace(/^\[.*?\](?=[.:])/, "") : fact;
    if (
      (narrowed && !(a.has(fact) && b.has(fact))) ||
      (common !== fact && facts.has(common)) ||
      refused.some(
        (key) => fact !== `${key}: refused` && fact.startsWith(key) && !/^\w/.test(fact.slice(key.length)),
      )
    )
      facts.delete(fact);
  }
  return facts;
}

/** What schemas say of which one holds: of objects what all of them say, and the rest by what tells them apart. */
function either(parts: readonly Facts[]): Facts {
  const objects = parts.filter((facts) =>
    [...facts.keys()].some((fact) => /^(: type object$|\.)/.test(fact)),
  );
  const facts: Facts = new Map();
  for (const part of parts)
    if (objects.length < 2 || !objects.includes(part))
      for (const [fact, assumed] of part) facts.set(fact, assumed);
  // A list of values binds only where no alternative goes without.
  const isFree = (part: Facts) => !valuesAt(part).has("") && !(part.size === 1 && part.has(": type null"));
  if (parts.some(isFree))
    for (const fact of facts.keys()) if (fact.startsWith(": value ")) facts.delete(fact);
  if (objects.length < 2) return facts;

  const labels = labelsOf(objects);
  for (const [i, part] of objects.entries()) {
    for (const [fact, assumed] of part) {
      // Where a mark stands on one alternative, it is said of the place.
      if (objects.every((other) => other.has(fact)) || /: (open|assumed)$/.test(fact))
        facts.set(
          fact,
          objects.every((other) => other.get(fact) ?? true),
        );
      else for (const label of labels[i] ?? []) facts.set(`[${label}]${fact}`, assumed);
    }
  }
  return facts;
}

function labelsOf(objects: readonly Facts[]): string[][] {
  const valuesOf = (facts: Facts, at: string) =>
    [...facts.keys()]
      .filter((fact) => fact.startsWith(`${at}: value `))
      .map((fact) => fact.slice(at.length + 8));
  for (const at of valuesAt(objects[0] ?? new Map())) {
    const values = objects.map((facts) => valuesOf(facts, at));
    if (values.every((list) => list.length > 0) && new Set(values.flat()).size === values.flat().length)
      return values.map((list) => list.map((value) => `${at.slice(1)} ${value}`));
  }
  return objects.map((facts) => {
    const required = [...facts.keys()].filter((fact) => fact.endsWith(": required")).map(place);
    return [required.map((key) => key.slice(1)).join()];
  });
}

/** Where documents differ from the table, a line for each place. */
export function differences(stated: Facts, documents: Facts): string[] {
  const found = new Map<string, { stated: string[]; documents: string[] }>();
  const note = (fact: string, side: "stated" | "documents") => {
    const entry = found.get(place(fact)) ?? { stated: [], documents: [] };
    entry[side].push(fact.slice(place(fact).length + 2));
    found.set(place(fact), entry);
  };
  for (const fact of stated.keys()) if (!/: may /.test(fact) && !documents.has(fact)) note(fact, "stated");
  const places = new Set([...stated.keys()].map(place));
  for (const [fact, assumed] of documents)
    if (!stated.has(fact) && !mayAdd(fact, assumed, stated, places)) note(fact, "documents");
  return [...found].map(
    ([at, sides]) =>
      `${at}: stated ${sides.stated.join(", ") || "nothing more"}; the document says ${sides.documents.join(", ") || "nothing of it"}`,
  );
}

function mayAdd(fact: string, assumed: boolean, stated: Facts, places: ReadonlySet<string>): boolean {
  const at = place(fact);
  const what = fact.slice(at.length + 2);
  if (what === "open" || what === "assumed" || stated.has(`${at}: may be ${what}`)) return true;
  if (what.startsWith("x-")) return assumed;
  if (what.startsWith("status ")) return assumed && !stated.has(`${at}: may not ${what}`);
  let near = at;
  while (!places.has(near) && near.length > 0)
    near = near.slice(0, Math.max(...[..."[."].map((c) => near.lastIndexOf(c)), 0));
  const may = (permission: string) => stated.has(`${near}: may ${permission}`);
  // Assumptions never refuse what may be valid, so they require nothing but keys of responses.
  if (near === at && may("presence")) return assumed && (what === "required" || what === "type null");
  if (may("type") && near === at && what === "type object") return true;
  return assumed && what !== "required" && (may("type") || (may("keys") && near !== at));
}
