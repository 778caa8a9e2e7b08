/**
 * A page in fewer bytes, of which a browser makes the same: without quotes and references that HTML can do without, and without end
 * tags that it implies, also by the simple rules of programs that are no browsers.
 *
 * @param html As JSX writes it: attributes are in double quotes, in which `<` and `>` are escaped.
 */
export function compact(html: string): string {
  return html
    .replace(/<\/li>(?=<li[ >]|<\/[ou]l>)|<\/p>(?=<(?:p|div)[ >]|<\/div>)/g, "")
    .replace(/<[^>]*>|[^<]+/g, (part) => (part.startsWith("<") ? compactTag(part) : withQuotes(part)));
}

function compactTag(tag: string): string {
  return tag
    .replace(/\/>$/, isEmpty.test(tag) ? ">" : " />")
    .replace(/="([^"]*)"/g, (attribute, escaped: string) => {
      const value = withQuotes(escaped).replaceAll("&lt;", "<").replaceAll("&gt;", ">");
      if (value === "") return "";
      if (/^[^\s"'=<>`]+$/.test(value)) return `=${value}`;
      const quote = ['"', "'"].find((one) => !value.includes(one));
      return quote === undefined ? attribute : `=${quote}${value}${quote}`;
    });
}

/** A tag of HTML that has no end tag; in drawings, such tags must end with a slash. */
const isEmpty = /^<(?:br|hr|img|input|link|meta|wbr)\b/;

/** A text in which quotes stand for themselves. */
function withQuotes(text: string): string {
  return text.replaceAll("&quot;", '"').replaceAll("&#39;", "'");
}
