import type { Shape } from "../../../openapi/shape.ts";
import type { Place } from "../../model/page-context.ts";
import { allMarks, Details, Facts, Required, TypeOf } from "../fields.tsx";
import { FieldAnchor } from "../heading.tsx";
import { FieldMark } from "../marks.tsx";

interface Props {
  at: Place;
  id: string;
  /** Where it goes, in words. */
  place?: string;
  name: string;
  required?: boolean;
  shape: Shape;
}

/** A parameter of a request, or a header of a response. */
export function ParameterItem({ at, id, place, name, required = false, shape }: Props) {
  return (
    <li class="field" id={id}>
      <div class="field-head">
        <code class="name">{name}</code> <TypeOf at={at} shape={shape} />{" "}
        {place !== undefined && <span class="fact">{place}</span>} {required && <Required />}{" "}
        <Facts shape={shape} />
        <FieldAnchor id={id} />
        <FieldMark of={name} marks={allMarks(shape)} />
      </div>
      <Details at={at} shape={shape} id={id} name={name} />
    </li>
  );
}
