import { basePaths } from "../../scripts/lib/versions.ts";

/** The paths that the mock serves, with all below them. Of `/assets` only the pictures, since bundlers put their files there. */
export const servedPaths = {
  api: basePaths,
  beside: ["/__mock", "/assets/accounts", "/assets/creatives", "/assets/sandboxes"],
};

/** Matches the addresses of some paths on an origin, which is the source of a regular expression. */
export function addressesOf(paths: readonly string[], origin = ""): RegExp {
  return new RegExp(`^${origin}(${paths.join("|")})(/|\\?|$)`);
}
