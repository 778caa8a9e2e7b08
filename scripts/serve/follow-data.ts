import { readFileSync } from "node:fs";
import type { Flags } from "../../mocks/flags.ts";
import type { Served } from "./reload.ts";
import { renewed } from "./mock-app.ts";

/** The text of the file of data, to tell whether it was edited; `undefined` if there is none. */
export function dataText({ dataFile }: Flags): string | undefined {
  try {
    return dataFile === undefined ? undefined : readFileSync(dataFile, "utf8");
  } catch {
    return undefined;
  }
}

/** Takes the edited data, and keeps the state. What is wrong with it is told, and all goes on as it was. */
export async function followData(
  served: Served,
  flags: Flags,
  reference: string | undefined,
  take: (next: Served) => void,
): Promise<void> {
  try {
    take({ ...served, app: await renewed(served.app, flags, reference) });
    console.log("The mock now uses the changed data.");
  } catch (error) {
    console.error(error instanceof Error && error.name === "DataError" ? error.message : error);
    console.error("The mock keeps using the previous data.");
  }
}
