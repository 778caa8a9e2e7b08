import type { Hono } from "hono";
import type { Env } from "../http/incoming.ts";

/**
 * Adds `GET /__mock/health`, the one control that anybody may call: whether the mock can respond now (200) or not (503).
 *
 * @param unavailable says why it cannot, if it cannot
 */
export function addHealth(app: Hono<Env>, unavailable: () => string | undefined = () => undefined): void {
  app.get("/__mock/health", (c) => {
    const reason = unavailable();
    return reason === undefined
      ? c.json({ status: "ready" })
      : c.json({ status: "unavailable", reason }, 503);
  });
}
