/**
 * Sets the theme that the reader chose before anything is painted; without a choice the page follows the system. It is a
 * script of its own, the only one that the first paint waits for.
 */
const theme = readTheme();
if (theme) document.documentElement.dataset["theme"] = theme;

function readTheme(): string | null {
  try {
    return localStorage.getItem("theme");
  } catch {
    // A browser may forbid it.
    return null;
  }
}
