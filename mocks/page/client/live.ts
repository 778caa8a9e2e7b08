import { find } from "./shared/dom.ts";
import type { Exchange } from "./shared/mock.ts";

/** What is heard of the mock. */
export interface Listener {
  /** The stream has begun, for the first time or anew: anything may be different from before. */
  onOpen(): void;
  onRequest(exchange: Exchange): void;
  /** Something changed other than by a request, such as `clock`. */
  onChange(what: string): void;
}

/** How long to wait before trying anew where the browser does not, in milliseconds. */
const pause = 2000;

/** Listens to a session by server-sent events, again and again; returns what ends it. */
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
      // The browser tries anew after a connection broke, and not after it was refused.
      if (source.readyState === EventSource.CLOSED) timer = setTimeout(open, pause);
    });
  };
  open();
  return () => {
    clearTimeout(timer);
    source.close();
  };
}
