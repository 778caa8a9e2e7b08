import type { Operation } from "../../../openapi/document.ts";
import { bodyFacts, parameterFacts, type Body, type ParameterFacts } from "../../../openapi/responses.ts";
import { shapeMarks } from "../../../openapi/shape.ts";
import { slug, document, type At } from "../../model/page-context.ts";
import { Fields, ParameterItem, Required, TypeOf } from "../fields.tsx";
import { Heading } from "../heading.tsx";
import { FoldedMarks } from "../marks.tsx";
import { Prose } from "../prose.tsx";

/** What a request takes: parameters by where they go, then the body. */
export function Request({ at, operation, id }: { at: At; operation: Operation; id: string }) {
  const known = document(at);
  const parameters = parameterFacts(known, operation);
  const body = bodyFacts(known, operation);
  const places = [...new Set(parameters.map((parameter) => parameter.in))];
  return (
    <>
      <Heading at={at} id={`${id}request`} level={2}>
        Request
      </Heading>
      {places.map((place) => (
        <Parameters
          at={at}
          id={id}
          place={place}
          parameters={parameters.filter((parameter) => parameter.in === place)}
        />
      ))}
      {body && <RequestBody at={at} body={body} id={id} />}
      {parameters.length === 0 && !body && <p>No parameters and no body.</p>}
    </>
  );
}

interface ParametersProps {
  at: At;
  id: string;
  place: ParameterFacts["in"];
  parameters: ParameterFacts[];
}

const titles: Partial<Record<ParameterFacts["in"], string>> = {
  path: "Path parameters",
  query: "Query parameters",
  header: "Headers",
  cookie: "Cookies",
};

function Parameters({ at, id, place, parameters }: ParametersProps) {
  return (
    <>
      <Heading at={at} id={`${id}${place}-parameters`} level={3}>
        {titles[place] ?? `Parameters in ${place}`}
      </Heading>
      <ul class="fields">
        {parameters.map(({ name, required, shape }) => (
          <ParameterItem
            at={at}
            id={`${id}parameter.${slug(name)}`}
            name={name}
            required={required}
            shape={shape}
          />
        ))}
      </ul>
    </>
  );
}

function RequestBody({ at, body, id }: { at: At; body: Body; id: string }) {
  const { shape } = body;
  const isOpen = shape.fields.length + shape.alternatives.length === 0;
  return (
    <section>
      <Heading at={at} id={`${id}body`} level={3}>
        Body
      </Heading>
      <div class="field-head">
        <TypeOf at={at} shape={shape} /> <span class="fact">JSON</span>{" "}
        {body.required ? <Required /> : <span class="fact">optional</span>}{" "}
        {shape.closed && <span class="fact">unknown fields are rejected</span>}
      </div>
      <Prose text={shape.description} />
      <FoldedMarks marks={shapeMarks(shape)} />
      {!isOpen && !(at.print && shape.name) && <Fields at={at} shape={shape} id={`${id}body`} />}
    </section>
  );
}
