import { access } from "./access.ts";
import { envelope } from "./envelope.ts";
import { ignoredFields } from "./ignored-fields.ts";
import { limits } from "./limits.ts";
import { accounts } from "./meaning-accounts.ts";
import { indexing } from "./meaning-indexing.ts";
import { lists } from "./meaning-lists.ts";
import { mediaFilters } from "./meaning-media-filters.ts";
import { mediaPages } from "./meaning-media-pages.ts";
import { metering } from "./metering.ts";
import { missingFields } from "./missing-fields.ts";
import type { Mutant } from "./mutant.ts";
import { prices } from "./prices.ts";
import { shape } from "./shape.ts";
import { transport } from "./transport.ts";
import { validationV1 } from "./validation-v1.ts";
import { validationV2 } from "./validation-v2.ts";

/** Every one-fault server. */
export const mutants: Mutant[] = [
  ...shape,
  ...envelope,
  ...access,
  ...transport,
  ...validationV2,
  ...validationV1,
  ...missingFields,
  ...ignoredFields,
  ...prices,
  ...mediaFilters,
  ...mediaPages,
  ...lists,
  ...accounts,
  ...indexing,
  ...metering,
  ...limits,
];
