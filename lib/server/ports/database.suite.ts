import { eq, like, sql } from 'drizzle-orm';

import { bookings, holidays, installation, ledgerAccounts, ledgerEntries, ledgerPostings } from '../schema';
import type { DatabasePort } from './database';
import { DatabaseNewer, findSqlState } from './database-error';

const name = { fa: 'نوروز', en: 'Nowruz', de: 'Nouruz', ar: 'نوروز' };

/** The behaviour of every database of ours. `open` gives a migrated, empty one. */
export function describeDatabase(adapter: string, open: () => Promise<DatabasePort>): void {
  describe(`database: ${adapter}`, () => {
    let database: DatabasePort;
    beforeAll(async () => {
      database = await open();
    });
    afterAll(() => database.close());

    const stateOf = (work: Promise<unknown>) => work.then(() => 'done', findSqlState);

    it('commits a transaction’s writes, and none of one that throws', async () => {
      await database.transaction((transaction) => transaction.insert(holidays).values({ day: '2027-03-21', name }));
      const failed = database.transaction(async (transaction) => {
        await transaction.insert(holidays).values({ day: '2027-03-22', name });
        throw new Error('after the insert');
      });
      await expect(failed).rejects.toThrow('after the insert');
      expect(await database.connection.select({ day: holidays.day }).from(holidays)).toEqual([{ day: '2027-03-21' }]);
    });

    it('returns int8 as a number, in raw SQL too', async () => {
      const result = await database.connection.execute(
        sql`select 9007199254740991::bigint as amount, count(*) as rows from provinces`,
      );
      expect(result).toMatchObject({ rows: [{ amount: 9_007_199_254_740_991, rows: 0 }] });
    });

    it('runs every statement of a transaction in it, the first and several concurrent ones included, and sends nothing for an empty one', async () => {
      expect(await database.transaction(() => Promise.resolve('nothing'))).toBe('nothing');
      const failed = database.transaction(async (transaction) => {
        await Promise.all(
          ['2027-05-01', '2027-05-02'].map((day) => transaction.insert(holidays).values({ day, name })),
        );
        throw new Error('after both');
      });
      await expect(failed).rejects.toThrow('after both');
      expect(
        await stateOf(
          database.transaction((transaction) => transaction.insert(holidays).values({ day: '2027-03-21', name })),
        ),
      ).toBe('23505');
      expect(await database.connection.select({ day: holidays.day }).from(holidays)).toEqual([{ day: '2027-03-21' }]);
    });

    it('answers a repeated statement as at first, also after a refusal', async () => {
      const ask = ({ connection }: Pick<DatabasePort, 'connection'>, number: number | null, text: string) =>
        connection.execute(
          sql`select 12 / ${number}::bigint as part, ${number === null}::boolean as "isNull", ${text}::text as text, ${JSON.stringify({ text })}::jsonb as json, ${'2027-03-21T08:00:00Z'}::timestamptz + interval '1 hour' as at`,
        );
      const expected = (number: number | null, text: string) => ({
        rows: [{ part: number === null ? null : 12 / number, isNull: number === null, text, json: { text } }],
      });
      for (const [number, text] of [
        [1, 'نوروز'],
        [2, "it's"],
        [3, ''],
        [null, '{"a"}'],
        [4, '\\'],
      ] as const)
        expect(await ask(database, number, text)).toMatchObject(expected(number, text));
      expect(await stateOf(ask(database, 0, 'refused'))).toBe('22012');
      expect(await ask(database, 6, 'again')).toMatchObject(expected(6, 'again'));
      const insert = (day: string) => database.connection.insert(holidays).values({ day, name });
      for (const day of ['2027-04-01', '2027-04-02', '2027-04-03']) await insert(day);
      expect(await stateOf(insert('2027-04-02'))).toBe('23505');
      const failed = database.transaction(async (transaction) => {
        await transaction.insert(holidays).values({ day: '2027-04-04', name });
        await transaction.insert(holidays).values({ day: '2027-04-01', name });
      });
      expect(await stateOf(failed)).toBe('23505');
      const [kept] = await database.connection
        .delete(holidays)
        .where(like(sql`${holidays.day}::text`, '2027-04-%'))
        .returning({ day: holidays.day });
      expect(kept).toBeDefined();
      expect(await database.connection.select({ day: holidays.day }).from(holidays)).toEqual([{ day: '2027-03-21' }]);
    });

    it('goes on by itself when a migration changes the type of a column, or the server forgets its statements, while these are prepared; half-done work is done once', async () => {
      await database.connection.execute(
        sql`create table changing (id integer primary key generated always as identity, amount integer, code integer)`,
      );
      const write = ({ connection }: Pick<DatabasePort, 'connection'>) =>
        connection.execute(sql`insert into changing (amount, code) values (${5}, ${7})`);
      const sum = async ({ connection }: Pick<DatabasePort, 'connection'>) => {
        const { rows } = Object(
          await connection.execute(
            sql`select sum(amount::bigint)::integer as total, max(amount) as most from changing where code = ${7}`,
          ),
        );
        return [rows[0].total, Number(rows[0].most)];
      };
      // At once, so that each of several connections has prepared it.
      const sumOften = () => Promise.all(Array.from({ length: 8 }, () => sum(database)));
      await write(database);
      for (const change of [
        'alter table changing alter amount type bigint',
        'alter table changing alter code type text',
        'deallocate all',
        'alter table changing alter amount type numeric',
      ]) {
        for (let round = 0; round < 3; round += 1) await sumOften();
        const [total = 0] = await sum(database);
        await database.connection.execute(sql.raw(change));
        expect(new Set((await sumOften()).map(String))).toEqual(new Set([`${total},5`]));
        for (let round = 0; round < 3; round += 1) await sumOften();
        await database.connection.execute(
          sql.raw(
            change
              .replace('numeric', 'double precision')
              .replace('bigint', 'smallint')
              .replace('type text', 'type varchar(9)'),
          ),
        );
        let runs = 0;
        const seen = await database.transaction(async (transaction) => {
          runs += 1;
          await write({ connection: transaction });
          return sum({ connection: transaction });
        });
        expect([seen, runs <= 2]).toEqual([[total + 5, 5], true]);
      }
    });

    it('repeats a transaction that lost against another, at most three times', async () => {
      let runs = 0;
      await database.transaction(async (transaction) => {
        runs += 1;
        if (runs < 3)
          await transaction.execute(sql`do $$ begin raise exception 'lost' using errcode = '40001'; end $$`);
      });
      expect(runs).toBe(3);
      const always = database.transaction(async (transaction) => {
        runs += 1;
        await transaction.execute(sql`do $$ begin raise exception 'lost' using errcode = '40P01'; end $$`);
      });
      expect(await stateOf(always)).toBe('40P01');
      expect(runs).toBe(7);
    });

    it('applies its migrations once', async () => {
      await database.migrate();
      await expect(database.connection.select().from(bookings)).resolves.toEqual([]);
    });

    it('made by a newer version is refused by an older one, which names that version', async () => {
      const newer = { newestMigration: '0999_later', writtenBy: '9.0.0 (built 2027-01-01T00:00Z)' };
      await database.connection.insert(installation).values({ isDemo: false, ...newer });
      await database.connection.execute(
        sql`insert into drizzle.__drizzle_migrations (hash, created_at) values ('later', 9999999999999)`,
      );
      await expect(database.migrate()).rejects.toThrow(DatabaseNewer);
      await expect(database.migrate()).rejects.toThrow(
        /has 1 migrations that this version does not know.* written by version 9\.0\.0 .*last migration is 0999_later/,
      );
      await database.connection.execute(sql`delete from drizzle.__drizzle_migrations where hash = 'later'`);
      await database.migrate();
      await database.connection.delete(installation);
    });

    it('refuses a posting that does not sum to zero, one side alone, and any change of a written one', async () => {
      const createdAt = new Date('2026-11-21T08:00:00Z');
      const [cash, gateway] = await database.connection
        .insert(ledgerAccounts)
        .values([
          { kind: 'cash', ownerId: 1, normalSide: 'credit' },
          { kind: 'gateway-clearing', normalSide: 'debit' },
        ])
        .returning({ id: ledgerAccounts.id });
      const post = (key: string, amounts: readonly number[]) =>
        database.transaction(async (transaction) => {
          const posted = await transaction
            .insert(ledgerPostings)
            .values({ idempotencyKey: key, reason: 'top-up', createdAt })
            .returning({ id: ledgerPostings.id });
          const accounts = [gateway, cash];
          for (const [index, amountRials] of amounts.entries()) {
            await transaction
              .insert(ledgerEntries)
              .values({ postingId: posted[0]?.id ?? 0, accountId: accounts[index]?.id ?? 0, amountRials });
          }
        });
      await post('balanced', [500_000, -500_000]);
      const balance = database.connection
        .select({ balanceRials: ledgerAccounts.balanceRials })
        .from(ledgerAccounts)
        .where(eq(ledgerAccounts.kind, 'cash'));
      expect(await balance).toEqual([{ balanceRials: 500_000 }]);
      expect(await stateOf(post('unbalanced', [500_000, -400_000]))).toBe('23514');
      expect(await stateOf(post('one-sided', [1]))).toBe('23514');
      expect(await stateOf(post('overdrawn', [-600_000, 600_000]))).toBe('23514');
      expect(await stateOf(post('balanced', [1, -1]))).toBe('23505');
      expect(await stateOf(database.connection.update(ledgerEntries).set({ amountRials: 1 }))).toBe('23001');
      expect(await stateOf(database.connection.delete(ledgerEntries))).toBe('23001');
    });
  });
}
