import type { Block } from "../writing/block.ts";

/** What the reference says of an API that nobody has written about: the guides beside this file, made of its documents alone. */
export const blocks: Record<string, Block> = {};

export const otherNames: ReadonlyMap<string, readonly string[]> = new Map();
