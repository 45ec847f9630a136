import { and, eq, or, sql } from 'drizzle-orm';

import type { Locale } from '@/lib/i18n/locales';

import type { Executor } from '../../ports/database';
import { tasks, type BidRow } from '../../schema';
import { hasBid, isOpenTo, showsWordsTo } from '../parts/bids/who-may-bid';
import { toTaskSummary, type TaskSummary, type TaskView } from './task-views';

interface Bidder {
  readonly providerId: number;
  readonly bid: Pick<BidRow, 'priceRials'> | null;
  readonly locale: Locale;
}

/**
 * An order as a provider reads it who does not work on it: service, hour and neighbourhood. The chosen bidder, and
 * their price, stay sealed (BEHAVIOUR 6).
 */
export function toBidderSummary(view: TaskView, { providerId, bid, locale }: Bidder): TaskSummary {
  const summary = toTaskSummary(view, 'provider', locale);
  const isHers = view.task.providerId === providerId;
  const nobody = {
    providerName: null,
    providerImage: null,
    providerUserId: null,
    workerCode: null,
    merchantName: null,
  };
  return {
    ...summary,
    ...(isHers ? {} : nobody),
    priceRial: bid?.priceRials ?? 0,
    deliveryAddress: summary.deliveryPlace,
    deliveryStreet: '',
    moves: [],
  };
}

/** Null for a provider who has no business with the order: she may neither bid on it nor has she. */
export async function findBidderAccess(
  executor: Executor,
  taskId: number,
  providerId: number,
): Promise<{ readonly showsWords: boolean } | null> {
  const isOpen = and(eq(tasks.state, 'BIDDING'), isOpenTo(executor, providerId));
  const [found] = await executor
    .select({ showsWords: sql<boolean>`coalesce(${showsWordsTo(executor, providerId)}, false)` })
    .from(tasks)
    .where(and(eq(tasks.id, taskId), or(isOpen, hasBid(executor, providerId))));
  return found ?? null;
}
