import {
  guideGroup,
  operationGroups,
  overviewEntry,
  schemaGroup,
  type MenuEntry,
  type MenuPlace,
} from "./menu.ts";

/** The pages before and after the one at hand, of its own version, as one would read them. */
export function neighbours(at: MenuPlace): { before?: MenuEntry; after?: MenuEntry } {
  const overview = { ...overviewEntry(at), title: `${at.version} overview` };
  // A page of both goes on in the current version, so v1 leaves it out.
  const guide = guideGroup(at).entries.filter(({ isOfBoth }) => at.version === "v2" || !isOfBoth);
  const order: MenuEntry[] = [
    ...guide,
    overview,
    ...operationGroups(at).flatMap(({ entries }) => entries),
    ...schemaGroup(at).entries,
  ];
  const index = order.findIndex(({ path }) => path === at.page);
  if (index === -1) return {};
  const [before, after] = [order[index - 1], order[index + 1]];
  return { ...(before ? { before } : {}), ...(after ? { after } : {}) };
}
