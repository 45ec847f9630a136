// How much of each folder the unit and call tests have to run, for `npm test -- --unit --coverage`.
import path from 'node:path';
import { root } from './run.mjs';

/**
 * The least share of a folder's lines that tests run, in percent; null where none is set yet. `app` has 0: one test
 * runs 26 of its 4,245 lines, and the flows prove it in a browser, and so they do for `middleware.ts`. Programs of
 * `lib/dev` and `lib/operations` that tests start as processes of their own count as not run. A run with --coverage
 * prints the share of each folder. To raise a floor, write the printed share here, rounded down. Do not lower one:
 * write the test that is missing. Lines alone have floors. V8 knows the branches of a function only once it has run, so
 * a new test can lower the share of branches.
 */
export const COVERAGE_FLOORS = {
  app: 0,
  components: 64,
  'lib/browser': 51,
  'lib/catalogue': 88,
  'lib/client': 62,
  'lib/contract': 97,
  'lib/dev': 9,
  'lib/domain': 83,
  'lib/funnel': 90,
  'lib/i18n': 68,
  'lib/operations': 0,
  'lib/seo': 37,
  // So much the tests of `lib/dev` alone run. The share of all tests has not been counted yet, and is higher.
  'lib/server': 51,
};

/** The floors as jest's `coverageThreshold`, which adds up the files below a folder. */
export function toCoverageThreshold(floors) {
  const set = Object.entries(floors).filter(([, lines]) => lines !== null);
  return Object.fromEntries(set.map(([folder, lines]) => [path.join(root, folder), { lines }]));
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
