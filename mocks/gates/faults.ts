import type { MiddlewareHandler } from "hono";
import { errorResponse } from "../errors.ts";
import type { Env } from "../exchange.ts";
import { rememberText, textOf } from "../json.ts";
import type { Settings } from "../simulator/settings.ts";

/** Makes the API slow or unreliable as the settings say, for trying out clients. */
export function faults(): MiddlewareHandler<Env> {
  return async (c, next) => {
    const world = c.get("world");
    const { latencyMs, slowBodyMs } = world.settings;
    const fault = dueFault(world.requests, world.settings);
    if (latencyMs > 0) await wait(latencyMs);
    if (fault === "drop") return dropped();
    if (fault === "error") return errorResponse("internal_error");
    await next();
    if (slowBodyMs > 0 && c.res.body) {
      const text = textOf(c.res);
      c.res = new Response(slowly(new Uint8Array(await c.res.arrayBuffer()), slowBodyMs), c.res);
      if (text !== undefined) rememberText(c.res, text);
    }
    return undefined;
  };
}

/** What befalls the nth request. The faults are due together and then shared out, so that none hides the other. */
function dueFault(count: number, { errorRate, dropRate }: Settings): "drop" | "error" | undefined {
  const share = Math.min(1, errorRate + dropRate);
  if (!isDue(count, share)) return undefined;
  return isDue(Math.floor(count * share), dropRate / (errorRate + dropRate)) ? "drop" : "error";
}

/** Spreads a share evenly over the requests, so that a run can be repeated: at 0.25, every fourth is due. */
function isDue(count: number, share: number): boolean {
  return Math.floor(count * share) > Math.floor((count - 1) * share);
}

/** An answer that breaks off before its body. */
function dropped(): Response {
  return new Response(
    new ReadableStream({
      start: (controller) =>
        controller.error(new Error("The mock dropped this connection, as its settings say.")),
    }),
  );
}

const pieces = 10;

/** The body in pieces, spread over a time. */
function slowly(body: Uint8Array, milliseconds: number): ReadableStream<Uint8Array> {
  const size = Math.ceil(body.length / pieces);
  let sent = 0;
  return new ReadableStream({
    async pull(controller) {
      await wait(milliseconds / pieces);
      if (sent >= body.length) return controller.close();
      controller.enqueue(body.slice(sent, sent + size));
      sent += size;
    },
  });
}

function wait(milliseconds: number): Promise<void> {
  return new Promise((done) => setTimeout(done, milliseconds));
}
