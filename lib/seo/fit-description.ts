/** What a search engine shows of a description before it cuts. */
export const LONGEST_DESCRIPTION = 160;

/**
 * A description of several things of the same kind, with as many of them, from the first on, as are shown whole; never
 * without the first.
 */
export function fitDescription(things: readonly string[], say: (things: readonly string[]) => string): string {
  for (let count = things.length; count > 1; count -= 1) {
    const description = say(things.slice(0, count));
    if (description.length <= LONGEST_DESCRIPTION) return description;
  }
  return say(things.slice(0, 1));
}
