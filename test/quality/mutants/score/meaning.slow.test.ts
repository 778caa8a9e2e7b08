import { defineScore } from "./define.ts";

defineScore("meaning");
