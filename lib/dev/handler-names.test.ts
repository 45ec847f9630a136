import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

import { contract } from '@/lib/contract';

const SERVER = path.resolve(__dirname, '../server');
const sources = readdirSync(SERVER, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
  .map((file) => ({ name: path.basename(file, '.ts'), text: readFileSync(path.join(SERVER, file), 'utf8') }));

it.each(Object.keys(contract))('the handler of %s is in a file named after the last part of the call', (call) => {
  const declared = new RegExp(`\\(\\s*'${call.replace('+', '\\+')}',`);
  const named = sources.filter(({ name }) => name === path.posix.basename(call).toLowerCase());
  expect(named.filter(({ text }) => declared.test(text))).toHaveLength(1);
});
