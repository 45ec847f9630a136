import { readFileSync } from 'node:fs';
import path from 'node:path';

import { listSources } from '@/lib/dev/import-graph.mjs';
import { carpetFields } from '@/lib/funnel/kinds/carpet/fields';
import { carwashFields } from '@/lib/funnel/kinds/carwash/fields';
import { cleaningFields } from '@/lib/funnel/kinds/cleaning/fields';
import { gasFields } from '@/lib/funnel/kinds/gas/fields';
import { laundryFields } from '@/lib/funnel/kinds/laundry/fields';
import { taskFields } from '@/lib/funnel/kinds/task/fields';

const ROOT = path.join(__dirname, '../..');
/** Of the funnel and of the order's screens, which fifteen files of once knew each answer. */
const MOST_FILES = 3;

const FIELDS_BY_KIND = {
  carpet: carpetFields,
  carwash: carwashFields,
  cleaning: cleaningFields,
  gas: gasFields,
  laundry: laundryFields,
  task: taskFields,
};
const FIELDS = Object.entries(FIELDS_BY_KIND).flatMap(([kind, fields]) =>
  Object.keys(fields).map((name) => [name, kind] as const),
);

const shared = listSources(ROOT)
  .filter((file) => /^(?:lib\/funnel|components\/order)\//.test(file))
  .filter((file) => !/\.test\.tsx?$|\/(?:testing|kinds)\//.test(file))
  .map((file) => ({ file, text: readFileSync(path.join(ROOT, file), 'utf8') }));

/** The files that read or write a field of the draft: `draft.name`, `{ name: … }`, `name,` in a list of names. */
function listPlaces(name: string): string[] {
  const use = new RegExp(`(?:\\.|^\\s*|[{,]\\s*|')${name}\\b(?![-/])`, 'm');
  return shared.filter(({ text }) => use.test(text)).map(({ file }) => file);
}

it.each(FIELDS)(
  `an answer of one kind is known to its kind's folders, and to ${MOST_FILES} files of the funnel at most: %s`,
  (name) => {
    const places = listPlaces(name);
    expect(places.length > MOST_FILES ? places : []).toEqual([]);
  },
);

it('finds the places of a field', () => {
  expect(listPlaces('petTypes')).toContain('lib/funnel/order-request.ts');
  expect(listPlaces('paymentWay').length).toBeGreaterThan(1);
});
