import { sql, type SQL } from 'drizzle-orm';

import { describeDatabase } from '../../ports/database.suite';
import type { DatabasePort } from '../../ports/database';
import { DatabaseUnavailable, findSqlState, isDatabaseUnavailable } from '../../ports/database-error';
import { createServerDatabase, createTestDatabase, type ServerDatabase } from '../../testing/database';
import { openPostgresql, type PostgresqlLimits } from './postgresql';

const server = process.env.DATABASE_URL_TEST;

if (server === undefined)
  it.skip('database: postgresql (install PostgreSQL, or set DATABASE_URL_TEST, to run it)', () => undefined);
else {
  describeDatabase('postgresql', createTestDatabase);
  describeLimits(server);
}

function describeLimits(url: string): void {
  describe('a slow database', () => {
    let own: ServerDatabase;
    let observer: DatabasePort;
    beforeAll(async () => {
      own = await createServerDatabase(url);
      observer = await openPostgresql(own.url);
      await observer.connection.execute(sql`create table kept (note text)`);
    });
    afterAll(async () => {
      await observer.close();
      await own.drop();
    });

    const withDatabase = async (limits: Partial<PostgresqlLimits>, work: (database: DatabasePort) => Promise<void>) => {
      // One connection: what does not give it back is noticed at once.
      const database = await openPostgresql(own.url, { limits, connectionLimit: 1 });
      try {
        await work(database);
        expect(await countRows(database)).toBe(await countRows(observer));
      } finally {
        await database.close();
      }
    };
    const readNumber = async ({ connection }: Pick<DatabasePort, 'connection'>, statement: SQL): Promise<number> => {
      const { rows } = Object(await connection.execute(statement));
      return Number(rows[0].number);
    };
    const countRows = (database: DatabasePort) => readNumber(database, sql`select count(*) as number from kept`);
    const failureOf = (work: Promise<unknown>) =>
      work.then(
        () => null,
        (error: unknown) => error,
      );

    it('ends a statement that takes too long, and rolls its transaction back', async () => {
      await withDatabase({ statementMs: 100 }, async (database) => {
        const before = await countRows(observer);
        const failure = await failureOf(
          database.transaction(async (transaction) => {
            await transaction.execute(sql`insert into kept values ('half')`);
            await transaction.execute(sql`select pg_sleep(5)`);
          }),
        );
        expect([isDatabaseUnavailable(failure), findSqlState(failure)]).toEqual([true, '57014']);
        expect(await countRows(observer)).toBe(before);
      });
    });

    it('gives up a silent server, with the connection', async () => {
      await withDatabase({ statementMs: 0, answerMs: 100 }, async (database) => {
        const failure = await failureOf(database.connection.execute(sql`select pg_sleep(5)`));
        expect([isDatabaseUnavailable(failure), findSqlState(failure)]).toEqual([true, null]);
        expect(
          isDatabaseUnavailable(
            await failureOf(database.transaction((transaction) => transaction.execute(sql`select pg_sleep(5)`))),
          ),
        ).toBe(true);
      });
    });

    it('ends an idle transaction, and those that wait for its locks go on', async () => {
      await withDatabase({ idleTransactionMs: 100 }, async (database) => {
        const failure = await failureOf(
          database.transaction(async (transaction) => {
            await transaction.execute(sql`lock table kept`);
            await observer.connection.execute(sql`insert into kept values ('waited for the lock')`);
            await transaction.execute(sql`insert into kept values ('too late')`);
          }),
        );
        expect(isDatabaseUnavailable(failure)).toBe(true);
      });
    });

    it('limits the wait for a connection that others hold', async () => {
      await withDatabase({ connectMs: 100 }, async (database) => {
        await database.transaction(async () => {
          expect(await failureOf(database.transaction(async () => undefined))).toBeInstanceOf(DatabaseUnavailable);
          expect(isDatabaseUnavailable(await failureOf(database.connection.execute(sql`select 1`)))).toBe(true);
        });
      });
    });

    it('survives a connection that breaks between two statements of a transaction', async () => {
      await withDatabase({}, async (database) => {
        const before = await countRows(observer);
        const failure = await failureOf(
          database.transaction(async (transaction) => {
            await transaction.execute(sql`insert into kept values ('lost')`);
            const pid = await readNumber({ connection: transaction }, sql`select pg_backend_pid() as number`);
            await observer.connection.execute(sql`select pg_terminate_backend(${pid}, 5000)`);
            await transaction.execute(sql`insert into kept values ('lost too')`);
          }),
        );
        expect(isDatabaseUnavailable(failure)).toBe(true);
        expect(await countRows(observer)).toBe(before);
      });
    });

    it('tells a failure of the work from one of the database', async () => {
      await withDatabase({}, async (database) => {
        const wrong = await failureOf(database.connection.execute(sql`select * from never_there`));
        const elsewhere = await failureOf(
          database.transaction(async () =>
            Promise.reject(Object.assign(new Error('the bank is away'), { code: 'ECONNREFUSED' })),
          ),
        );
        expect([wrong, elsewhere].map(isDatabaseUnavailable)).toEqual([false, false]);
      });
    });

    it('names the missing database at the start, without its password', async () => {
      const failure = await failureOf(openPostgresql('postgresql://somebody:s3cret@127.0.0.1:1/pelakfan'));
      expect(failure).toBeInstanceOf(DatabaseUnavailable);
      expect(String(failure)).toMatch(/DATABASE_URL \(127\.0\.0\.1:1\/pelakfan\).*ECONNREFUSED/);
      expect(String(failure)).not.toContain('s3cret');
    });
  });
}
