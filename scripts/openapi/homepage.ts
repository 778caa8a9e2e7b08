import { readFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "../lib/paths.ts";
import { BrokenDocumentError } from "./document.ts";

/** The URL of the published reference: `homepage` of package.json; `undefined` without one. */
export function publishedReference(): string | undefined {
  return homepageIn(readFileSync(join(root, "package.json"), "utf8"));
}

/**
 * `homepage` of a manifest, with a slash at its end.
 *
 * @throws {BrokenDocumentError} if it is not an http(s) URL without query and fragment.
 */
export function homepageIn(manifest: string): string | undefined {
  const { homepage }: { homepage?: unknown } = JSON.parse(manifest);
  if (homepage === undefined) return undefined;
  if (typeof homepage !== "string" || !/^https?:\/\/[^?#]+$/.test(homepage) || !URL.canParse(homepage))
    throw new BrokenDocumentError(
      `homepage in package.json must be the address of the published reference, such as https://docs.example.com/, not ${JSON.stringify(homepage)}`,
    );
  return new URL(`${homepage.replace(/\/+$/, "")}/`).href;
}
