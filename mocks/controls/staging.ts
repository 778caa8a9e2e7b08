import type { Violation } from "@adintel/client/validation";
import { ControlError } from "../http/control-error.ts";
import { keyNamed, type World } from "../engine/sessions/world.ts";
import { readScenario } from "../engine/scenarios/read.ts";
import type { Scenario, ScenarioHandle, StagedScenario } from "../engine/scenarios/scenario.ts";
import { maxScenarios, remainingOf, shown, type StagedEntry } from "../engine/scenarios/stage.ts";

/**
 * Stages a scenario in a world.
 *
 * @throws {ControlError} on anything in it that cannot be meant, naming all of it, or if there are too many.
 */
export function stageScenario(world: World, input: unknown): StagedEntry {
  const scenario = readScenario(input);
  checkKnown(world, scenario);
  if (world.stage.makeRoom()) {
    const entry = world.stage.add(scenario);
    world.changed("scenarios");
    return entry;
  }
  const message = `there are already ${maxScenarios} scenarios, the maximum; remove some`;
  throw new ControlError(400, { path: "scenarios", message });
}

/**
 * Makes sure that a world has what a scenario names, since it would never match otherwise.
 *
 * @throws {ControlError} naming what it has not; paths begin with `within`.
 */
export function checkKnown(world: World, { on = {} }: Scenario, within = ""): void {
  const found: Violation[] = [];
  if (on.account !== undefined && !world.content.account(on.account))
    found.push({
      path: `${within}on.account`,
      message: "must be the id of an account; no account has this id",
    });
  if (on.key !== undefined && !keyNamed(world, on.key))
    found.push({
      path: `${within}on.key`,
      message: `must be one of ${[...world.keys.keys()].join(", ")}`,
    });
  if (found.length > 0) throw new ControlError(400, ...found);
}

/** Everything that is staged in a world, the oldest first. */
export function scenariosIn({ stage }: World): StagedScenario[] {
  return stage.list().map(shown);
}

export function clearScenarios(world: World): void {
  world.stage.clear();
  world.changed("scenarios");
}

/**
 * Takes a scenario away.
 *
 * @throws {ControlError} if there is none of that id, listing those that there are.
 */
export function removeScenario(world: World, id: string): void {
  const { stage } = world;
  if (stage.remove(id)) return world.changed("scenarios");
  const ids = stage.list().map((entry) => entry.id);
  const message = ids.length > 0 ? `must be one of ${ids.join(", ")}` : "does not exist; nothing is staged";
  throw new ControlError(404, { path: "id", message });
}

/** A handle of a scenario that was staged; the session is looked up anew, since its world may be another by then. */
export function handleOf(control: <T>(run: (world: World) => T) => T, entry: StagedEntry): ScenarioHandle {
  // A snapshot that was restored has counts of its own.
  const current = () => control(({ stage }) => stage.list()).find(({ id }) => id === entry.id) ?? entry;
  return {
    ...shown(entry),
    get used() {
      return current().used;
    },
    get remaining() {
      return remainingOf(current());
    },
    remove() {
      control((world) => {
        if (world.stage.remove(entry.id)) world.changed("scenarios");
      });
    },
  };
}
