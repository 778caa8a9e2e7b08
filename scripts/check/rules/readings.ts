import type { operations, OperationId, Version } from "@adintel/client/operations";
import type { Subject } from "../contract/subject.ts";

/** Whether the words of a row may mean a value, where the document does not say in which words rows show it. */
type ValueMatcher = (words: readonly string[], value: string) => boolean;

type Readings = {
  [V in Version]?: {
    [Id in OperationId<V>]?: (typeof operations)[V][Id] extends { effects: infer E }
      ? { [F in keyof E]?: ValueMatcher }
      : never;
  };
};

const readings: Readings = {
  v2: {
    searchMedia: {
      channel: (platforms, value) => {
        // Meta's ads run on Instagram too.
        const wanted = value === "META_AD" ? ["META_AD", "INSTAGRAM"] : [value];
        return platforms.length === 0 || platforms.some((name) => wanted.includes(channelOf(name) ?? value));
      },
    },
  },
};

export function readingOf({ version, id }: Subject, name: string): ValueMatcher | undefined {
  const matchers: Record<string, Record<string, ValueMatcher | undefined> | undefined> = {
    ...readings[version],
  };
  return matchers[id]?.[name];
}

/** The channel that a platform's name speaks of; `undefined` where it cannot be told. */
function channelOf(platform: string): string | undefined {
  if (/tik.?tok/i.test(platform)) return "TIKTOK";
  if (/instagram/i.test(platform)) return "INSTAGRAM";
  return /meta|facebook|messenger|audience/i.test(platform) ? "META_AD" : undefined;
}
