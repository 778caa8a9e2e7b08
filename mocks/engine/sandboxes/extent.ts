import type { Sandbox } from "./sandbox.ts";

/** How many creatives a sandbox may have, and in memory all that differ together; about 1 KB each. */
export const mostCreatives = 250_000;

/** What the size of a sandbox depends on. */
export type Extent = Pick<Sandbox, "accounts" | "mediaPerAccount"> & { data?: Sandbox["data"] | undefined };

/** How many creatives a sandbox is made with. */
export function creativesIn({ accounts, mediaPerAccount, data }: Extent): number {
  const own = data?.creatives?.length ?? (data?.accounts?.length ?? 0) * mediaPerAccount;
  return own + accounts * mediaPerAccount;
}

/** The same for sandboxes with the same accounts and creatives. */
export function worldKey({ id, seed, accounts, mediaPerAccount, data, now }: Sandbox): string {
  return data ? id : [seed, accounts, mediaPerAccount, now].join();
}
