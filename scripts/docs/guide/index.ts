import type { Block } from "../writing/block.ts";
import { indexingBlocks } from "./blocks/indexing.tsx";
import { pagingBlocks } from "./blocks/paging.tsx";

/** What the reference knows of this API: its guides lie beside this file, with the data blocks that only they have. */
export const blocks: Record<string, Block> = { ...indexingBlocks, ...pagingBlocks };

export { otherNames } from "./other-names.ts";
