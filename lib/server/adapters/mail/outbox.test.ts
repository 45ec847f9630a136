import { listSentMails } from '../../demo/mails';
import { describeMail } from '../../ports/mail.suite';
import { createTestDatabase } from '../../testing/database';
import { createFixedClock } from '../clock/test';
import { createMailOutbox } from './outbox';

describeMail('outbox', async () => {
  const database = await createTestDatabase();
  return {
    mail: createMailOutbox(database, createFixedClock(new Date('2026-11-21T08:00:00Z'))),
    listReceived: async (recipient) =>
      (await listSentMails(database, recipient)).map(({ subject, text }) => ({ subject, text })).reverse(),
    refusedAddress: 'nobody@example.invalid',
    close: () => database.close(),
  };
});
