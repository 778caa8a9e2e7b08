import { fill, find, h } from "../shared/dom.ts";
import type { PageMock } from "../shared/mock.ts";
import { oneAtATime } from "../shared/one-at-a-time.ts";
import { counted } from "../../../../scripts/lib/text.ts";

interface Sessions {
  sessions: { name: string; requests: number; lastUsedAt: string | null }[];
}

/** The session in the page's address; empty: that of callers who name none. */
export function sessionInAddress(): string {
  return new URLSearchParams(location.search).get("session") ?? "";
}

/** The choice of the session to show, which is kept in the page's address. */
export function createSessions(mock: PageMock, onChoose: (session: string) => void) {
  const select = find("session", HTMLSelectElement);
  let known = "";
  const choose = (session: string): void => {
    const search = session === "" ? "" : `?${new URLSearchParams({ session })}`;
    history.replaceState(null, "", `${location.pathname}${search}`);
    known = "";
    onChoose(session);
  };
  select.addEventListener("change", () => choose(select.value));
  const read = oneAtATime(async () => {
    const { sessions } = await mock.get<Sessions>("sessions");
    // List the chosen session even if it is unused, and always that of callers who name none.
    for (const name of [mock.session(), ""])
      if (!sessions.some((session) => session.name === name))
        sessions.unshift({ name, requests: 0, lastUsedAt: null });
    sessions.sort((a, b) => (a.name < b.name ? -1 : 1));
    // Any change would close an open list.
    const text = JSON.stringify(sessions.map(({ name, requests }) => [name, requests]));
    if (text === known) return;
    known = text;
    fill(
      select,
      ...sessions.map(({ name, requests }) =>
        h(
          "option",
          { value: name, selected: name === mock.session() },
          `${name === "" ? "(none)" : name} (${counted(requests, "request")})`,
        ),
      ),
    );
    select.value = mock.session();
  });
  return { read, choose };
}
