import { defineScore } from "./define.ts";

defineScore("shape", "envelope", "access", "transport", "metering", "limits");
