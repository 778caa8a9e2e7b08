import { rename, rm } from "node:fs/promises";

/** Puts a finished folder in the place of another one, if there is one; on a failure the other one stays. */
export async function swap(finished: string, place: string): Promise<void> {
  const former = `${finished}-former`;
  const replaces = await moved(place, former);
  try {
    await rename(finished, place);
  } catch (error) {
    if (replaces) await rename(former, place);
    throw error;
  }
  if (replaces) await rm(former, { recursive: true });
}

async function moved(from: string, to: string): Promise<boolean> {
  try {
    await rename(from, to);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return false;
    throw error;
  }
}
