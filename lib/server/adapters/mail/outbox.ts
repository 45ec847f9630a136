import type { Clock } from '../../ports/clock';
import type { DatabasePort } from '../../ports/database';
import { isMailAddress, MailNotSent, type MailPort } from '../../ports/mail';
import { mailOutbox } from '../../schema';

/** A domain that can never be (RFC 2606): the way to see "the address is not there" by hand. */
const UNREACHABLE_ENDING = '.invalid';

/** No SMTP server: mails lie in the database, where a person can read them (/dev/outbox/). */
export function createMailOutbox(database: DatabasePort, clock: Clock): MailPort {
  return {
    send: async ({ recipient, subject, text }) => {
      if (!isMailAddress(recipient)) throw new MailNotSent('the address is none', { isFinal: true });
      if (recipient.endsWith(UNREACHABLE_ENDING))
        throw new MailNotSent(`the demo sends nothing to an address that ends in ${UNREACHABLE_ENDING}`, {
          isFinal: true,
        });
      await database.connection.insert(mailOutbox).values({ recipient, subject, text, sentAt: clock.now() });
      return 'sent';
    },
  };
}
