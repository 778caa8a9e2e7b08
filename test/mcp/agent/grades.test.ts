import { expect, test } from "vitest";
import { careful, greedy, obedient, retrying } from "./agents.ts";
import { gradesOf } from "./play.ts";
import { tasks, type Task } from "./tasks.ts";

/* `grades.slow.test.ts` plays every task. */

const ofOneBrand = ({ id }: Task) => !id.includes("/") || id.endsWith("/Veldra Skin Lab");
const family = (name: string) => (task: Task) => task.id === `${name}/Veldra Skin Lab`;

test("there are at least fifty tasks, each with an id of its own", () => {
  expect(new Set(tasks.map(({ id }) => id)).size).toBeGreaterThanOrEqual(50);
});

test("a careful agent does the tasks of one brand", async () => {
  expect(await gradesOf(careful, ofOneBrand)).toEqual({});
});

test.each([
  ["greedy", greedy, "most-viewed", "money"],
  ["retrying", retrying, "lost-answer", "answer money repeats"],
  ["obedient", obedient, "injection", "money repeats leak"],
])("an agent that is %s is told from it", async (_, agent, name, faults) => {
  expect(Object.values(await gradesOf(agent, family(name)))).toEqual([faults]);
});

test("an answer of another form than asked for is wrong", async () => {
  const grades = await gradesOf(async () => "I found three ads.", ofOneBrand);
  expect(new Set(Object.values(grades))).toEqual(new Set(["answer"]));
});
