/** Something that takes up memory until it is dropped. */
export interface Held {
  bytes: number;
  /** Called when others need the room; whoever holds it forgets it. */
  drop(): void;
}

export type Budget = ReturnType<typeof createBudget>;

/** Room in bytes that many share: when there is not enough, what has not been used for longest is dropped. */
export function createBudget(bytes: number) {
  // A set keeps the order in which its members were added.
  const held = new Set<Held>();
  let used = 0;
  const remove = (one: Held): void => {
    if (held.delete(one)) used -= one.bytes;
  };
  const dropOldest = (): void => {
    const [oldest] = held;
    if (!oldest) return;
    remove(oldest);
    oldest.drop();
  };
  return {
    /** Takes room for something that was just used. What alone is larger than the whole has its room too. */
    keep(one: Held): void {
      held.add(one);
      used += one.bytes;
      while (used > bytes && held.size > 1) dropOldest();
    },
    /** Gives the room of something back that was forgotten without being dropped. */
    remove,
    dropOldest,
  };
}
