import type { MockData } from "@adintel/mock";
import type { Model } from "./answers.ts";
import { createModel, type CreateMock, type ModelKeys } from "./model.ts";
import type { SeenExchange } from "./seen-exchange.ts";
import type { CalibrationKnowledge } from "./service-data.ts";

interface Problem {
  path: readonly (string | number)[];
}

/** A model with what the exchanges show of the service, and how many values the mock does not take as its own. */
export function modelOf(
  exchanges: readonly SeenExchange[],
  createMock: CreateMock,
  modelKeys: ModelKeys,
  { dataOf }: Pick<CalibrationKnowledge, "dataOf">,
): { model: Model; refused: number } {
  const now = exchanges.find(({ at }) => at !== undefined)?.at;
  const data = structuredClone(dataOf(exchanges)) as MockData;
  for (let refused = 0; ;) {
    try {
      return {
        model: createModel(createMock, modelKeys, { data, ...(now !== undefined && { now }) }),
        refused,
      };
    } catch (error) {
      const problems = problemsOf(error);
      if (problems.length === 0) throw error;
      // A newer service has values that the documents do not list; the mock makes up others.
      for (const { path } of problems) remove(data, path);
      refused += problems.length;
    }
  }
}

function problemsOf(error: unknown): readonly Problem[] {
  const isData = error instanceof Error && error.name === "DataError" && "problems" in error;
  return isData ? (error.problems as readonly Problem[]) : [];
}

/** Takes a field out of an item, or the item itself. */
function remove(data: MockData, [list, index, field]: Problem["path"]): void {
  const items = (data as Record<string, Record<string, unknown>[] | undefined>)[String(list)] ?? [];
  if (field === undefined) items.splice(Number(index), 1);
  else delete items[Number(index)]?.[String(field)];
}
