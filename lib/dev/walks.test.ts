import { readFileSync } from 'node:fs';

import { walk } from './walk';

const ORDERS = 'lib/server/orders/';
const MOVES = ['moveTask', 'moveLocked'];
/** A reader looks into a telling once: a walk of a move or of a payment goes past it. */
const TELLINGS = ['tell', 'tellOperators', 'toTellingWrites', 'sendAfterCommit'];

/** The lines of a table as its file imports them: [name, file]. */
function listLines(table: string, part: RegExp): [string, string][] {
  const text = readFileSync(`${ORDERS}${table}.ts`, 'utf8');
  const folder = `${ORDERS}${table}`.replace(/[^/]+$/, '');
  return [...text.matchAll(/^import \{ (\w+) \} from '(\.[^']+)';$/gm)]
    .filter(([, , from = '']) => part.test(from))
    .map(([, name = '', from = '']) => [name, new URL(from, `file:///${folder}`).pathname.slice(1) + '.ts']);
}

const follow = (file: string, name: string, doors: readonly string[]) =>
  walk({ file, name, within: ORDERS, doors: [...doors, ...TELLINGS] });

/** The stays of a walk: decision 0086 defines one, and its closed doors. */
it.each([
  ['a move', 'moves/move', 'moveLocked', ['GUARDS', 'CONSEQUENCES'], 15],
  ['a payment’s callback', 'calls/payments/verifypayment', 'handler', ['PURPOSES', ...MOVES], 8],
  ['a choice of a bid', 'bids/choose-bid', 'chooseBid', MOVES, 8],
  ['the placing of an order', 'placing/place-order', 'placeOrder', MOVES, 64],
] as const)('%s is read with few turns and never upwards', (_walk, file, name, doors, most) => {
  const { stays, climbs } = follow(`${ORDERS}${file}.ts`, name, doors);
  expect(climbs).toEqual([]);

  expect(stays).toBeLessThanOrEqual(most);
});

it.each([
  ...listLines('moves/consequences', /parts\/|record\/(?!consequence)|telling\//),
  ...listLines('payments/purposes/purposes', /./),
])('%s, a line of its table, is read by itself: %s', (name, file) => {
  const { stays, climbs } = follow(file, name, MOVES);
  expect(climbs).toEqual([]);
  expect(stays).toBeLessThanOrEqual(10);
});

it('a name is followed through what passes it on, each once, with returns counted', () => {
  const { stays, files } = walk({ file: `${ORDERS}moves/move.ts`, name: 'moveTask', within: ORDERS, doors: [] });
  expect(files.length).toBeLessThan(stays);
  expect(files).toContain(`${ORDERS}telling/tell.ts`);
});
