// src/search-page.stories.ts
import type { Meta, StoryObj } from "@storybook/react-vite";
import { mock } from "../.storybook/mock.ts";
import { SearchPage } from "./search-page.tsx";

const meta: Meta<typeof SearchPage> = { component: SearchPage };
export default meta;

type Story = StoryObj<typeof SearchPage>;

export const Found: Story = {};

export const RateLimited: Story = {
  beforeEach: () => void mock.scenario("rateLimited"),
};

export const Slow: Story = {
  beforeEach: () => void mock.scenario({ on: { operation: "searchMedia" }, delayMs: 2000 }),
};
