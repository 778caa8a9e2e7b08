import { operations, type Operation } from "@adintel/client/operations";
import { byPreference } from "../../scripts/lib/versions.ts";
import { isMetered } from "../http/routes.ts";
import { callOf, type SampleCall } from "../http/sample-call.ts";
import { namedIn } from "./rows.ts";

const all = byPreference.flatMap((version) =>
  Object.values<Operation>(operations[version]).map((operation) => ({ version, operation })),
);

/** A call of the first operation that fits, or else of the first of all, for two rows. */
function firstCall(fits: (operation: Operation) => boolean): SampleCall {
  const found = all.find(({ operation }) => fits(operation)) ?? all[0];
  if (!found) throw new Error("the documents have no operation");
  const { version, operation } = found;
  const { method, path, paging } = operation;
  const id = namedIn(path)?.[0]?.id ?? "none";
  const few = paging ? { [paging.limit.name]: 2 } : {};
  const pathParameters = Object.fromEntries(operation.pathParameters.map((name) => [name, id]));
  return callOf(version, operation, {
    pathParameters,
    ...(method === "GET" ? { query: few } : { body: few }),
  });
}

/** The calls that drills send, and the page where there are no requests yet. */
export const sampleCalls = {
  paidPost: firstCall((operation) => operation.method === "POST" && isMetered(operation)),
  paidGet: firstCall(
    (operation) => operation.method === "GET" && isMetered(operation) && operation.paging !== null,
  ),
  free: firstCall((operation) => !isMetered(operation)),
  legacy: firstCall((operation) => operation.method === "POST"),
};

export const sampleData = undefined;
