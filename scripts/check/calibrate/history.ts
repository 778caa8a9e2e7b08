import { fieldsOf } from "../contract/fields.ts";
import { mayWrite, type Operation } from "../contract/table.ts";
import type { Done, SeenResponse, SentRequest } from "./seen-exchange.ts";

/** What requests changed of a service, and which others depend on it. */
export interface History {
  /** A request with what was done before, if that may change what it gets. */
  placed(operation: Operation, request: SentRequest): SentRequest;
  add(operation: Operation, request: SentRequest, response: Pick<SeenResponse, "status" | "body">): void;
}

export function createHistory(): History {
  const done: Done[] = [];
  const isOfOne = (path: string) =>
    done.some(({ body }) => idsIn(body).some(([, id]) => path.split("/").includes(id)));
  return {
    placed: (operation, request) =>
      done.length > 0 && (mayWrite(operation) || isOfOne(request.path))
        ? { ...request, after: [...done] }
        : request,
    add(operation, request, { status, body }) {
      if (mayWrite(operation) && status < 300) done.push({ request, body });
    },
  };
}

/** Ids are this long at least. */
const minIdLength = 16;

/** What may be ids of a body's own, by their names. */
export function idsIn(body: unknown): [name: string, id: string][] {
  return Object.entries(fieldsOf(body)).flatMap(([name, id]): [string, string][] =>
    typeof id === "string" && id.length >= minIdLength ? [[name, id]] : [],
  );
}
