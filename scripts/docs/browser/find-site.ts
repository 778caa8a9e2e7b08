/*
 * In the page that is sent for addresses that lead nowhere, if nobody said at which path the site is: that page cannot know it, but
 * a script knows its own address. The page names it at several, one of which is right, and its links start at the root of the host
 * until then.
 */
const script = document.currentScript;
const { body } = document;
if (script instanceof HTMLScriptElement && body.dataset["site"] === undefined) {
  const site = new URL("..", script.src).href;
  body.dataset["site"] = site;
  const below = (address: string) => site + address.slice(1);
  for (const one of document.querySelectorAll('[href^="/"]'))
    one.setAttribute("href", below(one.getAttribute("href") ?? ""));
  for (const [name, address] of Object.entries(body.dataset))
    if (address?.startsWith("/")) body.dataset[name] = below(address);
  for (const name of script.dataset["next"]?.split(" ") ?? []) {
    const next = document.createElement("script");
    next.src = site + name;
    // In this order.
    next.async = false;
    document.head.append(next);
  }
}
