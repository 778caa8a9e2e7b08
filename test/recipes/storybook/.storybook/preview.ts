// .storybook/preview.ts
import type { Preview } from "@storybook/react-vite";
import { setupWorker } from "msw/browser";
import { handlers, mock } from "./mock.ts";

const preview: Preview = {
  async beforeAll() {
    await setupWorker(...handlers).start({ onUnhandledRequest: "bypass" });
  },
  beforeEach() {
    mock.reset();
  },
};

export default preview;
