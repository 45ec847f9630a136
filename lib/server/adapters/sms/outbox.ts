import { smsOutbox } from '../../schema';
import type { Clock } from '../../ports/clock';
import type { DatabasePort } from '../../ports/database';
import { SmsNotSent, type SmsPort } from '../../ports/sms';

/** A mobile with this ending cannot be reached: the way to see "the SMS is down" by hand (ARCHITECTURE, Tests). */
const UNREACHABLE_ENDING = '0500';

/** No provider: messages lie in the database, where a person can read them (/dev/outbox/). */
export function createSmsOutbox(database: DatabasePort, clock: Clock): SmsPort {
  return {
    send: async ({ mobile, text }) => {
      if (mobile.endsWith(UNREACHABLE_ENDING))
        throw new SmsNotSent(`the demo sends nothing to a mobile that ends in ${UNREACHABLE_ENDING}`);
      await database.connection.insert(smsOutbox).values({ mobile, text, sentAt: clock.now() });
      return 'sent';
    },
  };
}
