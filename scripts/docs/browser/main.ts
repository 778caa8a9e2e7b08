import { offerCopies } from "./copy.ts";
import { offerFilters, openForPrint, openTarget } from "./folds.ts";
import { keepLanguage, showLanguage, offerThemes } from "./kept-choices.ts";
import { offerMockPage, offerSetting, restoreSetting, offerTryIt } from "./tool-buttons.ts";
import type { PageReplaced } from "./server/replace-page.ts";
import { followSections } from "./sections.ts";
import { offerSearch } from "./search-button.ts";

/*
 * What every page loads. All of a page can be read without it; it adds what needs a script, and loads what only some readers
 * ask for when they do.
 */
offerThemes();
offerSearch();
offerCopies();
offerSetting();
addEventListener("hashchange", openTarget);
openForPrint();
keepLanguage();
setUp();
// Pages are replaced instead of loaded while there is a key.
document.addEventListener("page-replaced" satisfies PageReplaced, setUp);

/** What each page needs, also one that came in the place of another. */
function setUp(): void {
  showLanguage();
  offerFilters();
  offerTryIt();
  offerMockPage();
  openTarget();
  followSections();
  restoreSetting();
}
