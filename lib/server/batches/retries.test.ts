import { BATCH_RETRY_MS } from '@/lib/domain/constants/timers';

import type { DatabasePort } from '../ports/database';
import { createTestDatabase } from '../testing/database';
import { listDueRetries, noteFailure } from './retries';

const BEGAN = new Date('2026-03-01T08:00:00Z');
const after = (ms: number) => new Date(BEGAN.getTime() + ms);
const [FIRST_WAIT_MS, SECOND_WAIT_MS] = BATCH_RETRY_MS;

let database: DatabasePort;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.close());

it('a failure that another process stored first counts once, however late it is stored again', async () => {
  const failed = { batch: 'a batch', rowId: 1 };
  await noteFailure(database.connection, { ...failed, triedAt: BEGAN }, after(1));
  expect(await noteFailure(database.connection, { ...failed, triedAt: BEGAN }, after(FIRST_WAIT_MS + 2))).toBeNull();
  expect(await listDueRetries(database.connection, 'a batch', after(FIRST_WAIT_MS + 2), 10)).toEqual([1]);
});

it('a row that fails again waits for longer', async () => {
  const failed = { batch: 'a batch', rowId: 2 };
  await noteFailure(database.connection, { ...failed, triedAt: BEGAN }, BEGAN);
  const again = after(FIRST_WAIT_MS);
  expect(await noteFailure(database.connection, { ...failed, triedAt: again }, again)).toEqual({
    failures: 2,
    retryAt: after(FIRST_WAIT_MS + SECOND_WAIT_MS),
  });
});
