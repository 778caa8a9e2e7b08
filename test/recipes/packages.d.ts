/**
 * Of packages that recipes use and the project does not install: no more than what the recipes call, as their own types
 * have it (Next.js 16, Storybook 10, Playwright Test 1).
 */

declare module "next/server" {
  export interface NextRequest extends Request {
    readonly nextUrl: URL;
  }
  export class NextResponse extends Response {
    static next(init?: { request?: { headers?: Headers } }): NextResponse;
    readonly cookies: {
      set(
        name: string,
        value: string,
        options?: { httpOnly?: boolean; sameSite?: "lax" | "strict" },
      ): unknown;
    };
  }
}

declare module "next/headers" {
  export function headers(): Promise<Pick<Headers, "get" | "has" | "forEach">>;
}

declare module "@/lib/session" {
  export function sessionOf(request: Request): string;
}

declare module "@/server/forward" {
  export function forward(request: Request): Promise<Response>;
}

declare module "@storybook/react-vite" {
  type Hook = () => void | (() => unknown) | Promise<void | (() => unknown)>;
  export interface Preview {
    beforeAll?: Hook;
    beforeEach?: Hook;
  }
  export interface Meta<Component> {
    component: Component;
  }
  export interface StoryObj<Component> {
    args?: Component extends (props: infer Props) => unknown ? Partial<Props> : never;
    beforeEach?: Hook;
  }
}

declare module "@playwright/test" {
  import type { BrowserContext, Locator, Page } from "playwright-core";

  interface Fixtures {
    context: BrowserContext;
    page: Page;
  }
  interface TestInfo {
    readonly testId: string;
    readonly repeatEachIndex: number;
    readonly retry: number;
  }
  interface Server {
    command: string;
    url?: string;
    reuseExistingServer?: boolean;
  }
  interface Config {
    testDir?: string;
    fullyParallel?: boolean;
    use?: { baseURL?: string };
    webServer?: Server | Server[];
  }
  interface Test<All> {
    (title: string, body: (fixtures: All, info: TestInfo) => Promise<void> | void): void;
    extend<More>(fixtures: {
      [Name in keyof More]: (
        fixtures: All & More,
        use: (fixture: More[Name]) => Promise<void>,
        info: TestInfo,
      ) => Promise<void>;
    }): Test<All & More>;
  }
  export const test: Test<Fixtures>;
  export function expect(actual: Locator): { toHaveCount(count: number): Promise<void> };
  export function expect(actual: unknown): { toMatchObject(expected: object): void };
  export function defineConfig(config: Config): Config;
}
