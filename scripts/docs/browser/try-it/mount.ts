import type { OperationModule } from "../../try-it/facts.ts";
import { answerView } from "./answer.ts";
import { defaultBaseUrl } from "./base-url.ts";
import { codeOf } from "./copied-code.ts";
import { debounced, h } from "./dom.ts";
import { canBeSent, checkDraft, type CheckedDraft, type Draft } from "./draft.ts";
import { createForm } from "./form.ts";
import { isMock, sendDraft } from "./send.ts";

/**
 * Puts a form into a section, by which its operation can be called. The section names the operation in `data-version` and
 * `data-operation`, and in `data-files` the folder of its files, relative to the page; left out, it is `try-it/` beside
 * this script.
 *
 * @throws if the files cannot be loaded
 */
export async function mount(container: HTMLElement): Promise<void> {
  const { version, operation, files } = container.dataset;
  const folder = files ? new URL(files, document.baseURI) : new URL("./try-it/", import.meta.url);
  const [module] = await Promise.all([
    import(new URL(`${version}/${operation}.js`, folder).href) as Promise<OperationModule>,
    loadStyle(new URL("try-it.css", folder).href),
  ]);
  const { facts } = module;

  const outcome = h("div", { class: "try-it-result" });
  const copied = h("div", { class: "try-it-copied" });
  let pending: AbortController | undefined;
  /** The base URL, if it is known to be a mock's. */
  let mockAt: string | undefined;
  const check = (): CheckedDraft => {
    try {
      const checked = checkDraft(module, form.read());
      form.show(checked);
      return checked;
    } catch (error) {
      form.showUnchecked();
      throw error;
    }
  };

  const checkSoon = debounced(check);

  async function send(): Promise<void> {
    if (pending) return;
    pending = new AbortController();
    try {
      // A mock may have been started since, or the address edited, which the mock's key must not follow.
      if (mockAt !== form.read().baseUrl) await recogniseMock();
      const checked = check();
      // What breaks the contract is sent all the same, as people want to see what comes then.
      if (canBeSent(checked)) await exchange(checked, form.read(), pending.signal);
      else form.focusProblem();
    } finally {
      pending = undefined;
    }
  }

  async function exchange(checked: CheckedDraft, draft: Draft, signal: AbortSignal): Promise<void> {
    form.setWaiting(true);
    outcome.replaceChildren(h("p", { role: "status" }, "Waiting for the response…"));
    const came = await sendDraft(checked.call, draft, signal);
    form.setWaiting(false);
    const { baseUrl, prefer } = draft;
    const asked = { facts, baseUrl, input: checked.input, isPreferred: prefer !== "" };
    const { element, heading } = answerView(asked, came);
    outcome.replaceChildren(element);
    heading.focus();
  }

  async function copy(language: "curl" | "client"): Promise<void> {
    const checked = check();
    // The button may not have been disabled yet.
    if (checked.syntax || !canBeSent(checked)) return;
    const written = codeOf(language, form.read(), checked);
    if ("problem" in written) {
      copied.replaceChildren(h("p", { role: "status" }, written.problem));
      return;
    }
    const { code } = written;
    try {
      await navigator.clipboard.writeText(code);
      copied.replaceChildren(h("p", { role: "status" }, "Copied."));
    } catch {
      const area = h("textarea", { readonly: true, rows: 8, "aria-label": "Code to copy" });
      area.value = code;
      copied.replaceChildren(
        h("p", { role: "status" }, "The browser did not copy it; do so from here."),
        area,
      );
    }
  }

  async function recogniseMock(): Promise<void> {
    const { baseUrl } = form.read();
    const found = await isMock(baseUrl);
    // It may have been edited meanwhile.
    if (form.read().baseUrl !== baseUrl) return;
    mockAt = found ? baseUrl : undefined;
    form.setMock(found);
  }

  const form = createForm(facts, await defaultBaseUrl(facts), {
    send: () => void send(),
    abort: () => pending?.abort(),
    copy: (language) => void copy(language),
    changed() {
      // What was copied is no longer what the form says.
      copied.replaceChildren();
      checkSoon();
    },
    baseUrlChanged: () => void recogniseMock(),
  });
  await recogniseMock();
  check();
  container.append(form.element, copied, outcome);
  form.element.focus();
}

/** Loads a style once, and waits for it, so that nothing jumps. */
function loadStyle(href: string): Promise<void> {
  if (document.querySelector(`link[href="${CSS.escape(href)}"]`)) return Promise.resolve();
  const link = h("link", { rel: "stylesheet", href });
  return new Promise((done, fail) => {
    link.addEventListener("load", () => done());
    link.addEventListener("error", () => fail(new Error(`${href} cannot be loaded`)));
    document.head.append(link);
  });
}
