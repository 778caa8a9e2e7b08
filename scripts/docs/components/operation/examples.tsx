import type { NamedExample } from "../../../openapi/responses.ts";
import { nameInWords } from "../../../openapi/words.ts";
import { Code, type Language } from "../code.tsx";
import { Tabs } from "../tabs.tsx";

interface ExamplesProps {
  title: string;
  examples: NamedExample[];
  /** Of the group of tabs, unique on the page. */
  name: string;
}

/** Documented bodies, one of which shows. */
export function Examples({ title, examples, name }: ExamplesProps) {
  const tabs = examples.map((example) => ({
    label: nameInWords(example.name),
    content: (
      <ExampleFigure
        title={title}
        summary={example.summary}
        code={JSON.stringify(example.value, null, 2)}
        language="json"
      />
    ),
  }));
  return (
    <div class="examples">
      <Tabs name={name} legend={title} tabs={tabs} />
    </div>
  );
}

interface FigureProps {
  title: string;
  summary: string;
  code: string;
  language: Language;
}

/** An example under its summary. */
export function ExampleFigure({ title, summary, code, language }: FigureProps) {
  return (
    <figure class="example">
      <figcaption>{summary}</figcaption>
      <Code code={code} language={language} label={`${title}: ${summary}`} />
    </figure>
  );
}
