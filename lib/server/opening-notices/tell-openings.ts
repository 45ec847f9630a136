import { and, asc, eq, inArray, lt, sql } from 'drizzle-orm';

import { DAY_MS, OPENING_NOTICE_DAYS } from '@/lib/domain/constants';
import { defaultLocale } from '@/lib/i18n/locales';

import { deleteOld } from '../background/delete-old';
import type { ServiceContext } from '../context';
import { categories, openingNotices, outgoingMessages } from '../schema';
import { getWords } from '../words/words';
import { takesOrders } from './open-services';
import { toStopPath } from './stop-path';

const TOLD_AT_ONCE = 200;

type Notice = typeof openingNotices.$inferSelect;

/**
 * Tells those who wait for a service that takes orders now, each once: the row goes in the transaction that writes the SMS. Several processes do not meet,
 * for each passes over what another holds. For the timers.
 */
export async function tellOpenings(context: ServiceContext): Promise<void> {
  const { database, clock } = context.ports;
  const told = await database.transaction(async (transaction) => {
    // Said apart, so that those who wait for other services are not even looked at.
    const orderable = transaction
      .select({ id: categories.id })
      .from(categories)
      .where(eq(categories.isOrderable, true));
    const isOfOrderable = sql`${openingNotices.categoryId} = ANY (ARRAY(${orderable}))`;
    const open = await transaction
      .select({ notice: openingNotices, category: categories })
      .from(openingNotices)
      .innerJoin(categories, eq(categories.id, openingNotices.categoryId))
      .where(and(isOfOrderable, takesOrders(transaction, openingNotices.cityId)))
      .orderBy(asc(openingNotices.categoryId), asc(openingNotices.id))
      .limit(TOLD_AT_ONCE)
      .for('update', { of: openingNotices, skipLocked: true });
    if (open.length === 0) return 0;
    const ids = open.map(({ notice }) => notice.id);
    await transaction.delete(openingNotices).where(inArray(openingNotices.id, ids));
    const now = clock.now();
    await transaction.insert(outgoingMessages).values(
      open.map(({ notice, category }) => ({
        channel: 'sms' as const,
        recipient: notice.mobile,
        text: toText(notice, category),
        nextAttemptAt: now,
        createdAt: now,
      })),
    );
    return open.length;
  });
  if (told > 0) context.signals.messagesPending();
}

function toText({ locale, siteUrl, stopKey }: Notice, { seopath, content }: typeof categories.$inferSelect): string {
  return getWords(locale, 'notifications').say('sms.service-open', {
    service: content.serviceName[locale],
    link: `${siteUrl}${locale === defaultLocale ? '' : `/${locale}`}/services/${seopath}/`,
    stopLink: siteUrl + toStopPath(locale, stopKey),
  });
}

/** Forgets the numbers of those who have waited for too long. For the timers, once an hour. */
export async function sweepOpeningNotices({ ports: { database, clock } }: ServiceContext): Promise<void> {
  const before = new Date(clock.now().getTime() - OPENING_NOTICE_DAYS * DAY_MS);
  await deleteOld(database.connection, openingNotices, lt(openingNotices.createdAt, before));
}
