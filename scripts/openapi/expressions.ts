/** A place in a request, as `x-replaced-by` names it by an OpenAPI runtime expression. */
export interface RequestPlace {
  in: "body" | "path" | "query" | "header";
  /** The names on the way there; none stands for the whole body. */
  path: string[];
}

/** The place that an expression such as `$request.body#/filters/limit` or `$request.query.type` names. */
export function placeIn(expression: string): RequestPlace | undefined {
  const [, place, , path = ""] =
    /^\$request\.(body|path|query|header)((?:#\/|\.)(.+))?$/.exec(expression) ?? [];
  if (place === undefined) return undefined;
  return {
    in: place as RequestPlace["in"],
    path: place === "body" ? path.split("/").filter((name) => name !== "") : [path],
  };
}

/** An expression as people write it: `filters.limit`. */
export function fieldName(expression: string): string {
  const place = placeIn(expression);
  if (!place) return expression;
  return place.path.length === 0 ? place.in : place.path.join(".");
}
