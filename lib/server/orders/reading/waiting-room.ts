import { and, eq, gte, inArray, isNotNull } from 'drizzle-orm';

import type { CallAnswer } from '@/lib/contract';
import { CallError } from '@/lib/contract/call-error';
import { compareBids, findBidWindowEndMs, toBidStateNumber, toWorkerGrade } from '@/lib/domain/order/bids';
import { toWorkerPath } from '@/lib/domain/provider/worker-path';
import { BID_MEMORY_MS, BID_RETRIES, BIDS_SHOWN } from '@/lib/domain/constants/bidding';
import { HOUR_MS, MINUTE_MS } from '@/lib/domain/constants/time-units';
import { maskContacts } from '@/lib/domain/text/contact-mask';
import { toCommissionRials } from '@/lib/domain/money/money';
import { isOver } from '@/lib/domain/order/order-states';
import { toShownRating } from '@/lib/domain/order/rating';
import { isOfKind } from '@/lib/domain/kind/service-kind';
import { toProfileImageUrl } from '@/lib/domain/site/uploaded-file';
import type { Locale } from '@/lib/i18n/locales';
import { toFullName } from '@/lib/domain/person/full-name';

import { isServed, listFavourites, readBiddingCredits, toDatedPapers } from '../../availability';
import type { Executor } from '../../ports/database';
import {
  bidReaders,
  bids,
  providerApplications,
  providers,
  toVisit,
  users,
  type BidRow,
  type TaskRow,
} from '../../schema';
import { findTravel, listSharedTravels } from './list-travels';
import { toWish } from '../matching/task-wish';
import { readShownPhotos } from '../parts/bids/bid-photos';
import { isWindowOpen } from '../parts/bids/bid-changes';
import { isInviting } from '../parts/bids/invite-bidders';
import { listQuestions, toGuide } from './own-bids';

type WaitingRoom = CallAnswer<'suggestion/getallsuggestion4task'>;
type Suggestion = WaitingRoom['lstSuggestion'][number];

const MINUTES_AN_HOUR = HOUR_MS / MINUTE_MS;

/**
 * The customer's view of an order that takes bids while they arrive. Throws move-not-allowed for an order of another
 * kind.
 */
export async function getWaitingRoom(
  executor: Executor,
  task: TaskRow,
  { now, locale }: { readonly now: Date; readonly locale: Locale },
): Promise<WaitingRoom> {
  if (!isOfKind(task.kind, { matching: 'bids' })) throw new CallError('move-not-allowed');
  const rows = await executor.select().from(bids).where(eq(bids.taskId, task.id));
  const shown = await toSuggestions(
    executor,
    task,
    rows.filter(({ state }) => state === 'pending' || state === 'selected'),
    now,
  );
  const questions = await listQuestions(executor, [task.id]);
  const isOpen = task.state === 'BIDDING' && isWindowOpen(task, now);
  return {
    taskid: task.id,
    reqid: task.requestId,
    state: task.state,
    windowEndsAtMs: isOpen ? (task.bidsEndAt?.getTime() ?? null) : null,
    guide: toGuide(task, locale),
    liveCount: rows.filter(({ state }) => state === 'pending').length,
    ...(await readResponse(executor, task, { rows, now, isOpen })),
    lstSuggestion: shown,
    chosenSgid: rows.find(({ state }) => state === 'selected')?.id ?? null,
    paymentExpiresAtMs: task.paymentExpiresAt?.getTime() ?? null,
    lstQuestion: questions.map(({ question }) => question),
    serverNowMs: now.getTime(),
  };
}

