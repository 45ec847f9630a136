// How much of each folder the unit and call tests have to run, for `npm test -- --unit --coverage`.
import path from 'node:path';
import { root } from './run.mjs';

/**
 * The least share of a folder's lines that tests run, in percent. `app` has 0: the flows prove its pages in a browser,
 * and so they do for `middleware.ts`. Programs of `lib/dev` and `lib/operations` that tests start as processes of their
 * own count as not run. A run with --coverage prints the share of each folder. To raise a floor, write the printed
 * share here, rounded down and less one: tests by chance run other lines each time. Do not lower one: write the test
 * that is missing. Lines alone have floors. V8 knows the branches of a function only once it has run, so a new test can
 * lower the share of branches.
 */
export const COVERAGE_FLOORS = {
  app: 0,
  components: 68,
  'lib/browser': 56,
  'lib/catalogue': 90,
  'lib/client': 87,
  'lib/contract': 97,
  'lib/dev': 23,
  'lib/domain': 95,
  'lib/funnel': 94,
  'lib/i18n': 91,
  'lib/operations': 0,
  'lib/seo': 88,
  'lib/server': 95,
};

/** The floors as jest's `coverageThreshold`, which adds up the files below a folder. */
export function toCoverageThreshold(floors) {
  return Object.fromEntries(Object.entries(floors).map(([folder, lines]) => [path.join(root, folder), { lines }]));
}

/** Each folder's coverage, a line each, from the report that jest writes with `json-summary`. */
export function toCoverageLines(summary, folders) {
  return folders.map((folder) => {
    const files = Object.entries(summary).filter(([file]) => file.startsWith(`${path.join(root, folder)}/`));
    const sum = (count) => files.reduce((total, [, { lines }]) => total + lines[count], 0);
    const share = sum('total') === 0 ? '–' : ((100 * sum('covered')) / sum('total')).toFixed(1);
    return `${folder}: ${share} % of the lines`;
  });
}
