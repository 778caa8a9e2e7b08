import type { Shape } from "../../openapi/shape.ts";

/** The mode of an alternative that is told apart by one; `undefined`, if it is told apart otherwise. */
export function modeOf({ fields }: Shape): string | undefined {
  const [mode] = fields.find(({ shape }) => shape.effect?.by === "mode")?.shape.values ?? [];
  return mode === undefined ? undefined : String(mode);
}
