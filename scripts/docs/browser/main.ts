import { offerCopies } from "./copy.ts";
import { offerFilters } from "./filter.ts";
import { openForPrint, openTarget } from "./folds.ts";
import { keepLanguage } from "./language.ts";
import { offerSearch } from "./search-button.ts";
import { offerTryIt } from "./try-it-button.ts";
import { offerThemes } from "./theme-button.ts";

/*
 * What every page loads. All of a page can be read without it; it adds what needs a script, and loads what only some readers
 * ask for when they do.
 */
offerThemes();
offerSearch();
keepLanguage();
offerFilters();
offerCopies();
offerTryIt();
openTarget();
addEventListener("hashchange", openTarget);
openForPrint();
