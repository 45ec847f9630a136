import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const SERVER = path.resolve(__dirname, '../server');
/** They ask every call the same: none is tested by them alone. */
const SWEEPS = 'calls/';

const handlers = readFileSync(path.join(SERVER, 'handlers.ts'), 'utf8');
const imported = new Set([...handlers.matchAll(/import \{ handler as (\w+) \}/g)].map(([, name]) => name));
const handled = [...handlers.matchAll(/^ {2}'?([^':\s]+?)'?: (\w+),$|^ {2}(\w+),$/gm)].flatMap(
  ([, call, name, both]) => (imported.has(name ?? both) ? [call ?? both ?? ''] : []),
);
const tests = readdirSync(SERVER, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.test.ts') && !file.startsWith(SWEEPS))
  .map((file) => readFileSync(path.join(SERVER, file), 'utf8'));

it('knows every handler of handlers.ts', () => expect(handled).toHaveLength(imported.size));

it.each(handled)('a test of the server names %s whole, so that a search for the call finds it', (call) => {
  const name = new RegExp(`['/]${call.replace('+', '\\+')}['/?\`]`);
  expect(tests.some((text) => name.test(text))).toBe(true);
});
