/** How long a button says what it did, in milliseconds. */
const lasts = 2000;

/** Makes the button beside each block of code copy it. */
export function offerCopies(): void {
  document.addEventListener("click", ({ target }) => {
    const button = target instanceof Element ? target.closest<HTMLButtonElement>("button.copy") : null;
    const block = button?.parentElement?.querySelector<HTMLElement>("pre.code");
    if (button && block) void copy(button, block);
  });
}

async function copy(button: HTMLButtonElement, block: HTMLElement): Promise<void> {
  const words = (await copied(block)) ? "Copied" : "Selected";
  const label = (text: string) => {
    button.textContent = text;
    button.setAttribute("aria-label", `${text}: ${block.getAttribute("aria-label") ?? "code"}`);
  };
  label(words);
  say(words);
  setTimeout(() => {
    label("Copy");
    say("");
  }, lasts);
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
