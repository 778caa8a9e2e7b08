import type { NamedExample } from "../../../openapi/responses.ts";
import { nameInWords } from "../../../openapi/words.ts";
import { Code } from "../code.tsx";
import { Tabs } from "../tabs.tsx";

interface Props {
  title: string;
  examples: NamedExample[];
  /** Of the group of tabs, unique on the page. */
  name: string;
}

/** Documented bodies, one of which shows. */
export function Examples({ title, examples, name }: Props) {
  const tabs = examples.map((example) => ({
    label: nameInWords(example.name),
    content: (
      <figure class="example">
        <figcaption>{example.summary}</figcaption>
        <Code
          code={JSON.stringify(example.value, null, 2)}
          language="json"
          label={`${title}: ${example.summary}`}
        />
      </figure>
    ),
  }));
  return (
    <div class="examples">
      <Tabs name={name} legend={title} tabs={tabs} />
    </div>
  );
}
