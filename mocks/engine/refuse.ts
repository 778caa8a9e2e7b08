import { errorStatuses } from "@adintel/client/operations";
import type { Violation } from "@adintel/client/validation";
import { errorResponse, type Refusal } from "../http/errors.ts";
import type { JsonResponse } from "../http/json.ts";
import type { Exchange } from "./state/exchange.ts";
import type { World } from "./sessions/world.ts";

interface Refused {
  exchange: Exchange;
  world?: World;
}

export function refuse(refusal: Refusal, { exchange, world }: Refused): JsonResponse {
  const { target, version } = exchange.incoming;
  if (!world) return errorResponse(refusal, version);
  const { takes } = world;
  const { error, headers, message } = refusal;
  const details = refusal.details ?? (takes("details-elsewhere", "empty") ? [] : undefined);
  const inPath = "error" in target ? [] : target.operation.pathParameters;
  const place = "error" in target || target.operation.requestBody === null ? "query" : "body";
  const isChallenged = errorStatuses[error] === 401 && takes("key-challenge", "present");
  return errorResponse(
    {
      error,
      ...(takes("message-texts", "code")
        ? { message: error.replaceAll("_", " ") }
        : message !== undefined && { message }),
      ...(details && { details: listed(details, { place, inPath }, world) }),
      ...(isChallenged ? { headers: { ...headers, "WWW-Authenticate": "Bearer" } } : headers && { headers }),
    },
    version,
  );
}

interface Place {
  place: "body" | "query";
  inPath: readonly string[];
}

function listed(details: readonly Violation[], place: Place, { takes }: World): Violation[] {
  const first = takes("details-count", "first") ? details.slice(0, 1) : details;
  const named = takes("details-items", "field") ? withoutItems(first) : first;
  return named.map(({ path, message }) => ({ path: written(path, place, takes), message }));
}

/** Each field once, and no items of lists. */
function withoutItems(details: readonly Violation[]): Violation[] {
  const byField = new Map<string, Violation>();
  for (const { path, message } of details) {
    const field = path.replaceAll(/\.\d+(?=\.|$)/g, "");
    if (!byField.has(field)) byField.set(field, { path: field, message });
  }
  return [...byField.values()];
}

function written(path: string, { place, inPath }: Place, takes: World["takes"]): string {
  // A header and a part of the path are named as they are.
  if (/^[A-Z]/.test(path) || inPath.includes(path)) return path;
  const isWhole = path === "body";
  if (takes("details-path", "pointer")) return isWhole ? "/" : `/${path.replaceAll(".", "/")}`;
  return takes("details-path", "located") && !isWhole ? `${place}.${path}` : path;
}
