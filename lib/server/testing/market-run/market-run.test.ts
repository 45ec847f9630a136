import { createTestDatabase } from '../database';
import { runMarket } from './run-market';

/** Small here; `npm run bench -- market` runs the whole. */
const ORDERS = 4;

describe('a random market, with callbacks that come twice or never and killed processes', () => {
  const run = async (seed: number) => runMarket({ seed, orderCount: ORDERS, database: await createTestDatabase() });

  it('keeps every invariant of the ledger after each step, and nothing is stuck when the chaos stops', async () => {
    expect((await run(2)).orderCount).toBe(ORDERS);
  });

  it('repeats a seed exactly, so that a failure can be seen again', async () => {
    expect(await run(1)).toEqual(await run(1));
  });
});
