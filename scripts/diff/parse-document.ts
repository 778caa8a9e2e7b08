import { parse } from "yaml";
import { InputError } from "./document.ts";
import type { Json } from "./json.ts";

/**
 * Parses JSON or YAML.
 *
 * @param name what to call the text in the error
 * @throws InputError where it is neither
 */
export function parseDocument(text: string, name: string): Json | undefined {
  try {
    // YAML takes in JSON, but its parser is many times slower.
    const value: Json = /^\s*\{/.test(text) ? JSON.parse(text) : parse(text);
    return value;
  } catch (error) {
    const [reason] = String(error instanceof Error ? error.message : error).split("\n");
    throw new InputError(`${name} is neither JSON nor YAML: ${reason}`);
  }
}
