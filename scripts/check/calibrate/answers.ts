import { points as list, type PointId, type Readings } from "@adintel/client/readings";
import { facetsOf, type Facets, type SeenResponse, type SentRequest } from "./seen-exchange.ts";

/** A server with the data of the service that takes the readings it is told: the mock. */
export interface Model {
  answer(request: SentRequest, readings: Readings): Promise<ModelAnswer>;
}

interface ModelAnswer {
  response: SeenResponse;
  consulted: ReadonlySet<PointId>;
}

export const modelledPoints = (Object.keys(list) as PointId[]).filter(
  (id) => list[id].takenBy !== "server" && namesOf(id).length > 1,
);

/** What the model answers to a request, as it is compared. */
export interface Answered {
  facets: Facets;
  consulted: ReadonlySet<PointId>;
}

export type Answers = (request: SentRequest, readings: Readings) => Promise<Answered>;

/** The model's answers, each asked once for the readings that it depends on. */
export function createAnswers(model: Model): Answers {
  const entries = new WeakMap<SentRequest, AnswersTo>();
  const entriesByText = new Map<string, AnswersTo>();
  const entryOf = (request: SentRequest): AnswersTo => {
    const text = JSON.stringify(request);
    const entry = entriesByText.get(text) ?? [];
    entriesByText.set(text, entry);
    entries.set(request, entry);
    return entry;
  };
  return async (request, readings) => {
    const entry = entries.get(request) ?? entryOf(request);
    for (const { consulted, byReadings } of entry) {
      const known = byReadings.get(keyOf(consulted, readings));
      if (known) return known;
    }
    const { response, consulted } = await model.answer(request, readings);
    const answered = { facets: facetsOf(response), consulted };
    const depended = [...consulted].sort();
    let answers = entry.find((one) => one.consulted.join() === depended.join());
    if (!answers) entry.push((answers = { consulted: depended, byReadings: new Map() }));
    answers.byReadings.set(keyOf(depended, readings), answered);
    return answered;
  };
}

/** What is known of the answers to a request: for each set of points that one depended on, by the readings of these. */
type AnswersTo = { consulted: readonly PointId[]; byReadings: Map<string, Answered> }[];

function keyOf(consulted: readonly PointId[], readings: Readings): string {
  return consulted.map((point) => readingIn(readings, point)).join();
}

export function namesOf(point: PointId): string[] {
  return Object.keys(list[point].readings);
}

export function readingIn(readings: Readings, point: PointId): string {
  return readings[point] ?? list[point].default;
}
