import { spawn } from "node:child_process";
import { once } from "node:events";
import { createMock } from "@adintel/mock";
import { readFlags } from "@adintel/mock/flags";
import { listen } from "@adintel/mock/server";
import { expect, test } from "vitest";
import { parse } from "yaml";
import { recipes } from "./recipe.ts";

const { services } = parse(recipes.get("container")?.files.get("compose.yaml") ?? "");

test("the container starts the mock with flags that it has, on every address", () => {
  const [, entry = "[]"] = /^ENTRYPOINT (.*)$/m.exec(services.mock.build.dockerfile_inline) ?? [];
  const [command, ...flags]: string[] = JSON.parse(entry);
  expect(command).toBe("adintel-mock");
  expect(readFlags([...flags, ...services.mock.command])).toMatchObject({
    address: { host: "0.0.0.0", port: 4010 },
    simulator: { now: "2026-11-20" },
  });
});

test("both containers have the token, and the tests the mock's address", () => {
  const { ADINTEL_MOCK_CONTROLS_TOKEN: token } = services.mock.environment;
  expect(services.e2e.environment).toEqual({
    ADINTEL_URL: "http://mock:4010",
    ADINTEL_MOCK_CONTROLS_TOKEN: token,
  });
});

test("the health check tells a mock that answers from one that does not", async () => {
  const [kind, command, flag, code]: string[] = services.mock.healthcheck.test;
  expect([kind, command, flag]).toEqual(["CMD", "node", "--eval"]);
  const server = await listen(createMock().fetch, { port: 0, host: "127.0.0.1" });
  const check = async () => {
    const child = spawn(process.execPath, ["--eval", code!.replace("http://127.0.0.1:4010", server.url)]);
    return (await once(child, "close"))[0] as number;
  };
  expect(await check()).toBe(0);
  await server.close();
  expect(await check()).toBe(1);
});
