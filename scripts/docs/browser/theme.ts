import { keepMenu } from "./menu.ts";

/*
 * Sets the theme that the reader chose before anything is painted, without a choice the page follows the system; folds the menu
 * as the reader did, and shows what is for script alone, so that nothing moves later. It is a script of its own, the only one
 * that the first paint waits for, and no module: what it imports, nothing else may import.
 */
document.documentElement.dataset["script"] = "";
const theme = readTheme();
if (theme) document.documentElement.dataset["theme"] = theme;
keepMenu();

function readTheme(): string | null {
  try {
    return localStorage.getItem("theme");
  } catch {
    // A browser may forbid it.
    return null;
  }
}
