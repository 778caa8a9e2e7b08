import { NumberText, onOneLine, type Json } from "../json/json-value.ts";

const number = /^-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?$/;

/** What is sent of a text in the field of a number: the number, or else the text as it is, which the check then refuses. */
export function numberFrom(text: string): Json | undefined {
  const typed = text.trim();
  if (typed === "") return undefined;
  return number.test(typed) ? new NumberText(typed) : typed;
}

/** What a text field shows of a value; `undefined`: it cannot show it, so that only the JSON can change it. */
export function textFrom(value: Json | undefined): string | undefined {
  if (value === undefined) return "";
  if (typeof value === "string") return value;
  return value instanceof NumberText ? value.text : undefined;
}

/** The members of a list, each as it is; `undefined`: it is no list. */
export function itemsFrom(value: Json | undefined): Json[] | undefined {
  if (value === undefined) return [];
  return Array.isArray(value) ? value : undefined;
}

/** How a member of a list is shown: a text without its quotes. */
export function itemInWords(item: Json): string {
  return typeof item === "string" ? item : onOneLine(item);
}

/** A list less one member, or with one more; an empty one is not sent. */
export function listOf(items: Json[]): Json | undefined {
  return items.length > 0 ? items : undefined;
}