/** Bids as their customer compares them: the best first, the chosen one always among them. */
export async function toSuggestions(
  executor: Executor,
  task: TaskRow,
  rows: readonly BidRow[],
  now: Date,
): Promise<Suggestion[]> {
  if (rows.length === 0) return [];
  const providerIds = rows.map(({ providerId }) => providerId);
  const people = await listBidders(executor, providerIds);
  const travels = await listSharedTravels(executor, providerIds, task);
  const ranked = rows
    .flatMap((bid) => {
      const bidder = people.find(({ profile }) => profile.userId === bid.providerId);
      return bidder ? [{ bid, bidder, travel: findTravel(travels, bid.providerId, task.id) }] : [];
    })
    .sort((one, other) => compareBids(toRanked(one), toRanked(other)));
  const first = ranked.slice(0, BIDS_SHOWN);
  const chosen = ranked.slice(BIDS_SHOWN).filter(({ bid }) => bid.state === 'selected');
  const credits = await readBiddingCredits(executor, providerIds);
  const favourites = await listFavourites(executor, task.customerId);
  const photos = await readShownPhotos(
    executor,
    rows.flatMap(({ photoIds }) => photoIds),
  );
  return [...first, ...chosen].map((entry) =>
    toSuggestion(entry, {
      task,
      now,
      creditRials: credits.get(entry.bid.providerId) ?? 0,
      isFavourite: favourites.includes(entry.bid.providerId),
      photos,
    }),
  );
}

interface Ranked {
  readonly bid: BidRow;
  readonly bidder: Awaited<ReturnType<typeof listBidders>>[number];
  readonly travel: Suggestion['travel'];
}

function toRanked({ bid, bidder: { profile }, travel }: Ranked) {
  const { ratingSum, ratingCount } = profile;
  return { id: bid.id, ratingSum, ratingCount, priceRials: bid.priceRials, metres: travel?.metres ?? null };
}

function listBidders(executor: Executor, providerIds: readonly number[]) {
  return executor
    .select({
      profile: providers,
      person: { firstName: users.firstName, lastName: users.lastName, imageFileId: users.imageFileId },
      decidedAt: providerApplications.decidedAt,
    })
    .from(providers)
    .innerJoin(users, eq(users.id, providers.userId))
    .leftJoin(providerApplications, eq(providerApplications.userId, providers.userId))
    .where(inArray(providers.userId, [...providerIds]));
}

interface Circumstances {
  readonly task: TaskRow;
  readonly now: Date;
  readonly creditRials: number;
  readonly isFavourite: boolean;
  readonly photos: Awaited<ReturnType<typeof readShownPhotos>>;
}

function toSuggestion(
  { bid, bidder: { profile, person, decidedAt }, travel }: Ranked,
  { task, now, creditRials, isFavourite, photos }: Circumstances,
): Suggestion {
  return {
    reqid: task.requestId,
    merchantid: profile.merchantId,
    sgid: bid.id,
    taskid: task.id,
    userid: profile.userId,
    sgtype: bid.type,
    sgamount: bid.amountRials,
    ...toRemaining(bid, task, now),
    sgDesc: maskContacts(bid.note).text,
    sgstate: toBidStateNumber(bid.state),
    hourneed: bid.hours,
    ...toBidderFields(profile),
    lstCertificate: toDatedPapers(profile, decidedAt),
    fullname: toFullName(person),
    userImage: toProfileImageUrl(person.imageFileId),
    price: bid.priceRials,
    travel,
    takesCash: creditRials >= toCommissionRials(bid.priceRials),
    isFavourite,
    lstPhoto: bid.photoIds.flatMap((id) => photos.get(id) ?? []),
    addedAtMs: bid.addedAt.getTime(),
    editedAtMs: bid.editedAt?.getTime() ?? null,
  };
}

function toBidderFields(profile: typeof providers.$inferSelect) {
  return {
    workerUrl: toWorkerPath(profile.workerCode),
    workerGrade: toWorkerGrade(profile),
    workerCode: profile.workerCode,
    hasCriminalRecord: profile.hasClearRecordCertificate,
    gender: profile.gender,
    workerRate: toShownRating(profile.ratingSum, profile.ratingCount),
    reviewCount: profile.ratingCount,
    doneTaskCount: profile.doneTaskCount,
    merchantName: profile.merchantName,
  };
}

