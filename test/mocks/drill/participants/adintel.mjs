/** The client of this project, with its defaults. */
import { createClient } from "@adintel/client";
import { createClient as createLegacyClient } from "@adintel/client/v1";
import { rowsIn, takeCalls } from "./calls.mjs";

await takeCalls(async ({ operation, version, baseUrl, apiKey, pathParameters, query, body, timeoutMs }) => {
  const create = version === "v2" ? createClient : createLegacyClient;
  // One for each call, so that what it says was spent is of this call.
  const api = create({ baseUrl, apiKey, timeoutMs });
  const ids = Object.values(pathParameters ?? {});
  const { data, error, response } = await api[operation].result(...ids, { ...query, ...body });
  const { spentUsd, maybeUsd } = api.spending;
  return {
    ok: data !== undefined,
    status: response?.status,
    code: error?.code,
    rows: data && rowsIn(data),
    chargedUsd: spentUsd,
    atMostUsd: spentUsd + maybeUsd,
    attempts: error?.attempts,
  };
});
