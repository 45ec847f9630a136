import { and, eq, or, sql } from 'drizzle-orm';

import type { CallAnswer } from '@/lib/contract';
import type { Locale } from '@/lib/i18n/locales';

import type { Executor } from '../../ports/database';
import { tasks, type BidRow } from '../../schema';
import type { WorkBidding } from './own-bids';
import { hasBid, isOpenTo, showsWordsTo } from '../parts/bids/who-may-bid';
import { toTaskSummary, type TaskSummary, type TaskView } from './task-views';

type TaskDetail = CallAnswer<'clean/gettaskdetail'>['taskDetail'];

interface Bidder {
  readonly providerId: number;
  readonly bid: Pick<BidRow, 'priceRials'> | null;
  readonly locale: Locale;
}

/**
 * What a provider may read of an order that is not her work: what, when and in which neighbourhood. Who was chosen, and
 * for how much, stays sealed (BEHAVIOUR 6).
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

interface BidderFacts extends Bidder {
  readonly bidding: WorkBidding | null;
  /** Of a removal: what it takes, and both neighbourhoods. */
  readonly moving: TaskDetail['moving'];
  readonly showsWords: boolean;
}

/**
 * An order as who may bid on it reads it. `reduced` is the view of a link that may be passed on, `words` what the
 * customer says of the work, and the name to it.
 */
export function toBidderDetail(
  view: TaskView,
  { reduced, words }: { readonly reduced: TaskDetail; readonly words: Partial<TaskDetail> },
  { bidding, moving, showsWords, ...bidder }: BidderFacts,
): TaskDetail {
  return {
    ...reduced,
    ...toBidderSummary(view, bidder),
    userName: '',
    ...(showsWords ? words : { urgency: null, petTypes: [] }),
    ...UNSETTLED,
    priceRial: bidder.bid?.priceRials ?? 0,
    lines: [],
    timeline: [],
    isReviewed: false,
    dispute: null,
    answerDueAtMs: null,
    completesAtMs: null,
    paidAtMs: null,
    moving: showsWords ? moving : null,
    bidding,
  };
}

/** How an order is paid is between its customer and whoever is chosen. */
const UNSETTLED = {
  origin: 'online',
  payType: 'online',
  codFlag: 'unknown',
  giftRial: 0,
  walletRial: 0,
  payableRial: 0,
  isPaid: false,
  paymentExpiresAtMs: null,
  userFromIpg: 0,
} as const satisfies Partial<TaskDetail>;
