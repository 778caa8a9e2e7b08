import type { ValidationError } from "@adintel/client/validators/v1";

/** One fault, in the form of the error envelope's `details`. */
export interface Violation {
  /** The offending field, its parents before it: `limit`, `filters.daysRun.min`, `format.0`; `body` for the whole body. */
  path: string;
  message: string;
}

/** Ajv's errors in words, one for each field and fault. */
export function describe(
  errors: ValidationError[] | null | undefined,
  locate: (path: string[]) => string[],
): Violation[] {
  const faults = new Map<string, Fault>();
  for (const error of errors ?? []) {
    const { keyword, instancePath } = error;
    // The branches of a union report for themselves.
    if (keyword === "anyOf" || keyword === "oneOf") continue;
    const parents = instancePath.split("/").slice(1).map(unescape);
    const path = locate([...parents, ...fieldOf(error)]).join(".") || "body";
    const fault = faults.get(`${keyword} ${path}`) ?? { keyword, path, errors: [] };
    fault.errors.push(error);
    faults.set(`${keyword} ${path}`, fault);
  }
  const all = [...faults.values()];
  const unions = all.some(isOfUnion);
  const places = unions && { paths: countPaths(all), unions: unionsThatWereMeant(all) };
  const described = places ? all.filter((fault) => !isOtherBranch(fault, places)) : all;
  const alternatives = described.filter(isAlternative);
  return described.map((fault) => ({
    path: fault.path,
    message:
      alternatives.length > 1 && isAlternative(fault)
        ? `one of ${alternatives.map(({ path }) => path).join(", ")} is required`
        : wording(fault.errors),
  }));
}

interface Fault {
  keyword: string;
  path: string;
  errors: ValidationError[];
}

/** Where the faults of a request are. There may be as many as a body has room for, so nothing compares each with each. */
interface Places {
  /** How many faults there are at a path or below it. */
  paths: Map<string, number>;
  /** Unions of which a branch is there but wrong. */
  unions: Set<string | undefined>;
}

function countPaths(faults: Fault[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { path } of faults) {
    const steps = path.split(".");
    for (let length = 1; length <= steps.length; length += 1) {
      const above = steps.slice(0, length).join(".");
      counts.set(above, (counts.get(above) ?? 0) + 1);
    }
  }
  return counts;
}

function unionsThatWereMeant(faults: Fault[]): Set<string | undefined> {
  return new Set(
    faults.filter((fault) => !isAlternative(fault)).flatMap(({ errors }) => errors.map(unionOf)),
  );
}

/** Whether a fault belongs to a branch of a union that was not meant, while the branch that was has more to say. */
function isOtherBranch(fault: Fault, { paths, unions }: Places): boolean {
  if (!isOfUnion(fault)) return false;
  // A value has the type of one branch, so the types of the others say nothing. The fault itself is one of those counted.
  if (fault.keyword === "type") return (paths.get(fault.path) ?? 0) > 1;
  // A field of one branch is there but wrong, so the fields of the others are not missed.
  return isAlternative(fault) && fault.errors.some((error) => unions.has(unionOf(error)));
}

/** Whether a field is missing that only some branches of a union ask for. */
function isAlternative(fault: Fault): boolean {
  return fault.keyword === "required" && isOfUnion(fault);
}

function isOfUnion({ errors }: Fault): boolean {
  return errors.every((error) => unionOf(error));
}

/** Where in the schema the union stands that an error comes from; `undefined`: from none. */
function unionOf(error: ValidationError): string | undefined {
  return /^(.*\/(anyOf|oneOf))\/\d+\//.exec(error.schemaPath)?.[1];
}

/** The field that an error is about but does not name in its path, since the field is missing or should be. */
function fieldOf({ params }: ValidationError): string[] {
  const name = params["missingProperty"] ?? params["additionalProperty"] ?? params["tag"];
  return typeof name === "string" ? [name] : [];
}

function unescape(token: string): string {
  return token.replaceAll("~1", "/").replaceAll("~0", "~");
}

function wording(errors: ValidationError[]): string {
  const [error] = errors;
  if (!error) return "is invalid";
  switch (error.keyword) {
    case "required":
      return "is required";
    case "additionalProperties":
      return "is not a known field";
    case "false schema":
      return "is not accepted here";
    case "discriminator":
      return error.params["tagValue"] === undefined ? "is required" : "is not one of the allowed values";
    case "type":
      return `must be ${[...new Set(errors.map(({ params }) => String(params["type"])))].join(" or ")}`;
    case "const":
      return `must be ${[...new Set(errors.map(({ params }) => String(params["allowedValue"])))].join(" or ")}`;
    case "enum": {
      const values = error.params["allowedValues"];
      // A list of 151 languages helps nobody in an error message.
      if (!Array.isArray(values) || values.length > 30) return "is not one of the allowed values";
      return `must be one of ${values.join(", ")}`;
    }
    default:
      return error.message ?? "is invalid";
  }
}
