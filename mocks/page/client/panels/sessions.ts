import { fill, find, h } from "../shared/dom.ts";
import type { PageMock } from "../shared/mock.ts";
import { oneAtATime } from "../shared/one-at-a-time.ts";
import { counted } from "../../../../scripts/lib/text.ts";

interface Sessions {
  sessions: { name: string; requests: number; lastUsedAt: string | null }[];
}

/** The session that the address names; without one, that of callers who name none. */
export function sessionInAddress(): string {
  return new URLSearchParams(location.search).get("session") ?? "";
}

/** The choice of the session that is shown, and how others read and choose it. The address keeps it. */
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
    // One that has not been used yet can be shown as well, and that of callers who name none always.
    for (const name of [mock.session(), ""])
      if (!sessions.some((session) => session.name === name))
        sessions.unshift({ name, requests: 0, lastUsedAt: null });
    sessions.sort((a, b) => (a.name < b.name ? -1 : 1));
    // A list that a person has open is closed by every change of it.
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
