/** The sign of the reference: a lens that is a Q, for a query. browser/icon.svg has the same. */
export function Logo() {
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
