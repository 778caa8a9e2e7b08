import type { PointId, Readings } from "@adintel/client/readings";
import { modelledPoints, readingIn, type Answers } from "./answers.ts";
import { ascend } from "./ascent.ts";
import { estimateOf, evidenceIn, type Estimate, type Evidence } from "./evidence.ts";
import { firmIn } from "./firm.ts";
import { createScoring, explains, lookAt } from "./looked.ts";
import type { SeenExchange } from "./seen-exchange.ts";
import type { Hidden } from "./service-data.ts";

export interface Estimates {
  estimates: readonly Estimate[];
  readings: Readings;
  /** Where the exchanges stand that these readings do not explain. */
  unexplained: readonly number[];
}

/** What is named may change what the others say. */
const maxPasses = 3;

/**
 * The readings under which the model responds most like the service. It starts with the given ones; while something differs, the
 * changes of single points that explain the most are made. Then each point is looked at once more beside the others as found: what
 * tells some of its readings from others, and agrees with some, is evidence for those.
 *
 * @param hiddenOf what no exchange shows of how one came by its rows
 */
export async function estimate(
  exchanges: readonly SeenExchange[],
  answers: Answers,
  hiddenOf: (exchange: SeenExchange) => Hidden,
  start: Readings = {},
): Promise<Estimates> {
  const all = lookAt(exchanges, hiddenOf);
  const scoring = createScoring(answers);
  let readings = await ascend(all, scoring, start);
  let estimates: readonly Estimate[] = [];
  for (let pass = 0; pass < maxPasses; pass += 1) {
    const evidence = await evidenceIn(all, scoring, readings);
    const written = withWritten(readings, evidence);
    const firm = await firmIn(evidence, { scoring, readings: written });
    estimates = modelledPoints.map((point) =>
      estimateOf(point, evidence.get(point) ?? [], firm.get(point) ?? []),
    );
    const named = withNamed(written, estimates);
    if (named === readings) break;
    readings = named;
  }
  const unexplained: number[] = [];
  for (const looked of all)
    if (!explains((await scoring.answer(looked, readings)).facets, looked) && looked.hidden === false)
      unexplained.push(looked.index);
  return { readings, unexplained, estimates };
}

/** Readings with those that only show in how values are written, of which responses that are explained say nothing. */
function withWritten(readings: Readings, evidence: ReadonlyMap<PointId, readonly Evidence[]>): Readings {
  const estimates = [...evidence].map(([point, pieces]) => {
    const written = pieces.filter(({ isByRows }) => !isByRows);
    return estimateOf(point, written, written);
  });
  return withNamed(readings, estimates);
}

/** Readings with those that are named; the same if these are all among them. */
function withNamed(readings: Readings, estimates: readonly Estimate[]): Readings {
  const changes = estimates.filter(
    ({ point, reading }) => reading !== undefined && reading !== readingIn(readings, point),
  );
  if (changes.length === 0) return readings;
  return { ...readings, ...Object.fromEntries(changes.map(({ point, reading }) => [point, reading])) };
}
