/**
 * The topics that `x-unspecified` may name, in the words of the reference. Programs read the topic and never the note.
 */
export const topics = {
  bounds: "where a range begins and ends",
  charge: "whether it is charged",
  "check-order": "the order in which a request is checked",
  combination: "how fields combine",
  condition: "when it occurs",
  default: "default",
  effect: "what it does",
  events: "events",
  filters: "which filters apply",
  format: "format",
  "further-fields": "other fields",
  "key-prefix": "the live-key prefix of API keys",
  length: "length",
  matching: "how values are compared",
  meaning: "meaning",
  messages: "text of error messages",
  name: "name",
  order: "order of the rows",
  presence: "which fields are present",
  price: "price",
  purpose: "purpose",
  "query-parameters": "query parameters",
  range: "range",
  "rate-limit": "rate limit",
  "rate-limit-scope": "how the per-endpoint rate limit is counted",
  request: "request body",
  required: "whether it is required",
  response: "response body",
  retirement: "when this version is retired",
  shape: "shape",
  successor: "successor",
  unit: "unit",
  values: "allowed values",
} as const;

export type Topic = keyof typeof topics;

/** An entry of `x-unspecified`: a topic, or a topic with a note for people. */
export type UnspecifiedEntry = Topic | Partial<Record<Topic, string>>;

/** Something that a document leaves open. */
export interface Unspecified {
  topic: Topic;
  /** Details for people, if the topic needs any. */
  note?: string;
}

/** The entries of an `x-unspecified`. */
export function unspecifiedIn(node: object): Unspecified[] {
  const entries = Reflect.get(node, "x-unspecified") as UnspecifiedEntry[] | undefined;
  return (entries ?? []).flatMap((entry) =>
    typeof entry === "string"
      ? [{ topic: entry }]
      : (Object.entries(entry) as [Topic, string][]).map(([topic, note]) => ({ topic, note })),
  );
}

/** Whether an object leaves a topic open. */
export function leavesOpen(node: object, topic: Topic): boolean {
  return unspecifiedIn(node).some((entry) => entry.topic === topic);
}

/** An entry in words: `range`, or `allowed values (in a response)`. */
export function unspecifiedText({ topic, note }: Unspecified): string {
  return note === undefined ? topics[topic] : `${topics[topic]} (${note})`;
}

export function isTopic(name: string): name is Topic {
  return Object.hasOwn(topics, name);
}
