interface Arguments {
  /** What stands after each option. */
  readonly options: ReadonlyMap<string, string>;
  readonly rest: readonly string[];
}

/** The words of a command line, with those apart that follow one of the options. */
export function readArguments(given: readonly string[], known: readonly string[]): Arguments {
  const options = new Map<string, string>();
  const rest: string[] = [];
  for (let index = 0; index < given.length; index += 1) {
    const word = given[index] ?? '';
    if (known.includes(word)) options.set(word, given[(index += 1)] ?? '');
    else rest.push(word);
  }
  return { options, rest };
}
