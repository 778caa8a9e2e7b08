import { find } from "./shared/dom.ts";
import type { Exchange } from "./shared/mock.ts";

export interface Listener {
  /** The stream was opened or reopened: anything may have changed. */
  onOpen(): void;
  onRequest(exchange: Exchange): void;
  /** Something changed without a request, such as `clock`. */
  onChange(what: string): void;
}

/** Milliseconds before reconnecting where the browser does not. */
const reconnectMs = 2000;

/** Listens to a session's server-sent events and reconnects; returns a function that stops it. */
export function listenTo(session: string, listener: Listener): () => void {
  const place = find("connection", HTMLElement);
  const show = (state: string, words: string) => {
    // Announce only changes.
    if (place.dataset["state"] === state) return;
    place.dataset["state"] = state;
    place.textContent = words;
  };
  let source: EventSource;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const open = () => {
    source = new EventSource(`events?${new URLSearchParams({ session })}`);
    source.addEventListener("open", () => {
      show("live", "Live");
      listener.onOpen();
    });
    source.addEventListener("request", ({ data }: MessageEvent<string>) =>
      listener.onRequest(JSON.parse(data) as Exchange),
    );
    source.addEventListener("change", ({ data }: MessageEvent<string>) => {
      const { what }: { what: string } = JSON.parse(data);
      listener.onChange(what);
    });
    source.addEventListener("error", () => {
      show("lost", "Disconnected, reconnecting…");
      // The browser reconnects after a broken connection, but not after a refused one.
      if (source.readyState === EventSource.CLOSED) timer = setTimeout(open, reconnectMs);
    });
  };
  open();
  return () => {
    clearTimeout(timer);
    source.close();
  };
}
