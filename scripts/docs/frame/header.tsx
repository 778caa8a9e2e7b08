import { raw } from "hono/html";
import type { Child } from "hono/jsx";
import { logo } from "../../lib/style-tokens.mjs";
import { href, type PageContext } from "../model/page-context.ts";

export function Header({ at, title, children }: { at: PageContext; title: string; children?: Child }) {
  return (
    <header class="top">
      <button type="button" class="menu" popovertarget="navigation">
        <svg viewBox="0 0 16 16" width="16" height="16" aria-hidden="true">
          <path d="M2 4h12M2 8h12M2 12h12" fill="none" stroke="currentColor" stroke-width="1.6" />
        </svg>
        <span>Menu</span>
      </button>
      <a class="brand" href={href(at, "index.html")}>
        {raw(logo)}
        <span>{title}</span>
      </a>
      {children}
      <button type="button" class="search-open for-script" aria-keyshortcuts="/ Control+K Meta+K">
        <svg viewBox="0 0 16 16" width="16" height="16" aria-hidden="true">
          <path
            d="M7 2a5 5 0 1 0 0 10A5 5 0 0 0 7 2m3.6 8.6L14 14"
            fill="none"
            stroke="currentColor"
            stroke-width="1.6"
          />
        </svg>
        <span>Search</span> <kbd>/</kbd>
      </button>
      <button type="button" class="theme for-script">
        <svg viewBox="0 0 16 16" width="16" height="16" aria-hidden="true">
          <path d="M8 1.5a6.5 6.5 0 1 0 0 13z" fill="currentColor" />
          <circle cx="8" cy="8" r="6.2" fill="none" stroke="currentColor" stroke-width="1.3" />
        </svg>
        <span>Theme: system</span>
      </button>
    </header>
  );
}
