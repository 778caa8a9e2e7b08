import type { HookKind } from "../trades/trade.ts";
import hooks from "./hooks.json" with { type: "json" };

export interface Hook {
  readonly label: string;
  readonly tags: readonly string[] | null;
  readonly kind: HookKind;
  readonly phrases: readonly string[];
}

/** The ways to open a creative, and how it is put. What fills the gaps, `copyOf` says. */
export const hookKinds: readonly Hook[] = (Object.keys(hooks) as HookKind[]).map((kind) => ({
  kind,
  ...hooks[kind],
}));
