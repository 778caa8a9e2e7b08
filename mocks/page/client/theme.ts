/** Sets the theme that the reader chose, here or in the reference, before anything is painted. */
const chosen = readTheme();
if (chosen) document.documentElement.dataset["theme"] = chosen;

function readTheme(): string | null {
  try {
    return localStorage.getItem("theme");
  } catch {
    // The browser may block storage.
    return null;
  }
}
