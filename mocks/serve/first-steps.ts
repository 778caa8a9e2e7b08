import { keyVariable } from "@adintel/client/operations";
import { demoKey, sampleCalls } from "../adintel/index.ts";
import { headersOfKey } from "../http/api-key.ts";
import type { Upstream } from "../http/upstream.ts";
import { basePath } from "../../scripts/lib/versions.ts";

/** What the flags say. */
interface Told {
  dataFile?: string;
  simulator: { upstream?: Upstream };
}

/** A key, a request to try and the page that shows requests, a line each, for whoever starts a mock at an address. */
export function firstSteps(
  address: string,
  size?: string,
  { dataFile = "", simulator: { upstream } }: Told = { simulator: {} },
): string[] {
  const { version, path, query = {} } = sampleCalls.free;
  const url = new URL(`${address}${basePath(version)}${path}`);
  for (const [name, value] of Object.entries(query)) url.searchParams.set(name, String(value));
  const headers = Object.entries(headersOfKey(demoKey, version)).map((parts) => ` -H '${parts.join(": ")}'`);
  return [
    ...(size ? [`Serves ${size} from ${dataFile}`] : []),
    `A key: ${demoKey}, others: ${address}/__mock/keys`,
    `Try it: curl '${url.href}'${headers.join("")}`,
    `Watch requests: ${address}/__mock/`,
    ...(upstream ? [passesOn(upstream)] : []),
  ];
}

function passesOn({ url, forward, forwardAllBut, apiKey }: Upstream): string {
  const which = forward ? forward.join(", ") : `all but ${forwardAllBut?.join(", ")}`;
  const key = apiKey
    ? `with the key in ${keyVariable}`
    : `with the caller's key, since ${keyVariable} is not set`;
  return `Passes ${which} on to ${url} ${key}; such calls may cost money`;
}
