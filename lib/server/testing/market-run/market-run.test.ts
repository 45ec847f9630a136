import { createTestDatabase } from '../database';
import { runMarket } from './run-market';

/** Small here; `npm run bench -- market` runs the whole. */
const ORDERS = 4;

describe('a random market, with callbacks that come twice or never and killed processes', () => {
  const run = async (seed: number) => runMarket({ seed, orderCount: ORDERS, database: await createTestDatabase() });

  it('keeps every invariant of the ledger after each step, and nothing is stuck when the chaos stops', async () => {
    expect((await run(2)).orderCount).toBe(ORDERS);
  });

  const isOnServer = process.env.DATABASE_URL_TEST !== undefined;
  // The embedded database has one connection, so nobody there is at work at the same time.
  (isOnServer ? it : it.skip)('keeps them with several callers at once', async () => {
    const report = await runMarket({ seed: 3, orderCount: ORDERS, callers: 4, database: await createTestDatabase() });
    // Who comes first among several is the database's to say, and so is how many orders there are in the end.
    expect(report.orderCount).toBeGreaterThan(0);
  });

  it('repeats a seed exactly, so that a failure can be seen again', async () => {
    expect(await run(1)).toEqual(await run(1));
  });
});
