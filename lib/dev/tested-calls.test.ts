import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

import { contract } from '@/lib/contract';

const SERVER = path.resolve(__dirname, '../server');
/** They ask every call the same: none is tested by them alone. */
const SWEEPS = 'calls/';

const tests = readdirSync(SERVER, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.test.ts') && !file.startsWith(SWEEPS))
  .map((file) => readFileSync(path.join(SERVER, file), 'utf8'));

it.each(Object.keys(contract))(
  'a test of the server names %s whole, so that a search for the call finds it',
  (call) => {
    const name = new RegExp(`['/]${call.replace('+', '\\+')}['/?\`]`);
    expect(tests.some((text) => name.test(text))).toBe(true);
  },
);
