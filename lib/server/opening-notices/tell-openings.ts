import { and, asc, eq, lt, sql } from 'drizzle-orm';

import { OPENING_NOTICE_DAYS } from '@/lib/domain/constants/messages';
import { DAY_MS } from '@/lib/domain/constants/time-units';
import { toServicePath } from '@/lib/domain/site/order-links';
import { toLocalePath } from '@/lib/i18n/paths';

import { deleteOld } from '../background/delete-old';
import { defineBatch } from '../batches';
import type { Executor, Transaction } from '../ports/database';
import { categories, openingNotices, outgoingMessages } from '../schema';
import { getWords } from '../words/words';
import { takesOrders } from './open-services';
import { toStopPath } from './stop-path';

const TOLD_AT_ONCE = 200;

type Notice = typeof openingNotices.$inferSelect;
type Category = typeof categories.$inferSelect;

/**
 * Tells those who wait for a service that takes orders now, each once: the row goes in the transaction that writes the
 * SMS. For the timers.
 */
export const openedServices = defineBatch({
  name: 'opened services',
  limit: TOLD_AT_ONCE,
  changes: openingNotices.id,
  find: ({ executor, limit, isMeant }) => {
    // Said apart, so that those who wait for other services are not even looked at.
    const orderable = executor.select({ id: categories.id }).from(categories).where(eq(categories.isOrderable, true));
    const isOfOrderable = sql`${openingNotices.categoryId} = ANY (ARRAY(${orderable}))`;
    return executor
      .select({ id: openingNotices.id, category: categories })
      .from(openingNotices)
      .innerJoin(categories, eq(categories.id, openingNotices.categoryId))
      .where(and(isOfOrderable, takesOrders(executor, openingNotices.cityId), isMeant(openingNotices.id)))
      .orderBy(asc(openingNotices.categoryId), asc(openingNotices.id))
      .limit(limit);
  },
  work: async ({ ports, signals }, { id, category }, now) => {
    const isTold = await ports.database.transaction((transaction) => tell(transaction, { id, category, now }));
    if (isTold) signals.messagesPending();
    return isTold;
  },
});

/** False where another process told them, or they wait no more. */
async function tell(
  transaction: Transaction,
  { id, category, now }: { readonly id: number; readonly category: Category; readonly now: Date },
): Promise<boolean> {
  const [notice] = await transaction.delete(openingNotices).where(eq(openingNotices.id, id)).returning();
  if (!notice) return false;
  await transaction.insert(outgoingMessages).values({
    channel: 'sms',
    recipient: notice.mobile,
    text: toText(notice, category),
    nextAttemptAt: now,
    createdAt: now,
  });
  return true;
}

function toText({ locale, siteUrl, stopKey }: Notice, { seopath, content }: Category): string {
  return getWords(locale, 'notifications').say('sms.service-open', {
    service: content.serviceName[locale],
    link: siteUrl + toLocalePath(locale, toServicePath(seopath)),
    stopLink: siteUrl + toStopPath(locale, stopKey),
  });
}

/** Forgets the numbers of those who have waited for too long. For the timers, once an hour. */
export function sweepOpeningNotices(executor: Executor, now: Date): Promise<void> {
  const before = new Date(now.getTime() - OPENING_NOTICE_DAYS * DAY_MS);
  return deleteOld(executor, [openingNotices, lt(openingNotices.createdAt, before)]);
}
