import { access } from "./access.ts";
import { envelope } from "./envelope.ts";
import { shape } from "./shape.ts";
import { transport } from "./transport.ts";
import { validationV1 } from "./validation-v1.ts";
import { validationV2 } from "./validation-v2.ts";

/** Every one-fault server. */
export const mutants = [...shape, ...envelope, ...access, ...transport, ...validationV2, ...validationV1];
