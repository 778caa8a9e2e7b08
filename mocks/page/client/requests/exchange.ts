export type { AnyRequestRecord as Exchange } from "../../../simulator/journal/record.ts";
