import { pageServer } from "./setting.ts";

/** A server as people read it. */
export function serverInWords(server: string): string {
  return server === pageServer ? "mock in this page" : server;
}

/** A key as it can be shown on a screen that others see; the mock's keys are no secret. */
export function maskedKey(key: string, isDemoKey: boolean): string {
  if (isDemoKey) return key;
  return key.length >= 12 ? `…${key.slice(-4)}` : "…";
}
