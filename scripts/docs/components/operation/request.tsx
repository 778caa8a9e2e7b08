import type { Operation } from "../../../openapi/document.ts";
import { bodyFacts, parameterFacts, type Body, type ParameterFacts } from "../../../openapi/responses.ts";
import { slugs, type PageContext } from "../../model/page-context.ts";
import { Fields, ParameterItem, Required } from "../fields.tsx";
import { Heading } from "../heading.tsx";
import { Prose } from "../prose.tsx";
import { BodyHead } from "./response.tsx";

/** What a request takes: parameters by where they go, then the body. */
export function Request({ at, operation, id }: { at: PageContext; operation: Operation; id: string }) {
  const facts = parameterFacts(at.document, operation);
  const names = slugs(facts.map(({ name }) => name));
  const parameters = facts.map((parameter, index) => ({
    ...parameter,
    anchor: `${id}parameter.${names[index]}`,
  }));
  const body = bodyFacts(at.document, operation);
  const places = [...new Set(parameters.map((parameter) => parameter.in))];
  return (
    <>
      <Heading at={at} id={`${id}request`} level={2}>
        Request
      </Heading>
      {places.map((place) => (
        <>
          <Heading at={at} id={`${id}${place}-parameters`} level={3}>
            {titles[place]}
          </Heading>
          <ul class="fields">
            {parameters
              .filter((parameter) => parameter.in === place)
              .map(({ anchor, name, required, shape }) => (
                <ParameterItem at={at} id={anchor} name={name} required={required} shape={shape} />
              ))}
          </ul>
        </>
      ))}
      {body && <RequestBody at={at} body={body} id={id} />}
      {parameters.length === 0 && !body && <p>No parameters and no body.</p>}
    </>
  );
}

const titles: Record<ParameterFacts["in"], string> = {
  path: "Path parameters",
  query: "Query parameters",
  querystring: "The whole query",
  header: "Headers",
  cookie: "Cookies",
};

function RequestBody({ at, body, id }: { at: PageContext; body: Body; id: string }) {
  return (
    <section>
      <Heading at={at} id={`${id}body`} level={3}>
        Body
      </Heading>
      <Prose text={body.description} />
      {body.contents.map(({ types, shape }, index) => (
        <>
          <BodyHead at={at} types={types} shape={shape}>
            {body.required ? <Required /> : <span class="fact">optional</span>}{" "}
            {shape.closed && <span class="fact">unknown fields are rejected</span>}
          </BodyHead>
          {!(at.print && shape.name) && (
            <Fields at={at} shape={shape} id={`${id}body${index === 0 ? "" : `-${index + 1}`}`} />
          )}
        </>
      ))}
    </section>
  );
}
