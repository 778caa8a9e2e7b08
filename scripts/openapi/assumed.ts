import { seenText, type GivenObservation } from "../lib/data/observation.ts";

/** The reasons of all that is assumed at an object: its shape, and what its other extension keys say. */
export function assumedTexts(node: object): string[] {
  return [...assumedShape(node), ...assumedMeaning(node)];
}

/** The reason in `x-assumed`: that an object is there at all, or has this shape, is not specified. */
export function assumedShape(node: object): string[] {
  const reason: unknown = Reflect.get(node, "x-assumed");
  return typeof reason === "string" ? [reason] : [];
}

/** The reasons of what is assumed of meaning, such as the effect of a field whose shape is specified. */
export function assumedMeaning(node: object): string[] {
  return Object.entries(node).flatMap(([key, value]: [string, unknown]) =>
    key.startsWith("x-") ? reasonsIn(value) : [],
  );
}

/** What was observed of what is assumed or unspecified at an object, with what shows it. */
export function observedTexts(node: object): string[] {
  const observations: unknown = Reflect.get(node, "x-observed");
  return (Array.isArray(observations) ? observations : [])
    .filter(isObservation)
    .map((one) => `${one.text} ${seenText(one)}`);
}

function isObservation(one: unknown): one is GivenObservation & { text: string } {
  const { text, for: count, date, service } = Object(one) as Partial<Record<string, unknown>>;
  const texts = [text, date, service];
  return texts.every((part) => typeof part === "string") && typeof count === "number";
}

/** The reasons within an extension key, such as those of single orders; each once. */
function reasonsIn(value: unknown): string[] {
  if (typeof value !== "object" || value === null) return [];
  const reasons = Object.entries(value).flatMap(([key, part]: [string, unknown]) =>
    key === "assumed" && typeof part === "object" && part !== null
      ? Object.values(part).filter((reason) => typeof reason === "string")
      : reasonsIn(part),
  );
  return [...new Set(reasons)];
}
