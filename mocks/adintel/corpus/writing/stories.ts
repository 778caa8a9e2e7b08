import stories from "./stories.json" with { type: "json" };

interface Story {
  readonly video: readonly string[];
  readonly picture: readonly string[];
  /** The kind of hook it opens with; left out: as it likes. */
  readonly hook?: string;
}

/** What is to be seen in creatives of each category. What fills the gaps, `copyOf` says. */
const kinds: Partial<Record<string, Partial<Story>>> = stories.kinds;

/** How a creative of these categories opens, and what is to be seen in it: the first one decides. */
export function storyOf([category = ""]: readonly string[]): Story {
  return { ...stories.plain, ...kinds[category] };
}

/** How what is to be seen ends. */
export const { closings } = stories;
