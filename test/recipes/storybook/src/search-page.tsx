/** The reader's own component, which stories import. */
export function SearchPage(_props: { query?: string }): null {
  return null;
}
