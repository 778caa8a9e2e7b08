import type { Progress } from "../adintel/index.ts";

/** Where it is told: standard error, as a rule. */
export interface Stream {
  isTTY?: boolean;
  write(text: string): unknown;
}

const patienceMs = 1000;
const betweenMs = 100;

/**
 * Tells how far the making of the world is once it has taken a second: in one line, which is rewritten on a terminal and
 * stands there once elsewhere. `now` gives milliseconds.
 */
export function progressOn(stream: Stream, now = () => performance.now()): (progress: Progress) => void {
  let next = now() + patienceMs;
  let tells = false;
  return (progress) => {
    const isDone = progress.share === 1;
    if (isDone ? !tells : now() < next) return;
    next = stream.isTTY ? now() + betweenMs : Infinity;
    tells = stream.isTTY ?? false;
    const percent = `${Math.floor(100 * progress.share)} %`;
    stream.write(
      stream.isTTY ? `\r${goal(progress)} ${percent}${isDone ? "\n" : ""}` : `${goal(progress)}\n`,
    );
  };
}

function goal({ accounts, creatives }: Progress): string {
  return `Generating ${accounts.toLocaleString("en")} accounts with ${creatives.toLocaleString("en")} creatives…`;
}
