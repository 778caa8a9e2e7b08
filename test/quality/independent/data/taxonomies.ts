/** Every taxonomy path that exists. */
export const taxonomyPaths: readonly string[] = (
  [
    ["Drinks", ["Tea", "Coffee", "Juice"]],
    ["Kitchen", ["Teapots", "Kettles", "Knives"]],
    ["Apparel", ["Jackets", "Hats", "Boots", "Swimwear"]],
    ["Travel", ["Bags", "Maps", "Tents"]],
    ["Beauty", ["Skincare", "Haircare", "Fragrance"]],
    ["Workshop", ["Hand Tools", "Power Tools", "Benches"]],
    ["Garden", ["Seeds", "Spades"]],
    ["Pets", ["Dog Food", "Cat Toys"]],
  ] as const
).flatMap(([middle, leaves]) => leaves.map((leaf) => `Consumer Goods > ${middle} > ${leaf}`));

/** Whether a text is such a path or an upper level of one. */
export const isTaxonomyPath = (text: string): boolean =>
  taxonomyPaths.some((path) => `${path} > `.startsWith(`${text} > `));
