import { hasPageMock } from "../../page-mock/address.ts";
import type { ServerFacts } from "../../try-it/servers.ts";
import { h } from "../../../../mocks/page/client/shared/h.ts";
import { addressFrom, isLocal, keyProblem } from "./address.ts";
import { setting } from "./current.ts";
import { recogniseMock } from "./mock.ts";
import { pageServer } from "./setting.ts";
import { loadStyle, toolAddress } from "./tools.ts";

/** Opens the dialog in which server and key are chosen, and resolves when it is closed. */
export async function openDialog(): Promise<void> {
  const [choices] = await Promise.all([loadChoices(), loadStyle("server.css")]);
  const dialog = createDialog(choices);
  document.body.append(dialog);
  dialog.showModal();
  await new Promise<void>((done) => dialog.addEventListener("close", () => done(), { once: true }));
  // Its fields may hold a key, so nothing of them stays.
  dialog.remove();
}

const another = "another";

function createDialog({ servers, demoKeys, paths }: ServerFacts): HTMLDialogElement {
  const options = [
    ...(!hasPageMock
      ? []
      : [{ value: pageServer, label: "Mock in this page", about: "Runs in this tab. No server, no cost." }]),
    ...servers.map(({ root, about }) => ({ value: root, label: root, about })),
    { value: another, label: "Another server", about: "Any other address of the API." },
  ];
  const current = setting.server();
  const isListed = options.some(({ value }) => value === current);
  const radios = options.map(({ value }) => {
    const radio = h("input", { type: "radio", name: "server", value });
    radio.checked = isListed ? value === current : value === another;
    return radio;
  });
  const own = h("input", {
    type: "url",
    id: "server-own",
    autocomplete: "off",
    spellcheck: "false",
    placeholder: "https://api.example.com",
    "aria-label": "Address of the server",
    "aria-describedby": "server-own-hint server-own-problem",
  });
  if (!isListed) own.value = current;
  const ownProblem = h("p", { id: "server-own-problem", class: "server-problem", role: "alert" });
  const without = paths.length > 0 && `Without ${paths.join(" or ")}.`;
  const ownHint = h("p", { id: "server-own-hint", class: "server-hint" }, without);
  const ownField = h("div", { class: "server-own" }, own, ownHint, ownProblem);
  const key = h("input", {
    id: "server-key",
    autocomplete: "off",
    spellcheck: "false",
    autocapitalize: "off",
    type: "password",
    "aria-describedby": "server-key-hint server-key-problem",
  });
  const keyWrong = h("p", { id: "server-key-problem", class: "server-problem", role: "alert" });
  const demo = h(
    "ul",
    { class: "server-demo", "aria-label": "Mock keys" },
    ...demoKeys.map((one) => {
      const button = h("button", { type: "button" }, h("code", {}, one.key), ` ${one.shows}`);
      button.addEventListener("click", () => {
        key.value = one.key;
        key.focus();
      });
      return h("li", {}, button);
    }),
  );
  const save = h("button", { type: "submit", class: "primary" }, "Save");
  const cancel = h("button", { type: "button" }, "Cancel");
  const form = h(
    "form",
    { novalidate: true },
    h("h2", { id: "server-title" }, "Server and key"),
    h(
      "fieldset",
      {},
      h("legend", {}, "Server"),
      ...options.map(({ label, about }, index) =>
        h(
          "label",
          { class: "server-option" },
          radios[index],
          h("span", {}, h("b", {}, label), h("span", { class: "server-hint" }, about)),
        ),
      ),
      ownField,
    ),
    h(
      "div",
      { class: "server-key" },
      h("label", { for: "server-key" }, "API key"),
      key,
      keyWrong,
      keyHint(),
      demo,
    ),
    h("div", { class: "server-actions" }, save, cancel),
  );
  const dialog = h("dialog", { class: "server-dialog", "aria-labelledby": "server-title" }, form);

  /** What is chosen, or the problem with it. */
  const chosen = () => {
    const { value = another } = radios.find(({ checked }) => checked) ?? {};
    return value === another ? addressFrom(own.value, paths) : { root: value };
  };
  const show = () => {
    const to = chosen();
    const server = "root" in to ? to.root : "";
    const isMock = setting.isMock(server);
    ownField.hidden = !(radios.at(-1)?.checked ?? false);
    demo.hidden = !isMock;
    key.type = isMock ? "text" : "password";
    // Each server has its own key, so that none is sent to another one.
    key.value = setting.key(server);
    keyWrong.textContent = ownProblem.textContent = "";
  };
  for (const radio of radios) radio.addEventListener("change", show);
  // A mock elsewhere on this machine has the same keys.
  own.addEventListener("change", () => {
    const to = chosen();
    const isNear = "root" in to && isLocal(new URL(to.root).hostname);
    if (!isNear) return;
    void recogniseMock(to.root).then((isMock) => {
      // Whoever types a key already is not interrupted.
      if (isMock && key.value === "" && document.activeElement !== key) show();
      else demo.hidden = !isMock;
    });
  });
  show();

  cancel.addEventListener("click", () => dialog.close());
  dialog.addEventListener("click", ({ target }) => {
    if (target === dialog) dialog.close();
  });
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    const to = chosen();
    ownProblem.textContent = "problem" in to ? to.problem : "";
    own.setAttribute("aria-invalid", String("problem" in to));
    const text = key.value.trim();
    const wrong = keyProblem(text);
    keyWrong.textContent = wrong ?? "";
    key.setAttribute("aria-invalid", String(wrong !== undefined));
    if ("problem" in to) return own.focus();
    if (wrong !== undefined) return key.focus();
    setting.choose(to.root, text);
    dialog.close();
  });
  return dialog;
}

function keyHint(): HTMLElement {
  const stays =
    "navigation" in globalThis
      ? "Kept in this tab's memory until you reload or close the tab, and never stored."
      : "Kept in this page's memory and never stored. This browser loses it when you open another page.";
  return h("p", { id: "server-key-hint", class: "server-hint" }, stays);
}

/** The servers and keys that the documents and the mock tell of. */
async function loadChoices(): Promise<ServerFacts> {
  const { choices } = (await import(toolAddress("servers.js"))) as { choices: ServerFacts };
  return choices;
}
