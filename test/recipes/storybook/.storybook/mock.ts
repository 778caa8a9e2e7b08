// .storybook/mock.ts
import { createHandlers } from "@adintel/mock/msw";

/** The mock that all stories share. It is reset before each story. */
export const { handlers, mock } = createHandlers({ now: Date.parse("2026-11-20") });
