// Generated from scripts/client/core/suggestion.ts by `npm run generate`. Do not edit.
/** What other clients call an option. */
const otherNames = new Map([
    ["retry", "maxRetries"],
    ["token", "apiKey"],
]);
/**
 * What to write instead of a wrong name: the one that begins with most of it, or else contains most of it, whatever the case and
 * underscores. If there is none, all.
 *
 * @param names separated by spaces
 */
export function suggest(wrongName, names) {
    /** Fewer letters of a longer name, or of any, are alike by chance. */
    const [minLetters, fewest] = [5, 3];
    const letters = (otherNames.get(wrongName) ?? wrongName).replace(/\W|_/g, "");
    for (let count = letters.length; count >= fewest; count = count > minLetters ? count - 1 : 0) {
        const start = letters.slice(0, count);
        const find = (pattern) => new RegExp(pattern, "i").exec(names)?.[0];
        const like = find(`\\b${start}\\b`) ?? find(`\\b${start}\\w*`) ?? find(`\\w*${start}\\w*`);
        if (like)
            return `did you mean ${like}?`;
    }
    return `there are ${names}`;
}
