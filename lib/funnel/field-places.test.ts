import { readFileSync } from 'node:fs';
import path from 'node:path';

import { listSources } from '@/lib/dev/import-graph.mjs';
import { KINDS } from '@/lib/funnel/kinds';

const ROOT = path.join(__dirname, '../..');
/** The most files of the funnel and of the order's screens that name one field; once fifteen did. */
const MOST_FILES = 3;

const FIELDS = Object.entries(KINDS).flatMap(([kind, { fields }]) =>
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
  `an answer of one kind is known only to its kind’s folders and to ${MOST_FILES} files of the funnel at most: %s`,
  (name) => {
    const places = listPlaces(name);
    expect(places.length > MOST_FILES ? places : []).toEqual([]);
  },
);

it('finds the places of a field', () => {
  expect(listPlaces('petTypes')).toContain('lib/funnel/order-request.ts');
  expect(listPlaces('paymentWay').length).toBeGreaterThan(1);
});
