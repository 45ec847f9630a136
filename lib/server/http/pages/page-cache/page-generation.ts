const GENERATION = Symbol.for('pelakfan.page-generation');

/** Counts the purges of this process. Pages rendered under an earlier count are forgotten. */
export interface PageGeneration {
  current: number;
}

function isGeneration(value: unknown): value is PageGeneration {
  return typeof value === 'object' && value !== null && 'current' in value && typeof value.current === 'number';
}

/**
 * The one count that this server's page cache and the framework's own (framework-cache.mjs) look at.
 * The framework loads modules of its own, so module state would be two counts: it is shared by the process.
 */
export function getPageGeneration(): PageGeneration {
  const shared: unknown = Reflect.get(globalThis, GENERATION);
  if (isGeneration(shared)) return shared;
  const generation: PageGeneration = { current: 0 };
  Reflect.set(globalThis, GENERATION, generation);
  return generation;
}
