/** Plain fetch with a retry helper, in the way that its documentation shows: on refusals, failures and lost connections. */
import fetchRetry from "fetch-retry";
import { addressOf, rowsIn, signalAfter, takeCalls } from "./calls.mjs";

const patientFetch = fetchRetry(fetch, {
  retries: 3,
  retryDelay: (attempt) => 2 ** attempt * 200,
  retryOn: [429, 500, 502, 503, 504],
});

await takeCalls(async (call) => {
  const { method, apiKey, body, timeoutMs } = call;
  const response = await patientFetch(addressOf(call), {
    method,
    headers: { Authorization: `Bearer ${apiKey}`, "Content-Type": "application/json" },
    body: body && JSON.stringify(body),
    signal: signalAfter(timeoutMs),
  });
  if (!response.ok) return { ok: false, status: response.status };
  return { ok: true, status: response.status, rows: rowsIn(await response.json()) };
});
