import type { Block } from "../writing/block.ts";
import { costBlocks } from "./costs.tsx";
import { errorBlocks } from "./errors.tsx";
import { gapBlocks } from "./gaps.tsx";
import { limitBlocks } from "./limits.tsx";
import { moveBlocks } from "./moves.tsx";
import { pagingBlocks } from "./paging.tsx";
import { priceBlocks } from "./prices.tsx";
import { programBlocks } from "./program.tsx";
import { releaseBlocks } from "./releases.tsx";
import { snippetBlocks } from "./snippet.tsx";
import { startBlocks } from "./start.tsx";

export const commonBlocks: Record<string, Block> = {
  ...startBlocks,
  ...snippetBlocks,
  ...programBlocks,
  ...priceBlocks,
  ...costBlocks,
  ...limitBlocks,
  ...errorBlocks,
  ...pagingBlocks,
  ...moveBlocks,
  ...gapBlocks,
  ...releaseBlocks,
};
