/**
 * The id of a case or finding without its number, which counts cases of a status and so shifts when a field is added:
 * `v2/searchMedia/refusals/400.5-wrong-type-limit` is `v2/searchMedia/refusals/400-wrong-type-limit`.
 */
export function stableId(id: string): string {
  return id.replace(/\/(\d{3})\.\d+-/, "/$1-");
}
