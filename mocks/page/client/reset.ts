import { find } from "./dom.ts";
import type { Mock } from "./mock.ts";
import { say } from "./tell.ts";

/** The button that takes a session back to the start; it asks first. */
export function offerReset(mock: Mock): void {
  const dialog = find("confirm", HTMLDialogElement);
  find("reset", HTMLButtonElement).addEventListener("click", () => {
    find("confirm-session", HTMLElement).textContent =
      mock.session() === "" ? "requests without a session" : `session ${mock.session()}`;
    dialog.showModal();
  });
  find("confirm-no", HTMLButtonElement).addEventListener("click", () => dialog.close());
  find("confirm-yes", HTMLButtonElement).addEventListener("click", () => {
    dialog.close();
    void mock.change("POST", "reset").then((isDone) => isDone && say("Reset"));
  });
}
