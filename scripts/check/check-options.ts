/** An account that a server has. */
export interface Account {
  id: string;
  /** Missing where it is not known. */
  type?: string;
}

/** How a run was asked for, as far as cases look at it. */
export interface CheckOptions {
  apiKey: string;
  indexUrl?: string | undefined;
  /** Accounts that the server has; never empty. */
  account?: readonly string[] | undefined;
  /** Accounts that an earlier run found. */
  found?: readonly Account[] | undefined;
  /** Where the mock's controls are, without a trailing slash. */
  controls?: string | undefined;
  /** Whether to assert what the documents assume. */
  assume: boolean;
  /** Why cases are left out on request, by their stable ids. */
  skipped?: ReadonlyMap<string, string> | undefined;
  keys: Partial<Record<"revoked" | "inactive" | "departed" | "exhausted", string>>;
}
