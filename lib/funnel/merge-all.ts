type AllOf<Each> = (Each extends unknown ? (each: Each) => void : never) extends (all: infer All) => void ? All : never;

/** Several tables in one, with the entries of each of them. Their names differ, or the last one's row stands. */
export function mergeAll<Each extends object>(tables: readonly Each[]): AllOf<Each> {
  return Object.assign({}, ...tables) as AllOf<Each>;
}
