// How much of each folder the unit and call tests have to run, for `npm test -- --unit --coverage`.
import path from 'node:path';
import { root } from './run.mjs';

/**
 * The least share of a folder's lines and branches that tests run, in percent; null where none is set yet. A run with
 * --coverage prints the share of each folder. To raise a floor, write the printed share here, rounded down. Do not lower
 * one: write the test that is missing.
 */
export const COVERAGE_FLOORS = {
  app: null,
  components: null,
  'lib/browser': null,
  'lib/catalogue': null,
  'lib/client': null,
  'lib/contract': null,
  'lib/domain': null,
  'lib/funnel': null,
  'lib/i18n': null,
  'lib/seo': null,
  'lib/server': null,
};

/** The floors as jest's `coverageThreshold`, which adds up the files below a folder. */
export function toCoverageThreshold(floors) {
  const set = Object.entries(floors).filter(([, floor]) => floor !== null);
  return Object.fromEntries(set.map(([folder, floor]) => [path.join(root, folder), floor]));
}

/** What tests ran of each folder, a line each, from the report that jest writes with `json-summary`. */
export function toCoverageLines(summary, folders) {
  return folders.map((folder) => {
    const files = Object.entries(summary).filter(([file]) => file.startsWith(`${path.join(root, folder)}/`));
    const share = (what) => {
      const sum = (count) => files.reduce((total, [, figures]) => total + figures[what][count], 0);
      return sum('total') === 0 ? '–' : `${((100 * sum('covered')) / sum('total')).toFixed(1)} %`;
    };
    return `${folder}: ${share('lines')} of the lines, ${share('branches')} of the branches`;
  });
}
