// How fast Lighthouse' mobile preset finds the public pages.
import { withProduct } from '../product.mjs';
import { PUBLIC_PAGES } from '../public-pages.mjs';
import { requireLighthouse, runLighthouse } from '../run-lighthouse.mjs';
import { atLeast, atMost, toRow } from '../statistics.mjs';

const ROUNDS = 3;

export async function measureLighthouse() {
  const lighthouse = await requireLighthouse();
  return withProduct({}, async ({ url }) => {
    const rows = [];
    for (const [name, page] of Object.entries(PUBLIC_PAGES)) {
      const reports = [];
      for (let round = 0; round < ROUNDS; round += 1)
        reports.push(await runLighthouse(lighthouse, url + page, ['performance']));
      rows.push(
        toRow({
          name: `${name}: Lighthouse mobile performance`,
          values: reports.map(({ scores }) => scores.performance),
          goal: atLeast(100),
        }),
        toRow({
          name: `${name}: total blocking time`,
          unit: 'ms',
          values: reports.map(({ audits }) => Math.round(audits['total-blocking-time'].numericValue)),
          goal: atMost(20),
        }),
      );
    }
    return rows;
  });
}
