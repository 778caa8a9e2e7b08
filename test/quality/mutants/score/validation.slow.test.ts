import { defineScore } from "./define.ts";

defineScore("validation");
