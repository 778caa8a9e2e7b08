import type { Context, Hono } from "hono";
import { presetList } from "../engine/scenarios/presets.ts";
import { shown } from "../engine/scenarios/stage.ts";
import type { Env } from "../http/incoming.ts";
import type { ControlOn } from "./session.ts";
import { clearScenarios, removeScenario, scenariosIn, stageScenario } from "./staging.ts";

/** `/__mock/scenarios`: stages scenarios, lists them with the presets, and takes them away. */
export function addScenarios(
  app: Hono<Env>,
  control: ControlOn,
  readBody: (c: Context<Env>) => Promise<unknown>,
): void {
  app.get("/__mock/scenarios", async (c) =>
    c.json({ scenarios: await control(c, scenariosIn), presets: presetList }),
  );
  app.post("/__mock/scenarios", async (c) => {
    const input = await readBody(c);
    return c.json(await control(c, (world) => shown(stageScenario(world, input))), 201);
  });
  app.delete("/__mock/scenarios", async (c) => {
    await control(c, clearScenarios);
    return c.json({ scenarios: [] });
  });
  app.delete("/__mock/scenarios/:id", async (c) => {
    const left = await control(c, (world) => {
      removeScenario(world, c.req.param("id"));
      return scenariosIn(world);
    });
    return c.json({ scenarios: left });
  });
}
