const MULTIPLIER = 1_664_525;
const INCREMENT = 1_013_904_223;

/** Numbers from 0 up to 1 that look like chance and that every run repeats, so that a failure can be seen again. */
export function createRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, MULTIPLIER) + INCREMENT) >>> 0;
    return state / 2 ** 32;
  };
}