function toRemaining({ state }: BidRow, { bidsEndAt }: TaskRow, now: Date) {
  const leftMs = state === 'pending' && bidsEndAt ? Math.max(0, bidsEndAt.getTime() - now.getTime()) : 0;
  const minutes = Math.floor(leftMs / MINUTE_MS);
  return { remainingHours: Math.floor(minutes / MINUTES_AN_HOUR), remainingMinutes: minutes % MINUTES_AN_HOUR };
}

/**
 * The people who were asked and read it, why nobody bid, and what another try would bring: nothing where nobody does
 * such work.
 */
async function readResponse(
  executor: Executor,
  task: TaskRow,
  { rows, now, isOpen }: Pick<Response, 'rows' | 'now' | 'isOpen'>,
): Promise<Pick<WaitingRoom, 'askedCount' | 'readerCount' | 'noBidReason' | 'retriesLeft' | 'retryNeedsHour'>> {
  const isInvitingBidders = await isInviting(executor, task);
  const readers = await countReaders(executor, task);
  const noBidReason = findNoBidReason(task, { rows, now, isOpen, isInvitingBidders, ...readers });
  const retry = toRetry(task, now);
  if (noBidReason !== 'nobody-asked' || (await isServed(executor, toWish(task))))
    return { ...readers, ...retry, noBidReason };
  return { ...readers, ...retry, noBidReason: 'nobody-serves', retriesLeft: 0 };
}

/** Counts the readers in the present window. */
async function countReaders(
  executor: Executor,
  { id, bidsBeganAt }: TaskRow,
): Promise<Pick<WaitingRoom, 'askedCount' | 'readerCount'>> {
  const since = bidsBeganAt ?? new Date(0);
  const isOfTask = eq(bidReaders.taskId, id);
  return {
    askedCount: await executor.$count(bidReaders, and(isOfTask, gte(bidReaders.askedAt, since))),
    readerCount: await executor.$count(
      bidReaders,
      and(isOfTask, isNotNull(bidReaders.readAt), gte(bidReaders.readAt, since)),
    ),
  };
}

interface Response extends Pick<WaitingRoom, 'askedCount' | 'readerCount'> {
  readonly rows: readonly BidRow[];
  readonly now: Date;
  readonly isOpen: boolean;
  /** More of them are about to be told. */
  readonly isInvitingBidders: boolean;
}

/** Why there is nothing to choose from; null where there is, where there was, or where it is too early to say. */
function findNoBidReason(
  { bidsBeganAt }: TaskRow,
  { rows, now, isOpen, isInvitingBidders, askedCount, readerCount }: Response,
): WaitingRoom['noBidReason'] {
  const since = bidsBeganAt ?? new Date(0);
  // The list of people who were told is gone by now.
  if (since.getTime() < now.getTime() - BID_MEMORY_MS.readers) return null;
  const present = rows.filter(({ addedAt }) => addedAt >= since);
  if (present.some(({ state }) => state !== 'withdrawn')) return null;
  const isNobodyAsked = askedCount === 0 && readerCount === 0 && present.length === 0;
  if (isNobodyAsked) return isOpen && isInvitingBidders ? null : 'nobody-asked';
  if (isOpen) return null;
  if (present.length > 0) return 'all-withdrawn';
  return readerCount === 0 ? 'nobody-read' : 'read-only';
}

function toRetry(task: TaskRow, now: Date): Pick<WaitingRoom, 'retriesLeft' | 'retryNeedsHour'> {
  const startsAtMs = toVisit(task).startsAt.getTime();
  const isPossible = !isOver(task.state) && startsAtMs > now.getTime();
  return {
    retriesLeft: isPossible ? Math.max(0, BID_RETRIES - task.bidRetries) : 0,
    retryNeedsHour: findBidWindowEndMs(now.getTime(), startsAtMs) === null,
  };
}
