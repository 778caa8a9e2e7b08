import { byPreference, type Version } from "../../lib/versions.ts";

export interface Account {
  id: string;
  /** Missing where it is not known. */
  type?: string;
}

/** How a run was asked for, as far as cases look at it. */
export interface CheckOptions {
  apiKey: string;
  /** An address that may be indexed, or one for each version, the current one first; never empty. */
  indexUrl?: readonly string[] | undefined;
  /** Accounts that the server has; never empty. */
  account?: readonly string[] | undefined;
  found?: readonly Account[] | undefined;
  /** Where the mock's controls are, without a trailing slash. */
  controls?: string | undefined;
  /** What odd values are drawn by. Default: 1. */
  seed?: number;
  /** Whether to assert what the documents assume. */
  assume: boolean;
  /** Whether a server is checked, and not the mock in process: what is only assumed binds the mock alone. */
  isElsewhere?: boolean | undefined;
  /** Why a case, or a violation that responses show beside the cases, is left out on request. */
  leftOut?: ((id: string) => string | undefined) | undefined;
  keys: Partial<Record<"revoked" | "inactive" | "departed" | "exhausted", string>>;
}

/**
 * The address that may be indexed in a version. What was indexed in one version is there in the others, so that one address shows
 * in one of them alone what becomes of a new one.
 */
export function addressFor(
  version: Version,
  { indexUrl = [] }: Pick<CheckOptions, "indexUrl">,
): string | undefined {
  return indexUrl[byPreference.indexOf(version)] ?? indexUrl[0];
}
