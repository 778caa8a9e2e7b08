/** Something that takes up memory until it is dropped. */
export interface Held {
  bytes: number;
  /** Called when others need the room; whoever holds it forgets it. Without it, it stays. */
  drop?(): void;
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
  /** Drops what has not been used for longest, but what was just used; whether there was anything. */
  const dropOldest = (justUsed: Held): boolean => {
    for (const oldest of held) {
      if (!oldest.drop || oldest === justUsed) continue;
      remove(oldest);
      oldest.drop();
      return true;
    }
    return false;
  };
  return {
    /** Takes room for something that was just used. What alone is larger than the whole has its room too. */
    keep(one: Held): void {
      held.add(one);
      used += one.bytes;
      while (used > bytes && dropOldest(one));
    },
    /** Notes that something was used, and what it takes up now. */
    use(one: Held, now = one.bytes): void {
      remove(one);
      one.bytes = now;
      this.keep(one);
    },
    /** Gives the room of something back that was forgotten without being dropped. */
    remove,
    dropOldest,
    isFull: () => used > bytes,
  };
}
