/** How long a button says what it did, in milliseconds. */
const lasts = 2000;

/** Puts a button beside each block of code that copies it. */
export function offerCopies(): void {
  // What a button did is said to those who do not see it, too.
  const said = document.createElement("p");
  said.className = "said";
  said.setAttribute("role", "status");
  document.body.append(said);
  for (const block of document.querySelectorAll<HTMLElement>("pre.code")) {
    const frame = document.createElement("div");
    frame.className = "code-frame";
    const button = document.createElement("button");
    button.type = "button";
    button.className = "copy";
    const label = (words: string) => {
      button.textContent = words;
      button.setAttribute("aria-label", `${words}: ${block.getAttribute("aria-label") ?? "code"}`);
    };
    label("Copy");
    let timer: ReturnType<typeof setTimeout>;
    button.addEventListener("click", async () => {
      const words = (await copied(block)) ? "Copied" : "Selected";
      label(words);
      said.textContent = words;
      clearTimeout(timer);
      timer = setTimeout(() => {
        label("Copy");
        said.textContent = "";
      }, lasts);
    });
    block.replaceWith(frame);
    frame.append(block, button);
  }
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
