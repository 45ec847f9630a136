import { eq } from 'drizzle-orm';

import { holidays } from '../schema';
import { createTestDatabase } from '../testing/database';
import type { DatabasePort, Transaction } from './database';
import { PendingWrite, writeTogether } from './write-together';

const DAY = '2030-01-01';
const NAME = { fa: 'الف', en: 'a', de: 'a', ar: 'ا' };

describe('a planned write', () => {
  let database: DatabasePort;
  beforeAll(async () => {
    database = await createTestDatabase();
  });
  afterAll(() => database.close());

  const insert = (transaction: Transaction, gDate = DAY) =>
    transaction.insert(holidays).values({ day: gDate, name: NAME });
  const count = () => database.connection.$count(holidays, eq(holidays.day, DAY));

  it('is no promise: nothing is written before it is handed over', async () => {
    await database.transaction(async (transaction) => {
      const write = new PendingWrite(insert(transaction));
      expect('then' in write).toBe(false);
      // oxlint-disable-next-line typescript/await-thenable -- It is what a careless caller would do.
      await write;
      expect(await transaction.$count(holidays, eq(holidays.day, DAY))).toBe(0);
      await writeTogether(transaction, [write]);
    });
    expect(await count()).toBe(1);
  });

  it('is not a builder of statements, which would send itself when it is awaited', () => {
    const careless = (transaction: Transaction) =>
      // @ts-expect-error A builder is not handed over as it is.
      writeTogether(transaction, [insert(transaction)]);
    const forgotten = (transaction: Transaction) =>
      // @ts-expect-error Neither is one that was sent already.
      writeTogether(transaction, [insert(transaction).execute()]);
    expect([careless, forgotten]).toHaveLength(2);
  });
});
