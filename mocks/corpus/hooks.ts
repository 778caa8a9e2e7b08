import type { HookKind, Theme } from "./trade.ts";

/** The ways to open a creative. */
export const hookKinds: readonly (Theme & { readonly kind: HookKind })[] = [
  { kind: "question", label: "Opens with a question", tags: ["question", "curiosity"] },
  { kind: "number", label: "Opens with a number", tags: ["number", "specific"] },
  { kind: "dare", label: "Opens with a dare", tags: ["dare", "challenge"] },
  { kind: "confession", label: "Opens with a confession", tags: ["confession", "first person"] },
  { kind: "mistake", label: "Opens with a common mistake", tags: ["mistake", "warning"] },
  { kind: "proof", label: "Opens with what others say", tags: ["social proof"] },
  { kind: "scene", label: "Opens in the middle of a scene", tags: null },
];
