import type { Child } from "hono/jsx";

export interface Tab {
  label: string;
  content: Child;
}

/**
 * Panels of which one is shown. They are radio buttons, which work without a script and by the arrow keys; the style sheet
 * shows the panel of the chosen one.
 */
export function Tabs({ name, legend, tabs }: { name: string; legend: string; tabs: Tab[] }) {
  const [only] = tabs;
  if (tabs.length === 1 && only) return <>{only.content}</>;
  return (
    <div class="tabs">
      <Choices name={name} legend={legend} options={tabs.map(({ label }) => [label, label])} />
      {tabs.map(({ label, content }) => (
        <div class="panel" data-label={label}>
          {content}
        </div>
      ))}
    </div>
  );
}

interface ChoicesProps {
  name: string;
  legend: string;
  options: [value: string, label: string][];
}

/** Radio buttons in a row, of which the first is chosen. */
export function Choices({ name, legend, options }: ChoicesProps) {
  return (
    <fieldset class="tab-list">
      <legend>{legend}</legend>
      {options.map(([value, label], index) => (
        <label>
          <input type="radio" name={name} value={value} checked={index === 0} autocomplete="off" />
          <span>{label}</span>
        </label>
      ))}
    </fieldset>
  );
}
