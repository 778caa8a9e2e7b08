import { defineContract } from "../support/contract.ts";

export const cases = defineContract("v1", "searchBrandMedia");
