/**
 * What the reference, the mock's page and the check's report share: CSS variables, and what holds for their elements alike. Plain JavaScript, so that builds run it without a
 * loader. `color-scheme`, which the reader may set, chooses the theme.
 *
 * Text: --fg and --muted (at least 4.5:1 on --bg, --raised and --code-bg). Dividers: --line. Borders of fields and buttons:
 * --border (at least 3:1). Links and selections: --accent on --accent-bg.
 */
export const tokens = /* css */ `
:root {
  color-scheme: light dark;
  --bg: light-dark(#ffffff, #101417);
  --raised: light-dark(#f6f8f8, #161b1f);
  --fg: light-dark(#15212a, #e3e8ea);
  --muted: light-dark(#53626b, #9dabb3);
  --line: light-dark(#e1e7e8, #283037);
  --border: light-dark(#75838b, #70808a);
  --accent: light-dark(#006a72, #58cdc8);
  --accent-bg: light-dark(#e3f3f3, #12302f);
  --on-accent: light-dark(#ffffff, #06201f);
  --code-bg: light-dark(#f6f8f8, #151a1e);
  --danger: light-dark(#a8281f, #ff9d92);
  --danger-bg: light-dark(#fdf0ee, #331c1a);
  --ok: light-dark(#3b6b0c, #a6d46c);
  --ok-bg: light-dark(#eff6e4, #202b13);
  --warn: light-dark(#7c4a00, #ecbf70);
  --warn-bg: light-dark(#fdf4e2, #2d2415);
  --t-keyword: light-dark(#8d2a6c, #e59bcf);
  --t-string: light-dark(#2f6a1f, #a5d391);
  --t-constant: light-dark(#22549e, #93bdf2);
  --t-function: light-dark(#6b4b00, #e3c583);
  --t-comment: light-dark(#5c6a72, #95a2a9);
  --mark: light-dark(#ffedaa, #594a12);
  --shadow: 0 1rem 3rem light-dark(rgb(9 30 36 / 18%), rgb(0 0 0 / 55%));

  /* Few names: a browser looks for each that is not there before the first paint. Only the reference brings the first three. */
  --font: "Reference Sans", "Reference Sans Fallback", "Reference Sans Wide Fallback", system-ui, sans-serif;
  --sans: var(--font);
  --mono: ui-monospace, Menlo, Consolas, monospace;

  /* Sizes of text: notes, labels, what is said beside, prose, and headings. */
  --text-xs: 0.75rem;
  --text-s: 0.8125rem;
  --text-m: 0.9375rem;
  --text: 1rem;
  --text-l: 1.1875rem;
  --text-xl: 1.5rem;
  --text-2xl: clamp(1.75rem, 1.45rem + 1.3vw, 2.375rem);

  --space-1: 0.25rem;
  --space-2: 0.5rem;
  --space-3: 0.75rem;
  --space-4: 1rem;
  --space-5: 1.5rem;
  --space-6: 2rem;
  --space-7: 3rem;
  --space-8: 4.5rem;

  --radius-s: 4px;
  --radius: 7px;
  --radius-l: 12px;

  /* The widest that prose gets, and the height of the header. */
  --measure: 42rem;
  --top: 3.5rem;
}
:root[data-theme="light"] {
  color-scheme: light;
}
:root[data-theme="dark"] {
  color-scheme: dark;
}
*,
::before,
::after {
  box-sizing: border-box;
}
html {
  text-size-adjust: 100%;
  -webkit-text-size-adjust: 100%;
}
body {
  margin: 0;
  background: var(--bg);
  color: var(--fg);
  overflow-wrap: anywhere;
}
a {
  color: var(--accent);
}
:focus-visible {
  outline: 2px solid var(--accent);
  outline-offset: 2px;
  border-radius: var(--radius-s);
}
button,
input,
select,
textarea {
  font: inherit;
  color: inherit;
}
button {
  cursor: pointer;
  background: var(--bg);
  border-radius: var(--radius);
}
button.primary {
  background: var(--accent);
  border-color: var(--accent);
  color: var(--on-accent);
  font-weight: 600;
}
.muted {
  color: var(--muted);
}
.skip {
  position: absolute;
  left: -100vw;
  z-index: 10;
  background: var(--bg);
  padding: var(--space-2) var(--space-4);
}
.skip:focus {
  left: 0.5rem;
  top: 0.5rem;
}
/* Only for those who hear the page. */
.said {
  position: absolute;
  width: 1px;
  height: 1px;
  margin: 0;
  overflow: hidden;
  clip-path: inset(50%);
  white-space: nowrap;
}

/* What stands above every page. */
.top {
  position: sticky;
  top: 0;
  z-index: 5;
  display: flex;
  align-items: center;
  gap: var(--space-3);
  min-height: var(--top);
  padding-inline: var(--edge);
  background: var(--bg);
  border-bottom: 1px solid var(--line);
}
.brand {
  display: inline-flex;
  align-items: center;
  gap: 0.625rem;
  color: var(--fg);
  min-width: 0;
  font-weight: 650;
  letter-spacing: -0.01em;
  text-decoration: none;
}
.brand .logo {
  flex: none;
  color: var(--accent);
}
/* Which of the pages it is, beside the name that they share. */
.product {
  padding: 0.05rem 0.5rem;
  border-radius: var(--radius-s);
  background: var(--accent-bg);
  color: var(--accent);
  font-size: var(--text-s);
  font-weight: 600;
  white-space: nowrap;
}
`;

/** The sign: a lens that is a Q, for a query. */
const sign = (ground, lines) =>
  `<rect width="24" height="24" rx="6.5" fill="${ground}"/><g fill="none" stroke="${lines}" stroke-width="2.4" stroke-linecap="round"><circle cx="11.4" cy="11.4" r="5.4"/><path d="M15.6 15.6l3 3"/></g><path d="M10 9.1v4.6l3.7-2.3z" fill="${lines}"/>`;

export const logo = `<svg class="logo" viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">${sign("currentColor", "var(--bg)")}</svg>`;

export const icon = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24">${sign("#006a72", "#fff")}</svg>`;

/** The icon as an address that holds it whole: a file of its own would cost a request more than it has bytes. */
export const iconAddress = `data:image/svg+xml,${icon.replaceAll("#", "%23")}`;
