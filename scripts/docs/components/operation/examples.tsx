import type { NamedExample } from "../../../openapi/responses.ts";
import { nameInWords } from "../../../openapi/words.ts";
import { Code } from "../code.tsx";
import { Tabs } from "../tabs.tsx";

interface ExamplesProps {
  title: string;
  examples: NamedExample[];
  /** Of the group of tabs, unique on the page. */
  name: string;
}

export function Examples({ title, examples, name }: ExamplesProps) {
  const tabs = examples.map((example) => ({
    label: [nameInWords(example.name), example.type].filter(Boolean).join(", "),
    content: <ExampleFigure title={title} example={example} />,
  }));
  return (
    <div class="examples">
      <Tabs name={name} legend={title} tabs={tabs} />
    </div>
  );
}

export function ExampleFigure({ title, example }: { title: string; example: NamedExample }) {
  const { summary, value, type } = example;
  const isText = type !== undefined && typeof value === "string";
  return (
    <figure class="example">
      <figcaption>{summary}</figcaption>
      <Code
        code={isText ? value : JSON.stringify(value, null, 2)}
        language={isText ? "text" : "json"}
        label={`${title}: ${summary}`}
      />
    </figure>
  );
}
