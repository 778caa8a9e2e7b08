/** The client of this project, with its defaults. */
import { createClient } from "@adintel/client";
import { createClient as createLegacyClient } from "@adintel/client/v1";
import { rowsIn, takeCalls } from "./calls.mjs";

/** One for each address, so that what it says was spent is of the calls to it. */
const clients = new Map();

await takeCalls(async ({ operation, version, baseUrl, apiKey, timeoutMs, maxSpendUsd, ...values }) => {
  const { pathParameters, query, body } = values;
  const create = version === "v2" ? createClient : createLegacyClient;
  const api = clients.get(baseUrl) ?? create({ baseUrl, apiKey, timeoutMs, maxSpendUsd });
  clients.set(baseUrl, api);
  const ids = Object.values(pathParameters ?? {});
  const { data, error, response, attempts } = await api[operation].result(...ids, { ...query, ...body });
  const { spentUsd, maybeUsd } = api.spending;
  return {
    ok: data !== undefined,
    status: response?.status,
    code: error?.code,
    rows: data && rowsIn(data),
    chargedUsd: spentUsd,
    atMostUsd: spentUsd + maybeUsd,
    attempts,
  };
});
