import { usualReadings, type PointId } from "@adintel/client/readings";
import type { Mock, MockOptions } from "@adintel/mock";
import { parseJson } from "../contract/fields.ts";
import type { CheckOptions } from "../session/check-options.ts";
import type { Model } from "./estimate.ts";
import type { KeyKind, SeenResponse, SentRequest } from "./observation.ts";

/** What of the mock's package is needed; it is loaded only by who calibrates. */
type CreateMock = (options: MockOptions) => Mock;

/** The mock's keys, which stand for those of the service. */
type ModelKeys = Pick<CheckOptions, "apiKey" | "keys">;

/** The mock as a model of the service: with its data, and new for each request, so that none changes what the next one gets. */
export function createModel(
  createMock: CreateMock,
  modelKeys: ModelKeys,
  options: Pick<MockOptions, "data" | "now">,
): Model {
  let consulted = new Set<PointId>();
  const { now } = options;
  const mock = createMock({
    ...options,
    rateLimits: false,
    ...(typeof now === "number" && { tick: () => now }),
    onReading: (point) => consulted.add(point),
  });
  return {
    async answer(request, readings) {
      mock.reset();
      // A mock that is told nothing does not look where a reading could move a step.
      mock.settings({ readings: { ...usualReadings, ...readings } });
      consulted = new Set();
      const response = await seenIn(await mock.fetch(requestOf(request, modelKeys)));
      return { response, consulted };
    },
  };
}

function requestOf({ method, path, headers, key, text }: SentRequest, { apiKey, keys }: ModelKeys): Request {
  // A key that is not among them is unknown to the mock.
  const token = key === "valid" ? apiKey : ((keys as Partial<Record<KeyKind, string>>)[key] ?? key);
  const authorization = key === "none" ? {} : { Authorization: `Bearer ${token}` };
  return new Request(`http://mock${path}`, {
    method,
    headers: { ...authorization, ...headers },
    ...(text !== undefined && { body: text }),
  });
}

/** What is compared of a response. */
export async function seenIn(response: Response): Promise<SeenResponse> {
  return {
    status: response.status,
    headers: response.headers,
    body: parseJson(await response.text()),
  };
}
