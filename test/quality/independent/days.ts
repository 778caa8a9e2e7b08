export const day = 86_400_000;

/** The first instant of a day, in a zone so many hours from UTC. */
export function midnight(time: number, zone = 0): number {
  const shift = zone * 3_600_000;
  return Math.floor((time + shift) / day) * day - shift;
}
