import type { CallAnswer } from '@/lib/contract';
import { toFullName } from '@/lib/domain/person/full-name';
import { toInstantMs, type TehranDate } from '@/lib/domain/site/jalali-date';
import { toStartHour } from '@/lib/domain/order/delivery-time';
import type { SeriesHour } from '@/lib/domain/series/series';
import { eq } from 'drizzle-orm';

import { findReader, hasSms, notify, type MessageEvent } from '../../messages';
import type { Transaction } from '../../ports/database';
import { users, type SeriesRow } from '../../schema';
import { NO_SUMS, toShownAmounts, toShownAsked, toShownVisit } from '../../words/inbox-words';
import { getWords, toToldName } from '../../words/words';

type Nearest = CallAnswer<'series/getplan'>['lstConflict'][number]['nearest'];

interface SeriesNews {
  readonly row: SeriesRow;
  readonly event: Extract<MessageEvent, `series-${string}`>;
  /** The visit that it is about. */
  readonly hour?: SeriesHour;
  /** A free hour near it. */
  readonly nearest?: Nearest;
  readonly amountRials?: number;
  readonly now: Date;
}

/** Tells a series' customer of news about it as a whole, or about a visit that is no order. */
export async function tellOfSeries(transaction: Transaction, news: SeriesNews): Promise<void> {
  const { row, event, hour, nearest, amountRials, now } = news;
  const reader = await findReader(transaction, row.customerId);
  const [provider] = await transaction.select().from(users).where(eq(users.id, row.providerId));
  if (!reader || !provider) return;
  const { locale } = reader;
  const params = {
    name: toToldName(toFullName(provider), 'provider', locale),
    ...(hour ? { startsAtMs: toMs(hour.day, hour.deliveryTimeId), hourCount: row.hours } : {}),
    ...(nearest ? { askedAtMs: toMs(nearest.gDate, nearest.deliverytimeid) } : {}),
    ...(amountRials === undefined ? {} : { amountRials }),
  };
  const shown = {
    ...params,
    visit: toShownVisit(params, locale),
    ...toShownAsked(params, locale),
    ...toShownAmounts({ ...NO_SUMS, ...params }, locale),
  };
  const smsText = hasSms(event) ? getWords(locale, 'notifications').say(`sms.${event}`, shown) : null;
  await notify(transaction, reader, { event, params, smsText, now });
}

function toMs(day: TehranDate, deliveryTimeId: number): number {
  return toInstantMs(day, toStartHour(deliveryTimeId));
}
