/** ky, with its defaults, and its option `timeout` for the time that a call may take. */
import ky from "ky";
import { addressOf, rowsIn, takeCalls } from "./calls.mjs";

await takeCalls(async (call) => {
  const { method, apiKey, body, timeoutMs } = call;
  const response = await ky(addressOf(call), {
    method,
    headers: { Authorization: `Bearer ${apiKey}` },
    ...(body && { json: body }),
    timeout: timeoutMs,
  });
  return { ok: true, status: response.status, rows: rowsIn(await response.json()) };
});
