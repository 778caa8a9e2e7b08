import { hideProblem, showProblem } from "./messages.ts";

export type { AnyRequestRecord as Exchange } from "../../../engine/journal/record.ts";

type Method = "POST" | "PUT" | "PATCH" | "DELETE";

/** The mock rejected a request: what is wrong, each with its place, or the message alone. */
export class Rejection extends Error {
  readonly reasons: readonly string[];

  constructor(request: string, reasons: readonly string[]) {
    super(`The mock rejected ${request}: ${reasons.join("; ")}`);
    this.reasons = reasons;
  }
}

/** The mock as the page controls it: in one session. */
export interface PageMock {
  session(): string;
  /** Reads a control under `/__mock/`. Rejects with the mock's error message. */
  get<Result>(path: string): Promise<Result>;
  /** Changes something. Rejects with what the mock says is wrong. */
  send(method: Method, path: string, body: object): Promise<void>;
  /** Changes something. Shows a failure, and resolves to whether it succeeded. */
  change(method: Method, path: string, body?: object): Promise<boolean>;
}

export function createPageMock(session: () => string): PageMock {
  const call = async (method: string, path: string, body?: object): Promise<unknown> => {
    const response = await fetch(path, {
      method,
      headers: {
        ...(session() !== "" && { "X-Mock-Session": session() }),
        ...(body && { "Content-Type": "application/json" }),
      },
      ...(body && { body: JSON.stringify(body) }),
    }).catch(() => {
      throw new Error("The mock cannot be reached.");
    });
    const text = await response.text();
    if (!response.ok) throw new Rejection(`${method} ${path}`, reasonsIn(text, response.status));
    return JSON.parse(text);
  };
  return {
    session,
    get: async <Result>(path: string) => (await call("GET", path)) as Result,
    send: async (method, path, body) => void (await call(method, path, body)),
    async change(method, path, body) {
      try {
        await call(method, path, body);
        hideProblem();
        return true;
      } catch (error) {
        showProblem(error);
        return false;
      }
    },
  };
}

/** What an error response says is wrong, or its status. */
function reasonsIn(text: string, status: number): string[] {
  try {
    const { error }: { error: { message: string; details?: { path: string; message: string }[] } } =
      JSON.parse(text);
    return error.details?.map(({ path, message }) => `${path} ${message}`) ?? [error.message];
  } catch {
    return [`status ${status}`];
  }
}
