import type { Child } from "hono/jsx";
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
        <Logo />
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

/** The sign of the reference: a lens that is a Q, for a query. assets/icon.svg is the same. */
function Logo() {
  return (
    <svg class="logo" viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
      <rect width="24" height="24" rx="6.5" fill="currentColor" />
      <g fill="none" stroke="var(--bg)" stroke-width="2.4" stroke-linecap="round">
        <circle cx="11.4" cy="11.4" r="5.4" />
        <path d="M15.6 15.6l3 3" />
      </g>
      <path d="M10 9.1v4.6l3.7-2.3z" fill="var(--bg)" />
    </svg>
  );
}
