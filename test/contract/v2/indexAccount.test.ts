import { defineContract } from "../support/contract.ts";

export const cases = defineContract("v2", "indexAccount");
