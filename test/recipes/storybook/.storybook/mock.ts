// .storybook/mock.ts
import { createHandlers } from "@adintel/mock/msw";

/** The mock that all stories share; each starts with it as new. */
export const { handlers, mock } = createHandlers({ now: Date.parse("2026-11-20") });
