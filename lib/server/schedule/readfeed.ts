import { eq } from 'drizzle-orm';

import { CallError } from '@/lib/contract/call-error';
import { createCalendarFile, type CalendarVisit } from '@/lib/domain/text/calendar-file';
import { isAccepted } from '@/lib/domain/order/order-states';
import { toShortOrderPath } from '@/lib/domain/site/order-links';

import type { CallContext } from '../context';
import { defineHandler } from '../handler';
import { providers } from '../schema';
import { addressBudget, takeFromBudgets } from '../throttles';
import { getWords } from '../words/words';
import { listVisits } from './visits';

/**
 * A calendar's host reads this, and not its provider alone. So it names the neighbourhood and no street, nobody and no
 * number; the rest is on the work's page, behind the login.
 */
export const handler = defineHandler('provider/readfeed', async ({ feedKey }, context) => {
  const userId = await requireOwner(context, feedKey);
  const { locale, siteUrl } = context.request;
  const words = getWords(locale, 'schedule');
  const now = context.ports.clock.now();
  const visits = await listVisits(context.ports.database.connection, { userId, locale, now });
  const calendar = await createCalendarFile(
    ...visits.map(({ task, workName, placeName, errand, startsAt, endsAt }): CalendarVisit => ({
      uid: `${task.code}-work${errand === 'return' ? '-return' : ''}@pelakfan`,
      // A calendar that follows an address takes the whole file each time.
      sequence: 0,
      title: errand
        ? words.say('feed.errand', { workName, errand: words.say(`calendar.errands.${errand}`) })
        : workName,
      description: words.say('feed.entry'),
      ...(placeName !== '' && { place: placeName }),
      url: `${siteUrl}${toShortOrderPath(task.id, 'provider', locale)}`,
      startsAtMs: startsAt.getTime(),
      endsAtMs: endsAt.getTime(),
      isConfirmed: isAccepted(task.state),
    })),
  );
  return { calendar };
});

/** A key that nobody has counts for the address that asked. Throws not-found, TooMuchRequest. */
async function requireOwner(context: CallContext, feedKey: string): Promise<number> {
  const { database, clock } = context.ports;
  const [owner] = await database.connection
    .select({ userId: providers.userId })
    .from(providers)
    .where(eq(providers.feedKey, feedKey));
  if (owner) return owner.userId;
  await takeFromBudgets(database.connection, [addressBudget('wrongFeedKey', context.request.ipAddress)], clock.now());
  throw new CallError('not-found');
}
