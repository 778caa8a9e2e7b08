import { samplesOf, type Call } from "../../samples/index.ts";
import { builtText, showCode } from "./code-block.ts";
import { setting } from "./current.ts";
import { builtCall, loadOperation } from "./operation.ts";
import { substituted, maskedKey } from "./setting.ts";

/** The form's call, if the page has a form; its samples show that. */
let shown: { samples: Element; call: Call } | undefined;

/**
 * Shows a call in the samples of its operation, in every language, instead of the one that the page came with.
 *
 * @param lost a number that JavaScript would change, which only curl does not
 */
export function showCall(samples: Element, call: Call, lost: string | undefined): void {
  shown = { samples, call };
  write(samples, call);
  const words = `This page cannot write ${lost} exactly here, so this sends a different number. curl and Go send it unchanged.`;
  for (const { title, block } of panels(samples))
    warn(block, lost === undefined || exact.includes(title) ? undefined : words);
}

/** Languages in which a body stands as it was typed. */
const exact = ["curl", "Go"];

/** Says that samples no longer show what the form sends. */
export function showTooLong(samples: Element): void {
  for (const { block } of panels(samples)) warn(block, "The body is too long to show here.");
}

/** Makes everything on the page that names the server or the key name those of the setting. */
export async function followSetting(): Promise<void> {
  showLines();
  const from = { root: document.body.dataset["server"] ?? "", key: document.body.dataset["key"] };
  const to = { root: setting.samplesRoot(), key: setting.samplesKey() };
  const own = [...document.querySelectorAll<HTMLElement>(".samples[data-operation]")];
  for (const block of document.querySelectorAll("main :is(pre.code > code, code > .origin)")) {
    if (own.some((samples) => samples.contains(block))) continue;
    showCode(block, substituted(builtText(block), from, to));
  }
  for (const link of document.querySelectorAll<HTMLAnchorElement>("main a[href]"))
    follow(link, from.root, to.root);
  for (const samples of own) if (shown?.samples !== samples) await writeBuilt(samples);
}

/** Says the setting where it can be changed. */
function showLines(): void {
  const server = setting.samplesRoot();
  const key = setting.samplesKey();
  for (const line of document.querySelectorAll(".server-line")) {
    const [where, which] = line.querySelectorAll("code");
    if (where) where.textContent = server;
    if (which)
      which.textContent = key === undefined ? "from the environment" : maskedKey(key, setting.isDemoKey(key));
  }
}

/** Of samples that no form shows a call in: the call that they came with. */
async function writeBuilt(samples: HTMLElement): Promise<void> {
  if (setting.isAsBuilt()) {
    for (const { block } of panels(samples)) showCode(block, builtText(block));
    return;
  }
  const { facts } = await loadOperation(samples.dataset["operation"] ?? "");
  write(samples, builtCall(facts, setting.samplesRoot() + facts.versionPath, setting.samplesKey()));
}

function write(samples: Element, call: Call): void {
  const all = new Map(samplesOf(call).map(({ title, code }) => [title, code]));
  for (const { title, block } of panels(samples)) {
    const code = all.get(title);
    // The block ends as the page has it.
    if (code !== undefined) showCode(block, builtText(block).endsWith("\n") ? code : code.trimEnd());
  }
}

/** Says something about a sample above it, or nothing. */
function warn(block: Element, words: string | undefined): void {
  const frame = block.closest(".code-frame") ?? block;
  const old = frame.previousElementSibling;
  if (old?.classList.contains("samples-warning")) old.remove();
  if (words === undefined) return;
  const note = document.createElement("p");
  note.className = "samples-warning";
  note.textContent = words;
  frame.before(note);
}

function panels(samples: Element): { title: string; block: Element }[] {
  return [...samples.querySelectorAll<HTMLElement>(".panel")].flatMap((panel) => {
    const block = panel.querySelector("pre.code > code");
    const title = panel.dataset["label"];
    return block && title !== undefined ? [{ title, block }] : [];
  });
}

const addresses = new WeakMap<HTMLAnchorElement, string>();

function follow(link: HTMLAnchorElement, from: string, to: string): void {
  const built = addresses.get(link) ?? link.getAttribute("href") ?? "";
  if (from === "" || !built.startsWith(`${from}/`) || built.startsWith(`${from}/__mock`)) return;
  addresses.set(link, built);
  link.setAttribute("href", to + built.slice(from.length));
}
