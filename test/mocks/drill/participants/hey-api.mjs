/** The clients that hey-api makes of the documents, with its plugins as they come: `node hey-api.mjs FOLDER_OF_V1 FOLDER_OF_V2`. */
import { join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { rowsIn, signalAfter, takeCalls } from "./calls.mjs";

const [v1, v2] = await Promise.all(
  process.argv.slice(2, 4).map(async (folder) => {
    const load = (name) => import(pathToFileURL(join(resolve(folder), name)).href);
    return { operations: await load("sdk.gen.ts"), ...(await load("client/index.ts")) };
  }),
);

await takeCalls(async ({ operation, version, baseUrl, apiKey, pathParameters, query, body, timeoutMs }) => {
  const { operations, createClient } = version === "v2" ? v2 : v1;
  const client = createClient({ baseUrl, auth: apiKey });
  const signal = signalAfter(timeoutMs);
  const { data, error, response } = await operations[operation]({
    client,
    path: pathParameters,
    query,
    body,
    signal,
  });
  if (error !== undefined) return { ok: false, status: response?.status };
  return { ok: true, status: response.status, rows: rowsIn(data) };
});
