import type { DatabasePort } from '../ports/database';
import { createTestDatabase } from '../testing/database';
import { countTry, forgiveTries, returnToBudgets, takeFromBudgets } from './throttle';

const MINUTE_MS = 60_000;
const start = new Date('2026-11-21T08:00:00Z');
const after = (ms: number) => new Date(start.getTime() + ms);

let database: DatabasePort;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.close());

const budget = (key: string, limit: number) => ({ key, limit, windowMs: MINUTE_MS });

describe('budgets', () => {
  it('gives its amount, then names the time of more, then begins again', async () => {
    const own = [budget('a', 2)];
    await takeFromBudgets(database.connection, own, start);
    await takeFromBudgets(database.connection, own, after(10_000));
    await expect(takeFromBudgets(database.connection, own, after(20_000))).rejects.toMatchObject({
      key: 'TooMuchRequest',
      retryAfterSeconds: 40,
    });
    await takeFromBudgets(database.connection, own, after(MINUTE_MS));
  });

  it('counts each concurrent one', async () => {
    const taken = await Promise.allSettled(
      Array.from({ length: 20 }, () => takeFromBudgets(database.connection, [budget('b', 5)], start)),
    );
    expect(taken.filter(({ status }) => status === 'fulfilled')).toHaveLength(5);
  });

  it('takes nothing from the others when one is spent, and contains returned ones again', async () => {
    const [small, large] = [budget('small', 1), budget('large', 2)];
    await takeFromBudgets(database.connection, [large, small], start);
    await expect(takeFromBudgets(database.connection, [large, small], start)).rejects.toMatchObject({
      key: 'TooMuchRequest',
    });
    await takeFromBudgets(database.connection, [large], start);
    await returnToBudgets(database.connection, [small]);
    await takeFromBudgets(database.connection, [small], start);
  });
});

describe('locks', () => {
  const lock = { key: 'lock', limit: 3, windowMs: MINUTE_MS, longestLockMs: 3 * MINUTE_MS };
  const tryAt = (ms: number) => countTry(database.connection, lock, after(ms));
  const spendAt = async (ms: number) => {
    for (let index = 0; index < lock.limit; index += 1) await tryAt(ms);
  };

  it('locks after the last try, for twice as long each time, up to the longest', async () => {
    await spendAt(0);
    await expect(tryAt(1000)).rejects.toMatchObject({ key: 'TooMuchRequest', retryAfterSeconds: 59 });
    await spendAt(MINUTE_MS);
    await expect(tryAt(MINUTE_MS)).rejects.toMatchObject({ retryAfterSeconds: 120 });
    await spendAt(3 * MINUTE_MS);
    await expect(tryAt(3 * MINUTE_MS)).rejects.toMatchObject({ retryAfterSeconds: 180 });
  });

  it('forgets tries older than the window', async () => {
    const slow = { ...lock, key: 'slow' };
    for (let minute = 0; minute < 6; minute += 1) await countTry(database.connection, slow, after(minute * MINUTE_MS));
  });

  it('admits no more when all come at once', async () => {
    const tries = await Promise.allSettled(
      Array.from({ length: 20 }, () => countTry(database.connection, { ...lock, key: 'at-once' }, start)),
    );
    expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(3);
  });

  it('is open again after the right answer', async () => {
    const right = { ...lock, key: 'right' };
    for (let index = 0; index < 3; index += 1) await countTry(database.connection, right, start);
    await forgiveTries(database.connection, right.key);
    await countTry(database.connection, right, start);
  });
});
