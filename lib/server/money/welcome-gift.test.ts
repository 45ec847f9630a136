import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

import { eq, sql } from 'drizzle-orm';

import { migrationsFolder } from '../adapters/database/migrations-folder';
import type { DatabasePort, Transaction } from '../ports/database';
import { giftGrants, ledgerPostings } from '../schema';
import { listLedgerFaults } from '../seed/stories/books';
import { createTestDatabase } from '../testing/database';
import { grantGift } from './gifts';
import { grantWelcomeGift, sealWelcomeMarks } from './welcome-gift';

const now = new Date('2026-11-21T08:00:00Z');
const secret = 'a-secret-of-this-test';
const toPlainHash = (mobile: string) => createHash('sha256').update(`welcome:${mobile}`).digest('base64url');

let database: DatabasePort;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.close());

const inTransaction = <Result>(work: (transaction: Transaction) => Promise<Result>) => database.transaction(work);
const welcome = (userId: number, mobile: string) =>
  inTransaction((transaction) => grantWelcomeGift(transaction, { userId, mobile, secret, now }));
const everything = async () =>
  JSON.stringify([
    await database.connection.select().from(giftGrants),
    await database.connection.select().from(ledgerPostings),
  ]);

/** Grants the gift in the former version's way. */
const wasWelcomed = (userId: number, mobile: string) =>
  inTransaction((transaction) =>
    grantGift(transaction, {
      userId,
      source: 'welcome',
      sourceKey: `welcome:${toPlainHash(mobile)}`,
      amountRials: 200_000,
      now,
    }),
  );

async function migrateLedgerKeys(): Promise<void> {
  const text = await readFile(join(migrationsFolder, '0008_gift-marks.sql'), 'utf8');
  for (const statement of text.split('--> statement-breakpoint').slice(1))
    await database.connection.execute(sql.raw(statement));
}

describe('the welcome gift’s mark', () => {
  it('reveals no mobile without the secret: no hash of a number stands in the books', async () => {
    expect(await welcome(1, '09121110001')).toBe(true);
    expect(await welcome(2, '09121110001')).toBe(false);
    const mobile = '09121110001';
    const guesses = ['base64url', 'base64', 'hex'].flatMap((form) =>
      [mobile, `welcome:${mobile}`].map((text) =>
        createHash('sha256')
          .update(text)
          .digest(form as 'hex'),
      ),
    );
    for (const guess of [mobile, ...guesses]) expect(await everything()).not.toContain(guess);
  });

  it('from the former version stays valid before and after it is sealed, and is sealed once', async () => {
    const mobile = '09121110002';
    await wasWelcomed(3, mobile);
    expect(await welcome(4, mobile)).toBe(false);
    await migrateLedgerKeys();
    expect(await inTransaction((transaction) => sealWelcomeMarks(transaction, secret))).toBe(1);
    expect(await inTransaction((transaction) => sealWelcomeMarks(transaction, secret))).toBe(0);
    expect(await welcome(4, mobile)).toBe(false);
    expect(await everything()).not.toContain(toPlainHash(mobile));
    expect(await welcome(5, '09121110003')).toBe(true);
    expect(await listLedgerFaults(database)).toEqual([]);
  });

  it('leaves the books append-only after the migration', async () => {
    await expect(
      database.connection
        .update(ledgerPostings)
        .set({ reason: 'other' })
        .where(eq(ledgerPostings.reason, 'gift-grant')),
    ).rejects.toThrow();
  });
});
