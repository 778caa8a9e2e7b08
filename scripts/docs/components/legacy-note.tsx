import type { Child } from "hono/jsx";

export function LegacyNote({ children }: { children: Child }) {
  return (
    <div class="counterpart legacy" role="note">
      <p>
        <b>Legacy.</b> {children}
      </p>
    </div>
  );
}
