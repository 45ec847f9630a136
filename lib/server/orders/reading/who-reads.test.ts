import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { pick, READERS, type TaskDetail, type TaskReader } from './who-reads';

const FIELDS = Object.keys(READERS) as (keyof TaskDetail)[];
const MARK = 'written';
/** A detail that has something in every field. */
const FULL = Object.fromEntries(FIELDS.map((field) => [field, MARK])) as unknown as TaskDetail;
const listRead = (...readers: TaskReader[]) => {
  const picked: Record<string, unknown> = { ...pick(FULL, readers) };
  return FIELDS.filter((field) => picked[field] === MARK);
};

describe('the readers of an order’s fields', () => {
  it.each<TaskReader>(['customer', 'provider', 'offered', 'refused', 'worker', 'bidder', 'outbid', 'former', 'link'])(
    'is the table: a %s reads the fields of their rows, and nothing in any other',
    (reader) => {
      expect(listRead(reader)).toEqual(FIELDS.filter((field) => READERS[field].some((known) => known === reader)));
    },
  );

  it('with two relations read what both may', () => {
    const both = listRead('provider').filter((field) => listRead('worker').includes(field));
    expect(listRead('provider', 'worker')).toEqual(both);
    expect(both).not.toContain('pay');
    expect(both).toContain('deliveryStreet');
  });

  it('leave every field on the wire', () => {
    expect(Object.keys(pick(FULL, ['former', 'link']))).toEqual(FIELDS);
    expect(Object.values(pick(FULL, ['former', 'link']))).not.toContain(undefined);
  });
});

it('reading an order writes nothing: no file of reading/ sends a write or begins a transaction', () => {
  const folder = join(process.cwd(), 'lib/server/orders/reading');
  const writing = readdirSync(folder)
    .filter((file) => !file.endsWith('.test.ts'))
    .filter((file) =>
      /writeTogether|PendingWrite|noteReader|\bTransaction\b|\.(insert|update|delete|transaction)\(/.test(
        readFileSync(join(folder, file), 'utf8'),
      ),
    );
  expect(writing).toEqual([]);
});
