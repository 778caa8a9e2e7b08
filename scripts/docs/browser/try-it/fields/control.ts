import type { Field } from "../../../try-it/facts.ts";
import type { Frame } from "./field-frame.ts";
import type { Json } from "../json/json-value.ts";

/** Tells what the reader made of a value; `undefined`: it is not sent. */
export type Change = (path: string[], value: Json | undefined) => void;

/** What sets one field of a request. */
export interface Control {
  field: Field;
  path: string[];
  frame: Frame;
  /** Those of its own fields. */
  inner: Control[];
  /** Shows a value that something else has set. */
  set(value: Json | undefined): void;
  focus(): void;
}
