// How fast Lighthouse' mobile preset finds the public pages, and the first question of an order.
import { withProduct } from '../product.mjs';
import { ORDER_ENTRIES, PUBLIC_PAGES } from '../public-pages.mjs';
import { requireLighthouse, runLighthouse } from '../run-lighthouse.mjs';
import { atLeast, atMost, toRow } from '../statistics.mjs';

const ROUNDS = 3;

/** Points, and milliseconds of the longest-drawn part and of blocking. */
const PUBLIC_GOALS = { points: 100, blockingMs: 20 };
const ENTRY_GOALS = { points: 95, blockingMs: 100, largestPaintMs: 2000 };

export async function measureLighthouse() {
  const lighthouse = await requireLighthouse();
  return withProduct({}, async ({ url }) => {
    const rows = [];
    const measure = async (pages, goals) => {
      for (const [name, page] of Object.entries(pages)) {
        const reports = [];
        for (let round = 0; round < ROUNDS; round += 1)
          reports.push(await runLighthouse(lighthouse, url + page, ['performance']));
        rows.push(...toRows(name, reports, goals));
      }
    };
    await measure(PUBLIC_PAGES, PUBLIC_GOALS);
    await measure(ORDER_ENTRIES, ENTRY_GOALS);
    return rows;
  });
}

function toRows(name, reports, { points, blockingMs, largestPaintMs }) {
  const inMs = (audit) => reports.map(({ audits }) => Math.round(audits[audit].numericValue));
  const rows = [
    toRow({
      name: `${name}: Lighthouse mobile performance`,
      values: reports.map(({ scores }) => scores.performance),
      goal: atLeast(points),
    }),
    toRow({
      name: `${name}: total blocking time`,
      unit: 'ms',
      values: inMs('total-blocking-time'),
      goal: atMost(blockingMs),
    }),
  ];
  if (largestPaintMs !== undefined)
    rows.push(
      toRow({
        name: `${name}: largest contentful paint`,
        unit: 'ms',
        values: inMs('largest-contentful-paint'),
        goal: atMost(largestPaintMs),
      }),
    );
  return rows;
}
