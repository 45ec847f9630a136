// Lighthouse' mobile preset on the public pages, in every language: the median of five runs.
import { runLighthouse, requireLighthouse } from '../../bench/run-lighthouse.mjs';
import { PUBLIC_PAGES } from '../../bench/public-pages.mjs';
import { atLeast, toRow } from '../../bench/statistics.mjs';

const ROUNDS = 5;
/** 100 in all; two below for the speed, for a machine that others use as well. */
const GOALS = { performance: 98, accessibility: 100, 'best-practices': 100, seo: 100 };

export async function auditLighthouse({ url, locales, toLocalePath }, { only, locale = locales }) {
  const lighthouse = await requireLighthouse();
  const rows = [];
  for (const [name, path] of Object.entries(PUBLIC_PAGES).filter(([name]) => !only || name.includes(only)))
    for (const language of locale) {
      const reports = [];
      for (let round = 0; round < ROUNDS; round += 1)
        reports.push(await runLighthouse(lighthouse, url + toLocalePath(language, path), Object.keys(GOALS)));
      const found = Object.entries(GOALS).map(([category, goal]) =>
        toRow({
          name: `Lighthouse mobile: ${name}, ${language}, ${category}`,
          values: reports.map(({ scores }) => scores[category]),
          goal: atLeast(goal),
        }),
      );
      process.stdout.write(`  ${name}, ${language}: ${found.map(({ value }) => value).join(', ')}\n`);
      rows.push(...found);
    }
  return rows;
}
