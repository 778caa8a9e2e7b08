import type { ServerFacts } from "../../try-it/servers.ts";
import { toolAddress } from "./tools.ts";

/** The servers and keys that the documents and the mock tell of. */
export async function loadChoices(): Promise<ServerFacts> {
  const { choices } = (await import(toolAddress("servers.js"))) as { choices: ServerFacts };
  return choices;
}
