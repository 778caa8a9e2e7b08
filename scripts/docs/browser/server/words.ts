import { pageServer } from "./setting.ts";

/** A server as people read it. */
export function serverInWords(server: string): string {
  return server === pageServer ? "mock in this page" : server;
}

/** A key as it can be shown on a screen that others see; the mock's keys are no secret. */
export function maskedKey(key: string): string {
  const demo = document.body.dataset["key"] ?? "";
  const prefix = demo.slice(0, demo.lastIndexOf("_") + 1);
  if (prefix !== "" && key.startsWith(prefix)) return key;
  return key.length >= 12 ? `…${key.slice(-4)}` : "…";
}
