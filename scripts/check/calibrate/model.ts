import { usualReadings, type PointId } from "@adintel/client/readings";
import type { Mock, MockOptions } from "@adintel/mock";
import { placeOf } from "./candidates.ts";
import { keyIn } from "../contract/table.ts";
import { parseJson } from "../contract/fields.ts";
import type { CheckOptions } from "../session/check-options.ts";
import type { Model } from "./answers.ts";
import { idsIn } from "./history.ts";
import type { KeyKind, SeenResponse, SentRequest } from "./seen-exchange.ts";

/** What of the mock's package is needed; it is loaded only by who calibrates. */
export type CreateMock = (options: MockOptions) => Mock;

/** The mock's keys, which stand for those of the service. */
export type ModelKeys = Pick<CheckOptions, "apiKey" | "keys">;

/** The mock as a model of the service: with its data, and new for each request but for what the service did before. */
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
      const respond = async (sent: SentRequest) => seenIn(await mock.fetch(requestOf(sent, modelKeys)));
      let { path } = request;
      for (const done of request.after ?? [])
        path = withIds(path, done.body, (await respond(done.request)).body);
      return { response: await respond({ ...request, path }), consulted };
    },
  };
}

/** A path in which the ids that one server made up are those that another did. */
function withIds(path: string, made: unknown, other: unknown): string {
  const others = new Map(idsIn(other));
  return idsIn(made).reduce((changed, [name, id]) => changed.replaceAll(id, others.get(name) ?? id), path);
}

function requestOf(request: SentRequest, keys: ModelKeys): Request {
  const { method, path, headers, text } = request;
  return new Request(`http://mock${path}`, {
    method,
    headers: { ...authorizationOf(request, keys), ...headers },
    ...(text !== undefined && { body: new TextEncoder().encode(text) }),
  });
}

/** The header that carries the key of a request; none without a key. */
export function authorizationOf(request: SentRequest, { apiKey, keys }: ModelKeys): Record<string, string> {
  const { key, scheme } = request;
  const { header, scheme: documented } = keyIn[placeOf(request).version] ?? {};
  if (key === "none" || header === undefined) return {};
  // A key that is not among them is unknown.
  const token = key === "valid" ? apiKey : ((keys as Partial<Record<KeyKind, string>>)[key] ?? key);
  return { [header]: [scheme ?? documented ?? [], token].flat().join(" ") };
}

export async function seenIn(response: Response): Promise<SeenResponse> {
  const text = await response.text();
  return { status: response.status, headers: response.headers, text, body: parseJson(text) };
}
