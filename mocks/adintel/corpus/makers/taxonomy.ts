import type { AccountRecord, CreativeRecord } from "../base/records.ts";

/**
 * The paths of the product taxonomy: those under which a world has creatives as well as a brand, in alphabetical order. So
 * none of them leads nowhere, whatever the size of the world.
 */
export function taxonomyOf(
  accounts: readonly AccountRecord[],
  creatives: readonly CreativeRecord[],
): readonly string[] {
  // Creatives share their lists of paths.
  const lists = new Set(creatives.map(({ taxonomy }) => taxonomy));
  const ofCreatives = new Set([...lists].flat());
  const ofBrands = accounts.flatMap(({ type, taxonomy }) => (type === "BRAND" ? taxonomy : []));
  return Object.freeze([...new Set(ofBrands)].filter((path) => ofCreatives.has(path)).sort());
}
