import { digest } from "../lib/digest.ts";

/** The file in generated/ that tells which state of the documents it was made from. */
export const stampFile = "sources.sha256";

/** What {@link stampFile} holds for the documents as they are now. */
export async function stamp(folder: string): Promise<string> {
  return `${await digest(folder, ["openapi"], ".yaml")}\n`;
}
