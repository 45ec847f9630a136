// Work at a steady rate, whatever the answers take: who waits does not make the next one come later.

/** A server that falls behind further than this has failed; waiting for all of it would only keep the bench. */
const MOST_UNDER_WAY = 500;

/**
 * Begins `perSecond` pieces of work a second for `seconds`. A delay counts from the due time of the work, in ms.
 * Returns { delays, failures }: each failure's first words with its count.
 */
export async function runSteadily({ perSecond, seconds, work }) {
  const startedAt = performance.now();
  const total = perSecond * seconds;
  const delays = [];
  const failures = new Map();
  const countFailure = (words) => failures.set(words, (failures.get(words) ?? 0) + 1);
  const underWay = new Set();
  for (let begun = 0; begun < total; begun += 1) {
    const dueAt = startedAt + (begun * 1000) / perSecond;
    const early = dueAt - performance.now();
    if (early > 1) await new Promise((resolve) => setTimeout(resolve, early));
    if (underWay.size >= MOST_UNDER_WAY) {
      countFailure(`${MOST_UNDER_WAY} earlier ones were not answered yet`);
      continue;
    }
    const piece = work(begun)
      .then(() => delays.push(performance.now() - dueAt))
      .catch((error) => countFailure(error.message.slice(0, 100)))
      .finally(() => underWay.delete(piece));
    underWay.add(piece);
  }
  await Promise.all(underWay);
  return { delays, failures };
}
