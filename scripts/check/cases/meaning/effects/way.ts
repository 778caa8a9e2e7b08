import type { CheckCase } from "../../../case.ts";
import type { Field, Subject } from "./subject.ts";

/** The cases that a field has for what it does; `depth`: rows to ask for at a time. */
export type CasesOf = (subject: Subject, field: Field, depth: number) => CheckCase[];
