import type { Context } from "hono";
import { errorAnswer } from "../errors.ts";
import { socketOf, type Answer, type Env, type Gate } from "../exchange.ts";
import { bytesOf, corsHeaders, respond, type JsonAnswer } from "../json.ts";
import type { Settings } from "../simulator/settings.ts";

/** Makes the API late or unreliable as the settings say, for trying out clients. */
export function faults(): Gate {
  return ({ world, context }) => {
    const { settings } = world;
    if (settings.latencyMs === 0 && settings.errorRate === 0 && settings.dropRate === 0) return undefined;
    world.faultable += 1;
    const count = world.faultable;
    const refusal = () => befall(dueFault(count, settings), context);
    return settings.latencyMs > 0 ? wait(settings.latencyMs).then(refusal) : refusal();
  };
}

type Fault = "drop" | "error";

function befall(fault: Fault | undefined, context: Context<Env>): Answer | undefined {
  if (fault === "drop") return dropped(context);
  return fault && errorAnswer("internal_error");
}

/** What befalls the nth request. The faults are due together and then shared out, so that none hides the other. */
function dueFault(count: number, { errorRate, dropRate }: Settings): Fault | undefined {
  const share = Math.min(1, errorRate + dropRate);
  if (!isDue(count, share)) return undefined;
  return isDue(Math.floor(count * share), dropRate / (errorRate + dropRate)) ? "drop" : "error";
}

/** Spreads a share evenly over the requests, so that a run can be repeated: at 0.25, every fourth is due. */
function isDue(count: number, share: number): boolean {
  return Math.floor(count * share) > Math.floor((count - 1) * share);
}

/** Breaks the connection where there is one; else an answer that breaks off before its body. */
function dropped(context: Context<Env>): Response {
  const socket = socketOf(context);
  if (socket?.destroy) {
    socket.destroy();
    return new Response(null);
  }
  const error = new Error("The mock dropped this connection, as its settings say.");
  const body = new ReadableStream({ start: (controller) => controller.error(error) });
  // Without the headers of CORS a page would be told of those instead.
  return new Response(body, { headers: corsHeaders });
}

const pieces = 10;

/** The answer with its body in pieces that are spread over a time. */
export function slowed(answer: JsonAnswer, milliseconds: number): Response {
  const body = bytesOf(answer.json);
  const size = Math.ceil(body.length / pieces);
  let sent = 0;
  const stream = new ReadableStream<Uint8Array>({
    async pull(controller) {
      await wait(milliseconds / pieces);
      if (sent >= body.length) return controller.close();
      controller.enqueue(body.slice(sent, sent + size));
      sent += size;
    },
  });
  return new Response(stream, respond(answer));
}

function wait(milliseconds: number): Promise<void> {
  return new Promise((done) => setTimeout(done, milliseconds));
}
