import { createStaticMock } from "@adintel/mock";
import type { ProbeRequest } from "../../../scripts/check/probes/probes.ts";
import { documents, type Version } from "../../../scripts/check/contract/document.ts";
import type { Target } from "./targets.ts";

// One for all files: it takes most of a second to load.
const mock = createStaticMock();

/** Sends the request of a case to a target. */
export async function send(target: Target, version: Version, request: ProbeRequest): Promise<Response> {
  const { method, path, query, prefer, authorization = `Bearer ${target.apiKey}`, text } = request;
  const root = target.roots?.[version] ?? documents[version].servers[0]?.url;
  const search = new URLSearchParams(query).toString();
  const message = new Request(`${root}${path}${search && `?${search}`}`, {
    method,
    headers: {
      ...(authorization !== null && { Authorization: authorization }),
      ...(text !== undefined && { "Content-Type": "application/json" }),
      ...(prefer !== undefined && { Prefer: prefer }),
    },
    ...(text !== undefined && { body: text }),
  });
  return target.roots ? fetch(message) : mock.fetch(message);
}
