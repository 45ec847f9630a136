// Calls as fast as a server takes them, and at a rate that it cannot carry.
import { performance } from 'node:perf_hooks';

/** Completed work a second at `atATime` concurrent workers; failures are not counted. */
export async function findCapacity({ atATime, seconds, work }) {
  const endsAt = performance.now() + seconds * 1000;
  let [begun, done] = [0, 0];
  const keepAsking = async () => {
    while (performance.now() < endsAt) {
      const isServed = await work((begun += 1)).then(
        () => true,
        () => false,
      );
      if (isServed) done += 1;
      // A refused client comes again at once, and the rest of the loop has to have its turn.
      else await new Promise((resolve) => setImmediate(resolve));
    }
  };
  await Promise.all(Array.from({ length: atATime }, keepAsking));
  return done / seconds;
}
