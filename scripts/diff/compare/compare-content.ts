import { compareNotes, type Notes, notesIn } from "./compare-notes.ts";
import { compareSchemas } from "./compare-schemas.ts";
import { expand } from "../model/document.ts";
import { isObject, keysOfBoth, objectAt, pointerTo } from "../model/json.ts";
import { type Direction, finding, type Finding } from "../model/rules.ts";
import { schemaNode, type SchemaNode } from "../model/shape.ts";
import type { Place } from "../model/place.ts";

/** Compares the bodies of a request or a response: the media types, and the schema and examples of each. */
export function compareContent(before: Place, after: Place, direction: Direction, name: string): Finding[] {
  const [old, now] = [objectAt(before.value, "content"), objectAt(after.value, "content")];
  return keysOfBoth(old, now).flatMap((mediaType) => {
    const [from, to] = [old[mediaType], now[mediaType]];
    const where = (place: Place) => pointerTo(place.pointer, "content", mediaType);
    if (!isObject(to)) {
      const message = `${mediaType} is no longer a media type of ${name}.`;
      return [finding(`${direction}-media-type-removed`, where(before), message)];
    }
    if (!isObject(from)) {
      const message = `${mediaType} is a new media type of ${name}.`;
      return [finding(`${direction}-media-type-added`, where(after), message)];
    }
    return compareDescribed(
      { ...before, value: from, pointer: where(before) },
      { ...after, value: to, pointer: where(after) },
      direction,
      name,
    );
  });
}

/** Compares two objects with a `schema` and examples: media types, parameters or headers. */
export function compareDescribed(before: Place, after: Place, direction: Direction, name: string): Finding[] {
  const node = (place: Place) => {
    const { document, value, pointer } = place;
    const schema = schemaNode(document, value["schema"] ?? true, pointerTo(pointer, "schema"));
    return withMeaning(place, schema);
  };
  return [
    ...compareNotes(expandedNotes(before), expandedNotes(after), name),
    ...compareSchemas(node(before), node(after), direction, name),
  ];
}

/** The notes of an object, with its examples in place of references to them. */
function expandedNotes(place: Place): Notes {
  const notes = notesIn(place);
  const examples = notes
    .get("examples")
    ?.map((each) => ({ ...each, value: expand(place.document, each.value) }));
  return examples ? notes.set("examples", examples) : notes;
}

/** A schema with the effect keys of the parameter itself, which may stand there or in its schema. */
function withMeaning({ value, pointer }: Place, schema: SchemaNode): SchemaNode {
  const keys = ["x-effect", "x-ignored-when"].filter((key) => value[key] !== undefined);
  if (keys.length === 0) return schema;
  const meaning = Object.fromEntries(Object.entries(value).filter(([key]) => keys.includes(key)));
  return { ...schema, parts: [...schema.parts, { value: meaning, pointer }] };
}
