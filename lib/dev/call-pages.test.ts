import { readFileSync } from 'node:fs';
import path from 'node:path';

import { contract } from '@/lib/contract';
import { isErrorKey } from '@/lib/contract/errors';

const docs = path.join(__dirname, '../docs');
const table = readFileSync(path.join(docs, 'calls.md'), 'utf8');
const calls = Object.values(contract).map((call) => ({ ...call, title: call.name }));

/** The section of a call on its page, without its heading. */
function readSection(name: string): string {
  const [, page = ''] = table.split(`| [${name}](`)[1]?.match(/^([^#)]+)#/) ?? [];
  const [, section = ''] = readFileSync(path.join(docs, page), 'utf8').split(`\n## ${name}\n`);
  return section.split('\n## ')[0] ?? '';
}

describe('the pages about calls', () => {
  it.each(calls)('$title: the table leads to a section that says who may make it and names its errors', (call) => {
    const section = readSection(call.name);
    expect(section).toContain(`${call.summary}.`);
    expect(section).toContain(`\n${call.access} · `);
    const [, named = ''] = section.match(/^Errors: (.*)$/m) ?? [];
    const errors = [...named.matchAll(/`([^`]+)`/g)].map(([, key = '']) => key);
    expect(errors).toEqual([...call.outcomes]);
    expect(errors.filter((key) => !isErrorKey(key))).toEqual([]);
  });

  it('repeat the comment above a field', () => {
    expect(readSection('boot/getpartners')).toContain('- `takesBank`: boolean — A payment can begin at a bank.');
  });

  it('repeat the comment above a list of errors', () => {
    expect(readSection('suggestion/addsuggestion')).toContain('`bid-too-low` with floorRial');
  });
});
