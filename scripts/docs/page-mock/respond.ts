import type { InPageMock } from "../../../mocks/in-page.ts";
import type { WorkerRequest, SentRequest, SentResponse, WorkerReply } from "./messages.ts";

/** Does what a page asks of its mock. Nothing is thrown: what fails is told. */
export async function respond(mock: InPageMock, ask: WorkerRequest): Promise<WorkerReply> {
  const { id } = ask;
  try {
    if (ask.kind === "reset") {
      mock.reset();
      return { kind: "done", id };
    }
    return { kind: "response", id, response: await sent(await mock.fetch(received(ask.request))) };
  } catch (error) {
    return { kind: "failed", id, message: error instanceof Error ? error.message : String(error) };
  }
}

function received({ url, ...init }: SentRequest): Request {
  return new Request(url, init);
}

async function sent(response: Response): Promise<SentResponse> {
  const { status, statusText } = response;
  return { status, statusText, headers: [...response.headers], body: await response.arrayBuffer() };
}
