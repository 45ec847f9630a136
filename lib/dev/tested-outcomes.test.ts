import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

import { contract } from '@/lib/contract';

import { UNTESTED_OUTCOMES } from './untested-outcomes';

const SERVER = path.resolve(__dirname, '../server');
/** All kinds are placed by one function, so a test of one kind is a test of all. */
const PLACES_AN_ORDER = /\/add\w+request$/;

const tests = readdirSync(SERVER, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.test.ts'))
  .map((file) => readFileSync(path.join(SERVER, file), 'utf8'));
const calls = Object.keys(contract);

/** A text that names both is no proof, but one that names only one of them is surely none. */
function isTested(call: string, outcome: string): boolean {
  const alike = PLACES_AN_ORDER.test(call) ? calls.filter((other) => PLACES_AN_ORDER.test(other)) : [call];
  return tests.some((text) => text.includes(`'${outcome}'`) && alike.some((name) => text.includes(name)));
}

it('a test of the server names each declared outcome beside its call, except those of a list', () => {
  const untested = Object.entries(contract).flatMap(([call, { outcomes }]) => {
    const names = outcomes.filter((outcome) => !isTested(call, outcome) && !UNTESTED_OUTCOMES[call]?.includes(outcome));
    return names.length > 0 ? [[call, names]] : [];
  });
  expect(Object.fromEntries(untested)).toEqual({});
});

it('the list of untested outcomes names only declared ones', () => {
  const gone = Object.entries(UNTESTED_OUTCOMES).flatMap(([call, names]) => {
    const declared: readonly string[] = Object.entries(contract).find(([name]) => name === call)?.[1].outcomes ?? [];
    return names.filter((name) => !declared.includes(name)).map((name) => `${call}: ${name}`);
  });
  expect(gone).toEqual([]);
});
