import { blankAccount, type Account } from "../data/accounts.ts";
import { required, text } from "../fields.ts";
import type { Call, Field, Operation, World } from "../world.ts";

interface Site {
  readonly host: string;
  readonly path: string;
  /** The network and the name of a profile. */
  readonly profile: readonly ["igUsername" | "tiktokUsername", string] | undefined;
}

/** What a URL stands for; `undefined` if it is none. */
function siteOf(given: string, world: World): Site | undefined {
  const written = given.trim();
  if (world.takes("index-url", "anything") && !/^https?:/.test(written))
    return { host: written, path: "", profile: undefined };
  const scheme = /^[a-z]+:\/\//i.test(written);
  if ((!scheme && world.takes("index-scheme", "required")) || /\s/.test(written)) return undefined;
  const whole = scheme ? written : `https://${written}`;
  if (!URL.canParse(whole)) return undefined;
  const url = new URL(whole);
  if (!/^https?:$/.test(url.protocol) || !url.hostname.includes(".")) return undefined;
  const host = world.takes("index-www", "another") ? url.hostname : url.hostname.replace(/^www\./, "");
  const name = url.pathname
    .split("/")
    .find((part) => part !== "")
    ?.replace(/^@/, "")
    .toLowerCase();
  const network = host.replace(/^www\./, "");
  const profile =
    name === undefined
      ? undefined
      : network === "instagram.com"
        ? (["igUsername", name] as const)
        : network === "tiktok.com"
          ? (["tiktokUsername", name] as const)
          : undefined;
  const path = profile || world.takes("index-path", "another") ? url.pathname.replace(/\/$/, "") : "";
  return { host, path, profile };
}

function isOf(account: Account, site: Site, world: World): boolean {
  if (site.profile) {
    const [network, name] = site.profile;
    if (account.type === "BRAND" && world.takes("index-handle", "creators")) return false;
    return account[network]?.toLowerCase() === name;
  }
  const own = siteOf(account.website, world);
  return own !== undefined && !own.profile && own.host === site.host && own.path === site.path;
}

function index({ input, world }: Call): unknown {
  const written = String(input["websiteUrl"]);
  const site = siteOf(written, world) ?? { host: written, path: "", profile: undefined };
  const known = world.accounts.find((account) => isOf(account, site, world));
  if (known) {
    const again = known.status === "indexing" && world.takes("index-again", "indexing");
    return { brandId: known.id, status: again ? "indexing" : "already_exists" };
  }
  const name = site.profile?.[1] ?? site.host;
  const account: Account = {
    ...blankAccount(site.profile ? "CREATOR" : "BRAND", name, `https://${site.host}${site.path}`),
    platformId: String(930000000000 + world.accounts.length),
    ...(site.profile && { [site.profile[0]]: name }),
    status: "indexing",
  };
  world.accounts.push(account);
  return { brandId: account.id, status: "indexing" };
}

function urlField(most: (world: World) => number): Field {
  return {
    ...required(text()),
    problems(value, path, world) {
      const found = text(1, most(world)).problems(value, path, world);
      if (found.length > 0 || typeof value !== "string") return found;
      return siteOf(value, world) ? [] : [{ path, message: "must be one URL" }];
    },
  };
}

/** POST /account/index of v2. */
export const indexAccount: Operation = {
  id: "v2/indexAccount",
  version: "v2",
  method: "POST",
  path: "/account/index",
  metered: false,
  perMinute: 50,
  fields: {
    websiteUrl: urlField((world) => (world.takes("index-length", "at-most-2048") ? 2048 : Infinity)),
  },
  handle: index,
};

/** POST /brands/index of v1. */
export const indexBrandV1: Operation = {
  ...indexAccount,
  id: "v1/indexBrand",
  version: "v1",
  path: "/brands/index",
  fields: { websiteUrl: urlField(() => 2048) },
};

function statusOf({ account, world, operation }: Call): unknown {
  const polls = (world.polls.get(account?.id ?? "") ?? 0) + 1;
  world.polls.set(account?.id ?? "", polls);
  const done = world.takes("index-status-done", "completed")
    ? "completed"
    : world.takes("index-status-done", "indexed")
      ? "indexed"
      : "already_exists";
  const still = account?.status === "indexing" && !(world.takes("index-end", "second-poll") && polls > 1);
  const status = account ? (still ? "indexing" : done) : "not_indexed";
  if (operation.version === "v1") return { status };
  if (world.takes("index-status-body", "state")) return { state: status };
  if (world.takes("index-status-body", "data")) return { data: { status } };
  return world.takes("index-status-body", "more")
    ? { brandId: account?.id ?? null, status, progress: still ? 10 : 100 }
    : { status };
}

/** GET /account/{id}/index-status of v2. */
export const getIndexStatus: Operation = {
  id: "v2/getIndexStatus",
  version: "v2",
  method: "GET",
  path: "/account/{id}/index-status",
  metered: false,
  fields: {},
  handle: statusOf,
};

/** GET /brands/{id}/index-status of v1. */
export const getIndexStatusV1: Operation = {
  ...getIndexStatus,
  id: "v1/getIndexStatus",
  version: "v1",
  path: "/brands/{id}/index-status",
  perMinute: 300,
};
