const feedbackMs = 2000;

/** Makes buttons copy: the code or the address beside them, or the page as Markdown. */
export function offerCopies(): void {
  document.addEventListener("click", ({ target }) => {
    const button =
      target instanceof Element ? target.closest<HTMLButtonElement>("button.copy, button.copy-code") : null;
    const code = button?.parentElement?.querySelector<HTMLElement>("pre.code, :scope > code");
    if (button && code) void copy(button, code);
    const whole = target instanceof Element ? target.closest<HTMLButtonElement>("button.copy-page") : null;
    const link = whole?.parentElement?.querySelector("a");
    if (whole && link) void copyPage(whole, link);
  });
}

async function copy(button: HTMLButtonElement, code: HTMLElement): Promise<void> {
  const words = (await copied(code)) ? "Copied" : "Selected";
  const name = button.getAttribute("aria-label")?.replace(/^\w+: /, "") ?? "code";
  tell(button, words, "Copy", name);
}

/** Fetched when it is wanted. Where it cannot be copied, the link beside the button shows it. */
async function copyPage(button: HTMLButtonElement, { href }: HTMLAnchorElement): Promise<void> {
  const label = button.textContent ?? "";
  try {
    const text = fetch(href).then(async (response) => {
      if (!response.ok) throw new Error(response.statusText);
      return new Blob([withWholeLinks(await response.text(), href)], { type: "text/plain" });
    });
    // Handed over before it is there, since some browsers copy only in the moment of the click.
    await navigator.clipboard.write([new ClipboardItem({ "text/plain": text })]);
    tell(button, "Copied", label);
  } catch {
    tell(button, "Open the link", label);
  }
}

/** Where it is pasted, nobody knows what its links are relative to. */
function withWholeLinks(markdown: string, address: string): string {
  return markdown.replaceAll(/(?<=\]\()(?![a-z]+:)[^()\s]+(?=\))/g, (link) => new URL(link, address).href);
}

/** Says what was done, and after a while what the button does. */
function tell(button: HTMLButtonElement, words: string, label: string, name?: string): void {
  const show = (text: string) => {
    button.textContent = text;
    if (name !== undefined) button.setAttribute("aria-label", `${text}: ${name}`);
  };
  show(words);
  say(words);
  setTimeout(() => {
    show(label);
    say("");
  }, feedbackMs);
}

/** What a button did is said to those who do not see it, too. */
function say(words: string): void {
  const place = document.querySelector("p.said[role=status]") ?? document.createElement("p");
  if (!place.isConnected) {
    place.className = "said";
    place.setAttribute("role", "status");
    document.body.append(place);
  }
  place.textContent = words;
}

/** Where the browser forbids to copy, as it does on pages that came unencrypted, the code is selected instead. */
async function copied(block: HTMLElement): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(block.textContent ?? "");
    return true;
  } catch {
    getSelection()?.selectAllChildren(block);
    return false;
  }
}
