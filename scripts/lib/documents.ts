import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { ExpectedError } from "./errors.ts";
import { contractFolder, root } from "./paths.ts";

/** The package with the documents; the build of a package defines its own name. */
declare const DOCUMENTS_PACKAGE: string | undefined;
const documentsPackage = typeof DOCUMENTS_PACKAGE === "string" ? DOCUMENTS_PACKAGE : "@adintel/client";

const require = createRequire(import.meta.url);

/** A bundled document is missing or damaged. */
class DocumentError extends ExpectedError {
  override name = "DocumentError";
}

/**
 * The current text of a bundled document, by its path in `generated/`.
 *
 * @throws {DocumentError} if it is missing or damaged, naming it.
 */
export function readDocument(name: string): string {
  try {
    const file =
      contractFolder === root
        ? require.resolve(`${documentsPackage}/${name}`)
        : `${contractFolder}generated/${name}`;
    const text = readFileSync(file, "utf8");
    if (name.endsWith(".json")) JSON.parse(text);
    return text;
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new DocumentError(`generated/${name} cannot be read (${reason}); run: npm run generate`);
  }
}
