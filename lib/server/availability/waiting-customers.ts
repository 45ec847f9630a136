import { and, asc, eq, gt, gte } from 'drizzle-orm';

import { toJalaliText, toTehranDate } from '@/lib/domain/site/jalali-date';
import { toServicePath } from '@/lib/domain/site/order-links';
import { formatJalaliDate } from '@/lib/i18n/formats';
import type { Locale } from '@/lib/i18n/locales';
import { toLocalePath } from '@/lib/i18n/paths';

import { defineBatch, type BatchSearch } from '../batches';
import { findReader, notify } from '../messages';
import type { Executor, Transaction } from '../ports/database';
import { categories, waitingCustomers } from '../schema';
import { toServiceParams } from '../words/inbox-words';
import { getWords } from '../words/words';
import { listSchedules } from './candidates';
import { isPlaceOpen } from './place-open';
import { listSlots } from './rules';
import type { ServicePlace } from './service-area';

const EVENT = 'hour-free';
const READ_AT_ONCE = 200;

type Waiting = typeof waitingCustomers.$inferSelect;

interface Wish extends ServicePlace {
  readonly userId: number;
  readonly day: string;
  readonly hours: number;
}

/** Start hours of a day at which somebody is free for the whole visit. */
export async function listFreeHours(executor: Executor, wish: Wish, nowMs: number): Promise<number[]> {
  const schedules = await listSchedules(executor, { ...wish, customerId: wish.userId }, nowMs);
  const slots = listSlots(schedules, wish.day, wish.hours, nowMs);
  return slots.filter(({ verdict }) => verdict === 'free').map(({ startHour }) => startHour);
}

/** Tells each customer of "tell me when" once, when an hour has come free since. For the timers. */
export const waitingForHours = defineBatch({
  name: 'waiting customers',
  limit: READ_AT_ONCE,
  changes: waitingCustomers.id,
  find: readWaiting,
  work: async ({ ports, signals }, wish, now) => {
    const { database } = ports;
    const free = await listFreeHours(database.connection, wish, now.getTime());
    if (free.every((hour) => wish.knownHours.includes(hour))) return true;
    if (!(await database.transaction((transaction) => tell(transaction, wish, now)))) return false;
    signals.alertsPending();
    signals.messagesPending();
    return true;
  },
});

/** The wishes for today or a later day where orders are taken, the oldest first; `limit` at a time. */
async function readWaiting({ executor, now, limit, isMeant }: BatchSearch): Promise<Waiting[]> {
  const isWaiting = and(
    eq(waitingCustomers.isTold, false),
    gte(waitingCustomers.day, toTehranDate(now.getTime())),
    isPlaceOpen(executor, waitingCustomers),
  );
  const waiting: Waiting[] = [];
  let some: Waiting[];
  do {
    some = await executor
      .select()
      .from(waitingCustomers)
      .where(and(isWaiting, gt(waitingCustomers.id, waiting.at(-1)?.id ?? 0), isMeant(waitingCustomers.id)))
      .orderBy(asc(waitingCustomers.id))
      .limit(limit);
    waiting.push(...some);
  } while (some.length === limit);
  return waiting;
}

/** False when another process was first. */
async function tell(transaction: Transaction, wish: Waiting, now: Date): Promise<boolean> {
  const { id, userId, day } = wish;
  const taken = await transaction
    .update(waitingCustomers)
    .set({ isTold: true })
    .where(and(eq(waitingCustomers.id, id), eq(waitingCustomers.isTold, false)))
    .returning({ id: waitingCustomers.id });
  const reader = await findReader(transaction, userId);
  if (taken.length === 0 || !reader) return false;
  const { names, seopath, link } = await findService(transaction, wish, reader.locale);
  const params = { day: toJalaliText(day), seopath, ...toServiceParams(names) };
  const smsText = getWords(reader.locale, 'notifications').say(`sms.${EVENT}`, {
    day: formatJalaliDate(day, reader.locale),
    service: names[reader.locale],
    hasLink: link === null ? 'no' : 'yes',
    link: link ?? '',
  });
  await notify(transaction, reader, { event: EVENT, params, smsText, now });
  return true;
}

/** The awaited service, and the page where it is ordered. */
async function findService(
  transaction: Transaction,
  { categoryId, siteUrl }: Waiting,
  locale: Locale,
): Promise<{ names: Readonly<Record<Locale, string>>; seopath: string; link: string | null }> {
  const [category] = await transaction
    .select({ content: categories.content, seopath: categories.seopath })
    .from(categories)
    .where(eq(categories.id, categoryId));
  if (!category) throw new Error(`there is no category ${categoryId}`);
  const { content, seopath } = category;
  const link = siteUrl === null ? null : siteUrl + toLocalePath(locale, toServicePath(seopath));
  return { names: content.serviceName, seopath, link };
}
