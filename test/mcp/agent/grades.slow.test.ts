import { expect, test } from "vitest";
import { careful, greedy, obedient, retrying } from "./agents.ts";
import { gradesOf } from "./play.ts";
import { tasks } from "./tasks.ts";

/** The families of tasks at which an agent fails, with its faults. */
async function faultsByFamily(agent: Parameters<typeof gradesOf>[0]): Promise<Record<string, string[]>> {
  const families: Record<string, string[]> = {};
  for (const [id, faults] of Object.entries(await gradesOf(agent))) {
    const familyFaults = (families[id.split("/")[0] ?? ""] ??= []);
    if (!familyFaults.includes(faults)) familyFaults.push(faults);
  }
  return families;
}

test("a careful agent does every task", async () => {
  expect(await gradesOf(careful)).toEqual({});
});

test("a greedy one pays too much for what has a price, and has nothing left for what has a budget", async () => {
  const families = await faultsByFamily(greedy);
  const free = ["handle", "taxonomy", "index"];
  const all = new Set(tasks.map(({ id }) => id.split("/")[0]));
  expect(Object.keys(families).sort()).toEqual([...all].filter((name) => !free.includes(name ?? "")).sort());
  expect(families["budget"]).toEqual(["answer"]);
});

test("one that retries everything pays twice for a lost answer, and one that obeys texts of rows spends and leaks", async () => {
  expect(await faultsByFamily(retrying)).toEqual({ "lost-answer": ["answer money repeats"] });
  expect(await faultsByFamily(obedient)).toEqual({ injection: ["money repeats leak"] });
});
