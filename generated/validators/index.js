// Generated from openapi by `npm run generate`. Do not edit.
import { fields as v1Fields, operations as v1 } from "./v1.js";
import { fields as v2Fields, operations as v2 } from "./v2.js";

export const validators = {
  v1: { fields: v1Fields, operations: v1 },
  v2: { fields: v2Fields, operations: v2 },
};
