/** Those of the product are about two hundred; the database keeps what it has a name for. */
const MOST_NAMES = 500;
/** Longer ones write many rows at once, which a start does and nobody after it. */
const LONGEST_TEXT = 5000;

/** Names for statements that come again and again, so that the database parses and plans each once; undefined for others, the first coming of each among them. */
export function createStatementNames(): (text: string) => string | undefined {
  const known = new Map<string, { readonly name: string; isRepeated: boolean }>();
  return (text) => {
    const found = known.get(text);
    if (found?.isRepeated) return found.name;
    if (found) found.isRepeated = true;
    else if (known.size < MOST_NAMES && text.length <= LONGEST_TEXT) known.set(text, { name: `statement_${known.size + 1}`, isRepeated: false });
    return found?.name;
  };
}
