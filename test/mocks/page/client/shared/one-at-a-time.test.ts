import { expect, test } from "vitest";
import { oneAtATime } from "../../../../../mocks/page/client/shared/one-at-a-time.ts";

/** A reader whose runs end when the test says so. */
function slowReader() {
  const ends: { done: () => void; fail: (error: Error) => void }[] = [];
  const read = oneAtATime(() => new Promise((done, fail) => void ends.push({ done, fail })));
  return { read, ends };
}

test("a reader that is asked for while it runs runs once more, however often it was asked", async () => {
  const { read, ends } = slowReader();
  const first = read();
  const later = [read(), read(), read()];
  expect(ends).toHaveLength(1);
  ends[0]?.done();
  await first;
  await expect.poll(() => ends.length).toBe(2);
  ends[1]?.done();
  await Promise.all(later);
  expect(ends).toHaveLength(2);
});

test("a run that fails fails for those who asked for it, and the next one is made", async () => {
  const { read, ends } = slowReader();
  const first = read();
  const second = read();
  ends[0]?.fail(new Error("gone"));
  await expect(first).rejects.toThrow("gone");
  await expect.poll(() => ends.length).toBe(2);
  ends[1]?.done();
  await second;
  const third = read();
  expect(ends).toHaveLength(3);
  ends[2]?.done();
  await third;
});
