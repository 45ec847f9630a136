import { describeSms } from '../../ports/sms.suite';
import { listSentMessages } from '../../demo/outbox';
import { createTestDatabase } from '../../testing/database';
import { createFixedClock } from '../clock/test';
import { createSmsOutbox } from './outbox';

describeSms('outbox', async () => {
  const database = await createTestDatabase();
  return {
    sms: createSmsOutbox(database, createFixedClock(new Date('2026-11-21T08:00:00Z'))),
    listSent: async (mobile) => (await listSentMessages(database, mobile)).map(({ text }) => text).reverse(),
    refusedMobile: '09120000500',
    close: () => database.close(),
  };
});
