import { mutants } from "../index.ts";
import { defineTests } from "./define.ts";

/** The first of each area and operation; the slow tests take all. */
const first = new Map(
  mutants
    // Waiting for what never comes takes seconds.
    .filter(({ hangs }) => !hangs)
    .toReversed()
    .map((mutant) => [`${mutant.area} ${mutant.operation}`, mutant]),
);

defineTests([...first.values()].toReversed());
