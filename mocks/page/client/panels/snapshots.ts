import type { Snapshot } from "../../../engine/sessions/snapshots.ts";
import { button, fill, find, h, listItem } from "../shared/dom.ts";
import type { PageMock } from "../shared/mock.ts";
import { oneAtATime } from "../shared/one-at-a-time.ts";
import { announce, showProblem } from "../shared/messages.ts";
import { instant } from "../shared/words.ts";

/** The snapshots of the session, with controls to save, restore and delete them. */
export function createSnapshots(mock: PageMock): () => Promise<void> {
  const name = h("input", { placeholder: "Name", "aria-label": "Snapshot name", required: true });
  const list = h("ul", { class: "staged" });
  const read = oneAtATime(async () => {
    const { snapshots } = await mock.get<{ snapshots: Snapshot[] }>("snapshots");
    list.hidden = snapshots.length === 0;
    fill(list, ...snapshots.map(item));
  });
  const act = async (method: "PUT" | "POST" | "DELETE", path: string, done: string) => {
    if (!(await mock.change(method, `snapshots/${path}`))) return;
    announce(done);
    await read().catch(showProblem);
  };
  const save = async () => {
    if (name.reportValidity())
      await act("PUT", encodeURIComponent(name.value), `Snapshot ${name.value} saved`);
  };
  name.addEventListener("keydown", ({ key }) => key === "Enter" && void save());

  const item = (snapshot: Snapshot): HTMLElement => {
    const path = encodeURIComponent(snapshot.name);
    const label = (verb: string) => ({
      "aria-label": `${verb} ${snapshot.name}`,
      "data-focus": `${verb} ${path}`,
    });
    return listItem(
      snapshot.name,
      instant(snapshot.savedAt),
      button("Restore", () => act("POST", `${path}/restore`, `Restored ${snapshot.name}`), label("Restore")),
      button("Delete", () => act("DELETE", path, `Snapshot ${snapshot.name} deleted`), label("Delete")),
    );
  };
  fill(find("snapshots", HTMLElement), list, h("div", { class: "buttons" }, name, button("Save", save)));
  return read;
}
