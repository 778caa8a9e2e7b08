import { queryText, addressOf } from "../../samples/call.ts";
import type { OperationModule } from "../../try-it/facts.ts";
import { setting } from "../server/current.ts";
import { showCall, showTooLong } from "../server/follow.ts";
import { rootOf } from "../server/mock.ts";
import { pageServer, maskedKey, serverInWords } from "../server/setting.ts";
import { copyCode } from "./copy.ts";
import type { MockBar } from "./mock-bar.ts";
import { h } from "../../../../mocks/page/client/shared/h.ts";
import { canBeSent, checkDraft, type CheckedDraft, type Draft } from "./draft.ts";
import { createForm, type Form } from "./form.ts";
import { sampleCall } from "./sample-call.ts";
import { sendDraft, type Exchange } from "./send.ts";

/** Characters of a body that samples show at most; writing more in every language would keep the page from reacting. */
const maxSampleBodyChars = 20_000;

interface TrialOptions {
  /** What the ids of the form begin with: each form of a page needs its own. */
  id: string;
  server(): string;
  key(): string;
  bar: MockBar;
  /** Samples of the page that show what the form would send. */
  samples?: Element | null;
  /** Where the response is shown, if beside the form's fields. */
  beside?: HTMLElement | undefined;
  received?: ((exchange: Exchange) => void) | undefined;
}

/** A form for the calls of an operation, with what they return. */
export interface Trial {
  form: Form;
  outcome: HTMLElement;
  send(): Promise<void>;
  /** Checks the call, and shows it where the page shows calls. */
  update(): void;
}

export function createTrial(module: OperationModule, options: TrialOptions): Trial {
  const { facts } = module;
  const { samples, bar, server: chosen, key, beside } = options;
  const outcome = beside ?? h("div", { class: "try-it-result" });
  let pending: AbortController | undefined;

  const draftNow = (): Draft => {
    return { baseUrl: rootOf(chosen()) + facts.versionPath, apiKey: key(), ...form.read() };
  };
  const check = (): CheckedDraft => {
    try {
      const draft = draftNow();
      const checked = checkDraft(module, draft);
      form.show(checked);
      const server = chosen();
      // A key in the query would be shown to whoever looks on.
      const shown = { ...checked.call, secrets: undefined };
      const address = addressOf(shown).slice(rootOf(server).length) + queryText(shown);
      form.showTarget({
        address,
        server: serverInWords(server),
        key: draft.apiKey === "" ? "none" : maskedKey(draft.apiKey, setting.isDemoKey(draft.apiKey)),
        isMock: setting.isMock(server),
        otherSamples:
          samples && server === pageServer
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
    const server = chosen();
    // What shows a response is loaded with the first one, and before that is asked for, since it may cost something.
    const view = await import("./response-view.ts").catch(() => undefined);
    if (!view) {
      outcome.textContent = "Nothing was sent: what shows the response could not be loaded.";
      return;
    }
    form.setWaiting(true);
    outcome.replaceChildren(h("p", { role: "status" }, "Waiting for the response…"));
    const came = await sendDraft(server, checked.call, draft, signal);
    form.setWaiting(false);
    const sentRequest = { facts, server, input: checked.input, isPreferred: draft.prefer !== "" };
    const { element, heading } = view.responseView(sentRequest, came);
    outcome.replaceChildren(element);
    heading.focus({ preventScroll: true });
    // In the middle, so that what was received is seen and what was sent is not gone.
    if (!beside) heading.scrollIntoView({ block: "center" });
    // Credits are asked for by the key in the address, which is no place for a secret. The next request need not wait for them.
    if (setting.isMock(server) && setting.isDemoKey(draft.apiKey)) void bar.refresh(server, draft.apiKey);
    else bar.hide();
    options.received?.(came);
  }

  const form = createForm(
    facts,
    { send: () => void send(), abort: () => pending?.abort(), changed: checkSoon },
    { id: options.id, others: samples ? copyCode(samples, () => follow(check())) : [], beside },
  );
  const update = () => follow(check());
  return { form, outcome, send, update };
}

/** Calls once when there was no further call for a while. */
function debounced(call: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  return () => {
    clearTimeout(timer);
    timer = setTimeout(call, 150);
  };
}
