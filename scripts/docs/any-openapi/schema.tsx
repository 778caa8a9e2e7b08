import { schemaPage } from "../../openapi/reference-links.ts";
import { toShape, type Shape } from "../../openapi/shape.ts";
import type { PageContext } from "../model/page-context.ts";
import { Facts, Fields, TypeOf } from "../components/fields.tsx";
import { firstSentence, Prose } from "../components/prose.tsx";
import { UsedBy } from "../components/used-by.tsx";
import { Values } from "../components/values.tsx";
import type { ForeignPage, ForeignApi } from "./site.ts";
import type { SchemaUsers } from "./users.ts";

export function foreignSchema(api: ForeignApi, name: string, users: SchemaUsers): ForeignPage {
  const shape = toShape(api.schemas, { $ref: `#/components/schemas/${name}` });
  return {
    path: schemaPage(undefined, name),
    title: name,
    description: firstSentence(shape.description ?? "") || `The schema ${name}.`,
    kind: "schema",
    render: (at) => (
      <article class="schema">
        <h1>{name}</h1>
        <Body at={at} shape={shape} users={users} />
      </article>
    ),
  };
}

function Body({ at, shape, users }: { at: PageContext; shape: Shape; users: SchemaUsers }) {
  const { values } = shape.items ?? shape;
  return (
    <>
      <p class="field-head">
        {shape.items ? <TypeOf at={at} shape={shape} /> : <span class="type">{shape.type}</span>}{" "}
        <Facts shape={shape} />
      </p>
      <Prose text={shape.description} />
      {values.length > 1 && <Values at={at} values={values} id="values" name={undefined} />}
      <Fields at={at} shape={shape} id="field" />
      <UsedBy at={at} id="used-by" {...users} />
    </>
  );
}
