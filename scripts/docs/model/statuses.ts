import { eachOperation } from "../../generate/openapi.ts";
import { versions } from "../../paths.ts";
import type { At } from "../parts/at.ts";
import { answersOf } from "./answers.ts";

/** The status that each error code comes with. */
export function statusesOf(documents: At["documents"]): Map<string, string> {
  const found = new Map<string, string>();
  for (const version of versions)
    for (const { operation } of eachOperation(documents[version]))
      for (const { status, codes } of answersOf(documents[version], operation))
        for (const code of codes) found.set(code, status);
  return found;
}
