import { queryText, addressOf } from "../../samples/call.ts";
import { applySetting } from "../server/apply.ts";
import { setting } from "../server/current.ts";
import { showCall, showTooLong } from "../server/follow.ts";
import { recogniseMock, rootOf } from "../server/mock.ts";
import { loadOperation } from "../server/operation.ts";
import { pageServer, maskedKey, serverInWords } from "../server/setting.ts";
import { loadStyle } from "../server/tools.ts";
import { responseView } from "./response-view.ts";
import { copyCode } from "./copy.ts";
import { mockBar } from "./mock-bar.ts";
import { h } from "../../../../mocks/page/client/shared/h.ts";
import { canBeSent, checkDraft, type CheckedDraft, type Draft } from "./draft.ts";
import { createForm } from "./form.ts";
import { sampleCall } from "./sample-call.ts";
import { sendDraft } from "./send.ts";

/** Characters of a body that samples show at most; writing more in every language would keep the page from reacting. */
const maxSampleBodyChars = 20_000;

/**
 * Puts a form into a section, by which its operation can be called. The section names the operation in `data-version` and
 * `data-operation`; the body of the page says where the files for it are.
 *
 * @throws if the files cannot be loaded
 */
export async function mount(container: HTMLElement): Promise<void> {
  const { version, operation } = container.dataset;
  const name = `${version}/${operation}`;
  const [module] = await Promise.all([loadOperation(name), loadStyle("try-it.css"), applySetting()]);
  const { facts } = module;
  const samples = document.querySelector(`.samples[data-operation="${CSS.escape(name)}"]`);

  const outcome = h("div", { class: "try-it-result" });
  const bar = mockBar();
  let pending: AbortController | undefined;

  const draftNow = (): Draft => {
    const server = setting.server();
    return { baseUrl: rootOf(server) + facts.versionPath, apiKey: setting.key(), ...form.read() };
  };
  const check = (): CheckedDraft => {
    try {
      const draft = draftNow();
      const checked = checkDraft(module, draft);
      form.show(checked);
      const server = setting.server();
      const address = addressOf(checked.call).slice(rootOf(server).length) + queryText(checked.call);
      form.showTarget({
        address,
        server: serverInWords(server),
        key: draft.apiKey === "" ? "none" : maskedKey(draft.apiKey, setting.isDemoKey(draft.apiKey)),
        isMock: setting.isMock(server),
        otherSamples:
          server === pageServer
            ? `The form uses a mock inside this page. Code samples need one you can reach: ${setting.samplesRoot()}.`
            : "",
      });
      return checked;
    } catch (error) {
      form.showUnchecked();
      throw error;
    }
  };
  /** The samples of the page show what the form would send. */
  const follow = (checked: CheckedDraft) => {
    // What cannot be read would be another call.
    if (!samples || checked.syntax || !canBeSent(checked)) return;
    const draft = draftNow();
    if (draft.bodyText.length > maxSampleBodyChars) return showTooLong(samples);
    const shown = { baseUrl: setting.samplesRoot() + facts.versionPath, apiKey: setting.samplesKey() };
    const { call, lost } = sampleCall(draft, checked, shown);
    showCall(samples, call, lost);
  };
  const checkSoon = debounced(() => follow(check()));

  async function send(): Promise<void> {
    if (pending) return;
    pending = new AbortController();
    try {
      const checked = check();
      // What breaks the contract is sent all the same, as people want to see what comes then.
      if (canBeSent(checked)) await exchange(checked, draftNow(), pending.signal);
      else form.focusProblem();
    } finally {
      pending = undefined;
    }
  }

  async function exchange(checked: CheckedDraft, draft: Draft, signal: AbortSignal): Promise<void> {
    const server = setting.server();
    form.setWaiting(true);
    outcome.replaceChildren(h("p", { role: "status" }, "Waiting for the response…"));
    const came = await sendDraft(server, checked.call, draft, signal);
    form.setWaiting(false);
    const asked = { facts, server, input: checked.input, isPreferred: draft.prefer !== "" };
    const { element, heading } = responseView(asked, came);
    outcome.replaceChildren(element);
    heading.focus({ preventScroll: true });
    // In the middle, so that what was received is seen and what was sent is not gone.
    heading.scrollIntoView({ block: "center" });
    // Credits are asked for by the key in the address, which is no place for a secret. The next request need not wait for them.
    if (setting.isMock(server) && setting.isDemoKey(draft.apiKey)) void bar.refresh(server, draft.apiKey);
    else bar.hide();
  }

  const form = createForm(
    facts,
    { send: () => void send(), abort: () => pending?.abort(), changed: checkSoon },
    samples ? copyCode(samples, () => follow(check())) : [],
  );
  const settle = () => {
    // A mock elsewhere has the demo keys, too, and tells of credits.
    void recogniseMock(setting.server());
    if (container.isConnected) follow(check());
  };
  setting.onChange(settle);
  check();
  container.append(form.element, outcome, bar.element);
  settle();
  form.element.focus({ preventScroll: true });
  // On the way there what is above it may have changed its height.
  if (location.hash === `#${container.id}`) container.scrollIntoView();
}

/** Calls once when there was no further call for a while. */
function debounced(call: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  return () => {
    clearTimeout(timer);
    timer = setTimeout(call, 150);
  };
}
