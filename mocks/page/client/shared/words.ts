/** Millionths of a US dollar as an amount: `$0.0025`, at least two decimals. */
export function dollars(microdollars: number): string {
  const sign = microdollars < 0 ? "−" : "";
  const [whole = "0", decimals = ""] = (Math.abs(microdollars) / 1e6).toFixed(6).split(".");
  return `${sign}$${whole}.${decimals.replace(/0{1,4}$/, "")}`;
}

/** A duration in milliseconds. */
export function milliseconds(duration: number): string {
  return `${duration < 10 ? Math.round(duration * 10) / 10 : Math.round(duration)} ms`;
}

/** A number of letters as a size in bytes, about. */
export function size(letters: number): string {
  return letters < 1000 ? `${letters} bytes` : `${Math.round(letters / 1000).toLocaleString("en")} kB`;
}

const date = new Intl.DateTimeFormat("en-GB", {
  weekday: "short",
  day: "numeric",
  month: "short",
  year: "numeric",
  hour: "2-digit",
  minute: "2-digit",
  timeZone: "UTC",
});

/** An instant in ISO 8601 as a person reads it, in UTC. */
export function instant(iso: string): string {
  return `${date.format(new Date(iso))} UTC`;
}

/** The time of day of an instant in ISO 8601, in UTC. */
export function timeOfDay(iso: string): string {
  return iso.slice(11, 19);
}
