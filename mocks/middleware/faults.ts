import type { Socket } from "../exchange.ts";
import { bytesOf, corsHeaders, respond, type JsonResponse } from "../json.ts";
import type { Settings } from "../simulator/settings.ts";
import type { World } from "../simulator/world.ts";

/** What can be injected into an exchange, for trying out clients, beside delays. */
export type Fault = "drop" | "error";

/** The message of an injected error, so that nobody takes it for one of the mock's. */
export const injectedMessage =
  "This failure was injected: the mock's errorRate (--error-rate) asks for a share of them.";

/** Whether the settings inject anything at all. */
export function hasFaults({ latencyMs, errorRate, dropRate }: Settings): boolean {
  return latencyMs > 0 || errorRate > 0 || dropRate > 0;
}

/** Waits as long as the settings say, and then tells which fault they have for this request. */
export async function nextFault(world: World): Promise<Fault | undefined> {
  const { settings } = world;
  const count = (world.faultable += 1);
  if (settings.latencyMs > 0) await wait(settings.latencyMs);
  return dueFault(count, settings);
}

/** The fault of the nth request. Faults are due together and then shared out, so that no kind hides the other. */
function dueFault(count: number, { errorRate, dropRate }: Settings): Fault | undefined {
  const share = Math.min(1, errorRate + dropRate);
  if (!isDue(count, share)) return undefined;
  return isDue(Math.floor(count * share), dropRate / (errorRate + dropRate)) ? "drop" : "error";
}

/** Spreads a share evenly over the requests, so that a run can be repeated: at 0.25, every fourth is due. */
function isDue(count: number, share: number): boolean {
  return Math.floor(count * share) > Math.floor((count - 1) * share);
}

/** Breaks the connection where there is one; else a response that breaks off before its body. */
export function dropped(socket: Socket | undefined): Response {
  if (socket?.destroy) {
    socket.destroy();
    return new Response(null);
  }
  const error = new Error("The mock dropped this connection, as its settings say.");
  const body = new ReadableStream({ start: (controller) => controller.error(error) });
  // Without CORS headers a page would see an error of CORS instead.
  return new Response(body, { headers: corsHeaders });
}

const pieces = 10;

/** A response whose body is sent in pieces that are spread over a time. */
export function slowed(response: JsonResponse, milliseconds: number): Response {
  const body = bytesOf(response.json);
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
  return new Response(stream, respond(response));
}

function wait(milliseconds: number): Promise<void> {
  return new Promise((done) => setTimeout(done, milliseconds));
}
