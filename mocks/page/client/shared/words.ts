/** Millionths of a US dollar as an amount: `$0.0025`, at least two decimals. */
export function dollars(microdollars: number): string {
  const sign = microdollars < 0 ? "−" : "";
  const [whole = "0", decimals = ""] = (Math.abs(microdollars) / 1e6).toFixed(6).split(".");
  return `${sign}$${whole}.${decimals.replace(/0{1,4}$/, "")}`;
}

export function milliseconds(duration: number): string {
  return `${duration < 10 ? Math.round(duration * 10) / 10 : Math.round(duration)} ms`;
}

/** A number of characters as an approximate size. */
export function size(characters: number): string {
  return characters < 1000
    ? `${characters} bytes`
    : `${Math.round(characters / 1000).toLocaleString("en")} kB`;
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

/** An instant in ISO 8601 as a readable date and time. */
export function instant(iso: string): string {
  return `${date.format(new Date(iso))} UTC`;
}

/** The time of day of an instant in ISO 8601. */
export function timeOfDay(iso: string): string {
  return iso.slice(11, 19);
}
