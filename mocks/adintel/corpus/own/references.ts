import type { Path } from "../../../../scripts/lib/data/data-error.ts";
import type { AccountData, CreativeData, CheckedData } from "./data.ts";

export interface Listed {
  facts: AccountData;
  path: Path;
}

/**
 * The accounts of the data: those that it lists, or else those that its creatives and campaigns name and the creators that
 * creatives tag.
 */
export function accountsOf(data: CheckedData): Listed[] {
  if (data.accounts) return data.accounts.map((facts, i) => ({ facts, path: ["accounts", i] }));
  const named = new Map<string, Listed>();
  const add = (key: string, facts: AccountData, path: Path) => {
    if (!named.has(folded(key))) named.set(folded(key), { facts, path });
  };
  for (const [i, { brand, accountId }] of (data.creatives ?? []).entries()) {
    if (typeof brand === "string") add(brand, { name: brand }, ["creatives", i, "brand"]);
    else if (brand) {
      const { type, category, facebookUsername, ...facts } = brand;
      const ofBrand = {
        ...(category !== undefined && { category }),
        ...(facebookUsername !== undefined && { facebookUsername }),
      };
      add(
        brand.name ?? brand.id ?? "",
        { ...facts, ...(type && { type }), ...(type === "CREATOR" ? {} : ofBrand) },
        ["creatives", i, "brand"],
      );
    } else if (accountId !== undefined) add(accountId, { name: accountId }, ["creatives", i, "accountId"]);
  }
  for (const [i, { accountId }] of (data.campaigns ?? []).entries())
    if (accountId !== undefined) add(accountId, { name: accountId }, ["campaigns", i, "accountId"]);
  for (const [i, { collabs = [] }] of (data.creatives ?? []).entries())
    for (const [n, name] of collabs.entries())
      add(name, { name, type: "CREATOR" }, ["creatives", i, "collabs", n]);
  return named.size > 0 ? [...named.values()] : [{ facts: {}, path: [] }];
}

/** The name, handle or id by which a creative names its account; `null` if it names none. */
export function publisherOf({ brand, accountId }: CreativeData): string | null {
  if (typeof brand === "string") return brand;
  return brand?.id ?? brand?.name ?? accountId ?? null;
}

/** Finds accounts by id, name or handle. Returns their places in the list: several accounts may share a name. */
export function finder(accounts: readonly AccountData[]): (name: string) => readonly number[] {
  const byId = new Map<string, number>();
  const byName = new Map<string, number[]>();
  for (const [place, { id, platformId, name, igUsername, tiktokUsername }] of accounts.entries()) {
    for (const one of [id, platformId]) if (one !== undefined && !byId.has(one)) byId.set(one, place);
    const names = [name, igUsername, tiktokUsername].flatMap((one) =>
      typeof one === "string" ? [folded(one)] : [],
    );
    for (const one of new Set(names)) byName.set(one, [...(byName.get(one) ?? []), place]);
  }
  return (name) => {
    const place = byId.get(name);
    return place === undefined ? (byName.get(folded(name)) ?? []) : [place];
  };
}

function folded(name: string): string {
  return name.trim().toLowerCase();
}
