/** The letters of a title and of a description that a search engine shows before it cuts. */
export const LONGEST_TITLE = 60;
export const LONGEST_DESCRIPTION = 160;

/**
 * A description of several things of the same kind. It has as many of them, from the first on, as are shown whole, and
 * always the first.
 */
export function fitDescription(things: readonly string[], say: (things: readonly string[]) => string): string {
  for (let count = things.length; count > 1; count -= 1) {
    const description = say(things.slice(0, count));
    if (description.length <= LONGEST_DESCRIPTION) return description;
  }
  return say(things.slice(0, 1));
}

/** The first title that is shown whole; the last one where none is. */
export function fitTitle(titles: readonly [string, ...string[]]): string {
  return titles.find((title) => title.length <= LONGEST_TITLE) ?? titles[titles.length - 1] ?? titles[0];
}
