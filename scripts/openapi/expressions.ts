/** A part of a request that an OpenAPI runtime expression in `x-replaced-by` refers to. */
export interface RequestPlace {
  in: "body" | "path" | "query" | "header";
  /** The names along the path; empty for the whole body. */
  path: string[];
}

/** Parses an expression such as `$request.body#/filters/limit` or `$request.query.type`. */
export function requestPlace(expression: string): RequestPlace | undefined {
  const [, part, , path = ""] =
    /^\$request\.(body|path|query|header)((?:#\/|\.)(.+))?$/.exec(expression) ?? [];
  if (part === undefined) return undefined;
  return {
    in: part as RequestPlace["in"],
    path: part === "body" ? path.split("/").filter((name) => name !== "") : [path],
  };
}

/** An expression as people write it: `filters.limit`. */
export function fieldName(expression: string): string {
  const place = requestPlace(expression);
  if (!place) return expression;
  return place.path.length === 0 ? place.in : place.path.join(".");
}
