import { button, fill, find, h } from "../shared/dom.ts";
import type { PageMock } from "../shared/mock.ts";
import { oneAtATime } from "../shared/one-at-a-time.ts";
import { announce } from "../shared/messages.ts";
import { instant } from "../shared/words.ts";

const steps: readonly { label: string; words: string; seconds: number }[] = [
  { label: "+1 min", words: "1 minute", seconds: 60 },
  { label: "+1 h", words: "1 hour", seconds: 3_600 },
  { label: "+1 day", words: "1 day", seconds: 86_400 },
  { label: "+30 days", words: "30 days", seconds: 30 * 86_400 },
];

export function createClock(mock: PageMock): () => Promise<void> {
  const place = find("clock", HTMLElement);
  const now = h("time", { class: "now" });
  const read = oneAtATime(async () => {
    const clock = await mock.get<{ now: string }>("clock");
    now.dateTime = clock.now;
    now.textContent = instant(clock.now);
  });
  const move = async (words: string, advanceSeconds: number) => {
    if (!(await mock.change("POST", "clock", { advanceSeconds }))) return;
    await read();
    announce(`Clock moved by ${words} to ${now.textContent}`);
  };
  const buttons = steps.map(({ label, words, seconds }) =>
    button(label, () => move(words, seconds), { "aria-label": `${label}: move the clock by ${words}` }),
  );
  fill(place, h("p", {}, now), h("div", { class: "buttons" }, ...buttons));
  return read;
}
