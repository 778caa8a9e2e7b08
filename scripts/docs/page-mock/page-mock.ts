/** The mock in this page. Its state is that of this page alone, and gone when the page is left. */
export interface PageMock {
  /** Responds as the mock on a server does, whatever the request's origin; `/__mock/ledger?key=…` has the credits. */
  fetch(request: Request): Promise<Response>;
  /** Credits, limits and added accounts as they were at the start. */
  reset(): Promise<void>;
}
