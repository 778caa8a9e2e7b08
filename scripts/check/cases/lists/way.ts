import type { CheckCase } from "../../engine/case.ts";
import type { Field, Subject } from "../../contract/subject.ts";

/** The cases that a field has for what it does; `depth`: rows to ask for at a time. */
export type CasesOf = (subject: Subject, field: Field, depth: number) => CheckCase[];
