import { applySetting } from "../server/apply.ts";
import { setting } from "../server/current.ts";
import { recogniseMock } from "../server/mock.ts";
import { loadOperation } from "../server/operation.ts";
import { loadStyle } from "../server/tools.ts";
import { mockBar } from "./mock-bar.ts";
import { createTrial } from "./trial.ts";

/**
 * Puts a form into a section, by which its operation can be called. The section names the operation's file in `data-operation`;
 * the body of the page says where that is.
 *
 * @throws if the files cannot be loaded
 */
export async function mount(container: HTMLElement): Promise<void> {
  const name = container.dataset["operation"] ?? "";
  const [module] = await Promise.all([loadOperation(name), loadStyle("try-it.css"), applySetting()]);
  const bar = mockBar();
  const samples = document.querySelector(`.samples[data-operation="${CSS.escape(name)}"]`);
  const { server, key } = setting;
  const { form, outcome, update } = createTrial(module, { id: "try-it", server, key, bar, samples });
  const settle = () => {
    // A mock elsewhere has the demo keys, too, and tells of credits.
    void recogniseMock(server());
    if (container.isConnected) update();
  };
  setting.onChange(settle);
  container.append(form.element, outcome, bar.element);
  settle();
  form.element.focus({ preventScroll: true });
  // On the way there what is above it may have changed its height.
  if (location.hash.startsWith(`#${container.id}`)) container.scrollIntoView();
}
