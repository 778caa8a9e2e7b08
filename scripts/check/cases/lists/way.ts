import type { CheckCase } from "../../engine/case.ts";
import type { FilterField, Subject } from "../../contract/subject.ts";

/** The cases that a field has for what it does; `depth`: rows to ask for at a time. */
export type CasesOf = (subject: Subject, field: FilterField, depth: number) => CheckCase[];
