import { follow, type OpenApiDocument } from "./document.ts";
import { isObject, type Json, type JsonObject, pointerTo } from "./json.ts";

/** An object somewhere in a document. */
export interface Place {
  document: OpenApiDocument;
  value: JsonObject;
  pointer: string;
}

export function rootPlace(document: OpenApiDocument): Place {
  return { document, value: document, pointer: "#" };
}

/** The object at a key, its `$ref`s followed; undefined where there is none. Throws InputError on a broken `$ref`. */
export function placeAt(parent: Place, key: string): Place | undefined {
  return resolvePlace(parent.document, parent.value[key], pointerTo(parent.pointer, key));
}

/** The objects in a map or a list, by key. */
export function placesAt(parent: Place, key: string): Map<string, Place> {
  const value = parent.value[key];
  const entries = typeof value === "object" && value !== null ? Object.entries(value) : [];
  const places = new Map<string, Place>();
  for (const [name, entry] of entries) {
    const place = resolvePlace(parent.document, entry, pointerTo(parent.pointer, key, name));
    if (place) places.set(name, place);
  }
  return places;
}

function resolvePlace(
  document: OpenApiDocument,
  value: Json | undefined,
  pointer: string,
): Place | undefined {
  if (value === undefined) return undefined;
  const end = follow(document, { value, pointer });
  return isObject(end.value) ? { document, value: end.value, pointer: end.pointer } : undefined;
}
