import type { JournalEntry } from "./exchanged.ts";

/** What of a session changed other than by a request to the API. */
export type Changed = "clock" | "requests" | "reset" | "scenarios" | "settings" | "snapshots" | "world";

export type MockEvent =
  | { type: "request"; session: string; entry: JournalEntry }
  | { type: "change"; session: string; what: Changed };

export type Events = ReturnType<typeof createEvents>;

/** Tells listeners what happens in any session, at once. One that fails is no reason to fail a request. */
export function createEvents() {
  const listeners = new Set<(event: MockEvent) => void>();
  return {
    isHeard: () => listeners.size > 0,
    publish(event: MockEvent): void {
      for (const listener of listeners) {
        try {
          listener(event);
        } catch (error) {
          console.error(error);
        }
      }
    },
    /** Returns what ends it. */
    listen(listener: (event: MockEvent) => void): () => void {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}
