import type { Context, Hono } from "hono";
import type { Env } from "../../exchange.ts";
import type { World } from "../world.ts";
import { clearScenarios, removeScenario, scenariosIn, stageScenario } from "./control.ts";
import { presetList } from "./presets.ts";
import { shown } from "./stage.ts";

/** `/__mock/scenarios`: stages scenarios, lists them with the presets, and takes them away. */
export function addScenarios(
  app: Hono<Env>,
  worldOf: (c: Context<Env>) => World,
  readBody: (c: Context<Env>) => Promise<unknown>,
): void {
  app.get("/__mock/scenarios", (c) => c.json({ scenarios: scenariosIn(worldOf(c)), presets: presetList }));
  app.post("/__mock/scenarios", async (c) =>
    c.json(shown(stageScenario(worldOf(c), await readBody(c))), 201),
  );
  app.delete("/__mock/scenarios", (c) => {
    clearScenarios(worldOf(c));
    return c.json({ scenarios: [] });
  });
  app.delete("/__mock/scenarios/:id", (c) => {
    const world = worldOf(c);
    removeScenario(world, c.req.param("id"));
    return c.json({ scenarios: scenariosIn(world) });
  });
}
