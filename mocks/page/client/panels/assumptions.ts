import type { Assumption } from "@adintel/client/assumptions";
import type { Decision } from "../../../engine/decisions.ts";
import { behavesAs, type Calibrated } from "../../../engine/scenarios/calibrated.ts";
import { button, fill, find, h, prose } from "../shared/dom.ts";
import type { PageMock } from "../shared/mock.ts";
import { showProblem } from "../shared/messages.ts";
import { seenText } from "../../../../scripts/lib/data/observation.ts";
import { counted } from "../../../../scripts/lib/text.ts";

interface Assumptions {
  documents: Assumption[];
  decisions: Decision[];
  calibration?: Calibrated;
}

/** The assumptions and the readings that are taken, loaded on demand. */
export function createAssumptions(mock: PageMock): void {
  const place = find("assumptions", HTMLElement);
  const show = async () => {
    try {
      const list = await mock.get<Assumptions>("assumptions");
      const field = assumptionList(list);
      fill(place, ...field.children);
      field.search.focus();
    } catch (error) {
      showProblem(error);
    }
  };
  fill(
    place,
    h("p", { class: "muted" }, "What the mock assumes where the specification leaves something open."),
    button("Show assumptions", show),
  );
}

function assumptionList({ documents, decisions, calibration }: Assumptions) {
  const items = [
    ...decisions.map(({ subject, decision, reason, point, reading, observed }) =>
      h(
        "li",
        {},
        h("b", {}, ...prose(subject)),
        h("p", {}, ...prose(decision)),
        h("p", { class: "muted" }, ...prose(`Why: ${reason}`)),
        ...(point ? [h("p", { class: "muted" }, h("code", {}, `${point}: ${reading ?? ""}`))] : []),
        ...(observed
          ? [h("p", { class: "observed" }, ...prose(`Observed: ${observed.reading}. ${seenText(observed)}`))]
          : []),
      ),
    ),
    ...documents.map(({ version, pointer, assumed }) =>
      h("li", {}, h("code", {}, `${version} ${readable(pointer)}`), h("p", {}, ...prose(assumed))),
    ),
  ];
  const search = h("input", { type: "search", placeholder: "Search", "aria-label": "Search assumptions" });
  const found = h("p", { class: "muted", role: "status" });
  const update = () => {
    const words = search.value.toLowerCase().split(/\s+/);
    for (const item of items) {
      const text = item.textContent.toLowerCase();
      item.hidden = !words.every((word) => text.includes(word));
    }
    found.textContent = counted(items.filter(({ hidden }) => !hidden).length, "assumption");
  };
  search.addEventListener("input", update);
  update();
  const list = h(
    "div",
    { class: "assumptions", tabindex: 0, role: "group", "aria-label": "Assumptions" },
    h("ul", {}, ...items),
  );
  const top = calibration ? [h("p", {}, behavesAs(calibration))] : [];
  return { search, children: [...top, search, found, list] };
}

function readable(pointer: string): string {
  return pointer.slice(1).replaceAll("/", " › ").replaceAll("~1", "/").replaceAll("~0", "~");
}
