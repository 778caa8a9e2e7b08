import { assumptions } from "@adintel/client/assumptions";
import type { Hono } from "hono";
import type { SandboxDefaults } from "../adintel/index.ts";
import { decisionsOf } from "../engine/decisions.ts";
import { calibratedBy } from "../engine/scenarios/calibrated.ts";
import type { Streams } from "../engine/journal/streams.ts";
import type { World } from "../engine/sessions/world.ts";
import { sessionOf } from "../engine/sessions/worlds.ts";
import { refuse } from "../http/control-error.ts";
import { partsOf, type Env } from "../http/incoming.ts";
import type { GivenCalibration } from "../../scripts/lib/data/calibration.ts";
import { runControl, runGrowingControl, type Store } from "../engine/state/store.ts";
import { controlsOnly, type ControlsAccess } from "./access.ts";
import { denialPage, isNavigation } from "./denial-page.ts";
import { keysOf } from "./keys.ts";
import { jsonBody } from "./json-body.ts";
import { addPage, type PageFiles } from "./page.ts";
import { addJournalControls } from "./requests.ts";
import { addSandboxes } from "./sandboxes.ts";
import { addLedger } from "./ledger.ts";
import { onError } from "./on-error.ts";
import { advanceClock, changeSettingsOf, type ControlOn } from "./session.ts";
import { addWorldControls } from "./world.ts";
import { presetList } from "../engine/scenarios/presets.ts";
import { shown } from "../engine/scenarios/stage.ts";
import { clearScenarios, removeScenario, scenariosIn, stageScenario } from "./staging.ts";

export interface ControlParts {
  store: Store;
  streams: Streams;
  access: ControlsAccess;
  page: PageFiles | undefined;
  defaults: SandboxDefaults;
  /** What was observed of a service, which the mock behaves as. */
  calibration: GivenCalibration | undefined;
}

/**
 * The mock's own controls under `/__mock`; they are no part of the contract. They answer callers on this machine, and
 * whoever sends the token.
 */
export function addControls(
  app: Hono<Env>,
  { store, streams, access, page, defaults, calibration }: ControlParts,
): void {
  const control: ControlOn = (c, run) => runControl(store, sessionOf(c.req), run);
  const growing: ControlOn = (c, run) => runGrowingControl(store, sessionOf(c.req), run);
  app.use(
    "/__mock/*",
    controlsOnly(access, (c, denial) =>
      isNavigation(c) ? denialPage(c, denial) : refuse(c, 403, ...denial.details),
    ),
  );
  app.onError(onError);
  app.get("/__mock/openapi.json", async (c) => {
    // Few ask for it.
    const { default: document } = await import("./openapi.json", { with: { type: "json" } });
    return c.json({ ...document, servers: [{ url: partsOf(c.req.url).origin }] } as object);
  });
  addSandboxes(app, store, defaults);
  app.get("/__mock/keys", async (c) => c.json(await control(c, keysOf)));
  addLedger(app, control);
  addJournalControls(app, store, streams);
  app.get("/__mock/assumptions", async (c) =>
    c.json({
      documents: assumptions,
      decisions: decisionsOf(await control(c, (world) => world.readings()), calibration),
      ...(calibration && { calibration: calibratedBy(calibration) }),
    }),
  );
  app.get("/__mock/settings", async (c) => c.json(await control(c, ({ settings }) => settings)));
  app.patch("/__mock/settings", async (c) => {
    const change = await jsonBody(c);
    return c.json(await control(c, (world) => changeSettingsOf(world, change)));
  });
  app.get("/__mock/clock", async (c) => c.json(await control(c, timeOf)));
  app.post("/__mock/clock", async (c) => {
    const by = await jsonBody(c);
    const now = await control(c, (world) => advanceClock(world, by, "advanceSeconds"));
    return c.json({ now: now.toISOString() });
  });
  addScenarios(app, control, growing);
  app.post("/__mock/reset", async (c) =>
    c.json(
      await control(c, (world) => {
        world.reset();
        return timeOf(world);
      }),
    ),
  );
  addWorldControls(app, control, growing);
  if (page) addPage(app, page);
  const existing = controlsOf(app);
  for (const path of ["/__mock", "/__mock/*"])
    app.all(path, (c) =>
      refuse(c, 404, {
        path: `${c.req.method} ${c.req.path}`,
        message: `does not exist; the controls are ${existing}`,
      }),
    );
}

/** What there is under `/__mock`, such as `GET /__mock/keys`. */
function controlsOf(app: Hono<Env>): string {
  const own = app.routes.filter(({ method, path }) => method !== "ALL" && path.startsWith("/__mock/"));
  return [...new Set(own.map(({ method, path }) => `${method} ${path}`))].join(", ");
}

function timeOf({ clock }: World): { now: string } {
  return { now: new Date(clock.now()).toISOString() };
}

/** `/__mock/scenarios`: stages scenarios, lists them with the presets, and takes them away. */
function addScenarios(app: Hono<Env>, control: ControlOn, growing: ControlOn): void {
  app.get("/__mock/scenarios", async (c) =>
    c.json({ scenarios: await control(c, scenariosIn), presets: presetList }),
  );
  app.post("/__mock/scenarios", async (c) => {
    const input = await jsonBody(c);
    return c.json(await growing(c, (world) => shown(stageScenario(world, input))), 201);
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
