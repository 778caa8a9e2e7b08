import type { SandboxRecord } from "../../../engine/sandboxes/sandbox.ts";
import { button, fill, find, h, listItem } from "../shared/dom.ts";
import type { PageMock } from "../shared/mock.ts";
import { oneAtATime } from "../shared/one-at-a-time.ts";
import { announce, showProblem } from "../shared/messages.ts";
import { instant } from "../shared/words.ts";

const lifetimes = { "1 hour": 3600, "1 day": 24 * 3600, "7 days": 7 * 24 * 3600 };

/** The sandboxes, with controls to create, show and delete them. */
export function createSandboxes(mock: PageMock, choose: (session: string) => void): () => Promise<void> {
  const nameInput = h("input", {
    placeholder: "Name (optional)",
    "aria-label": "Sandbox name",
    maxlength: 100,
  });
  const lifetime = h(
    "select",
    { "aria-label": "Expires after" },
    ...Object.entries(lifetimes).map(([words, seconds]) => h("option", { value: seconds }, words)),
  );
  const list = h("ul", { class: "staged" });
  const read = oneAtATime(async () => {
    const { sandboxes } = await mock.get<{ sandboxes: SandboxRecord[] }>("sandboxes");
    list.hidden = sandboxes.length === 0;
    fill(list, ...sandboxes.map(item));
  });
  const create = async (): Promise<void> => {
    const body = {
      ttlSeconds: Number(lifetime.value),
      ...(nameInput.value !== "" && { name: nameInput.value }),
    };
    if (!(await mock.change("POST", "sandboxes", body))) return;
    announce("Sandbox created");
    nameInput.value = "";
    await read().catch(showProblem);
  };
  const remove = async ({ id, name = id }: SandboxRecord): Promise<void> => {
    if (!(await mock.change("DELETE", `sandboxes/${id}`))) return;
    announce(`Sandbox ${name} deleted`);
    if (mock.session() === id) choose("");
    await read().catch(showProblem);
  };
  nameInput.addEventListener("keydown", ({ key }) => key === "Enter" && void create());

  const item = (sandbox: SandboxRecord): HTMLElement => {
    const { id, name = id, expiresAt } = sandbox;
    const label = (verb: string) => ({ "aria-label": `${verb} ${name}`, "data-focus": `${verb} ${id}` });
    return listItem(
      name,
      `${name === id ? "" : `${id}, `}until ${instant(expiresAt)}`,
      button("Show", () => choose(id), label("Show")),
      button("Delete", () => remove(sandbox), label("Delete")),
    );
  };
  fill(
    find("sandboxes", HTMLElement),
    list,
    h("div", { class: "buttons" }, nameInput, lifetime, button("Create", create)),
  );
  return read;
}
