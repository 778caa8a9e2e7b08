/**
 * Copies a text, and says whether that worked.
 *
 * @param said Where it is said.
 * @returns whether the browser allowed it.
 */
export async function copy(text: string, said: HTMLElement): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    said.textContent = "Copied";
    return true;
  } catch {
    said.textContent = "The browser blocked copying";
    return false;
  }
}
