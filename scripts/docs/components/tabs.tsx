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
      <fieldset class="tab-list">
        <legend>{legend}</legend>
        {tabs.map(({ label }, index) => (
          <label>
            <input type="radio" name={name} value={label} checked={index === 0} autocomplete="off" />
            <span>{label}</span>
          </label>
        ))}
      </fieldset>
      {tabs.map(({ label, content }) => (
        <div class="panel" data-label={label}>
          {content}
        </div>
      ))}
    </div>
  );
}
