import { and, eq, inArray, isNotNull } from 'drizzle-orm';

import { PROVIDERS_A_PAGE } from '@/lib/domain/constants/orders';
import type { TehranDate } from '@/lib/domain/site/jalali-date';
import { isWorkDone, listStates } from '@/lib/domain/order/order-states';

import type { Executor } from '../ports/database';
import { ledgerAccounts, tasks } from '../schema';
import { listSchedules, type CandidateSearch } from './candidates';
import { FIRST_OF_ALL, readFree, type FoundFree, type FreePlace, type FreeSearch, type ReturnHour } from './read-free';
import { findFirstFree, judgeHour, type FreeHour, type Schedule } from './rules';

export interface VisitSearch extends CandidateSearch {
  readonly gDate: TehranDate;
  readonly deliveryTimeId: number;
  readonly hours: number;
  /** The return of textiles, by the same person and for as many hours; null for other visits. */
  readonly returnAt?: ReturnHour | null;
}

export interface FreeProvider extends FoundFree {
  /** She has done a job for this customer before. */
  readonly isFavourite: boolean;
}

/** Further conditions for a list of free providers. */
export interface FreeListing extends VisitSearch, Pick<FreeSearch, 'without' | 'leastCreditRials'> {
  /** Come before all others, in this order, if free. */
  readonly firstIds?: readonly number[];
  /** The last place of the page before; left out for the first. */
  readonly after?: FreePlace;
}

export interface FreePage {
  readonly providers: readonly FreeProvider[];
  /** The beginning of the next page; null after the last. */
  readonly next: FreePlace | null;
}

/**
 * A page of providers who are free for the whole visit: the customer's former ones first, then by Bayesian rating.
 * Equal ones keep one order for every reader. Works inside a transaction too.
 */
export async function listFreeProviders(executor: Executor, search: FreeListing, nowMs: number): Promise<FreePage> {
  const { firstIds = [], after, without = [], customerId } = search;
  const favourites = await listFavourites(executor, customerId);
  const knownIds = [...new Set([...firstIds, ...favourites])];
  // Those come on the first page, as many as it has room for, and not again on a later one.
  const known =
    knownIds.length === 0 ? [] : await readFree(executor, { ...search, only: knownIds, most: PROVIDERS_A_PAGE }, nowMs);
  const rankOf = ({ profile }: FoundFree) =>
    firstIds.includes(profile.userId) ? firstIds.indexOf(profile.userId) : firstIds.length;
  const first = after ? [] : known.sort((one, other) => rankOf(one) - rankOf(other));
  const room = PROVIDERS_A_PAGE - first.length;
  const others = await readFree(
    executor,
    { ...search, without: [...without, ...known.map(({ profile }) => profile.userId)], after, most: room + 1 },
    nowMs,
  );
  const shown = others.slice(0, room);
  return {
    providers: [...first, ...shown].map((provider) => ({
      ...provider,
      isFavourite: favourites.includes(provider.profile.userId),
    })),
    next: others.length > room ? toPlace(shown.at(-1)) : null,
  };
}

function toPlace(last: FoundFree | undefined): FreePlace {
  return last ? { rating: last.profile.bayesianRating, userId: last.profile.userId } : FIRST_OF_ALL;
}

/** Whether one provider is on any page of that list. */
export async function isFree(
  executor: Executor,
  search: FreeListing,
  providerId: number,
  nowMs: number,
): Promise<boolean> {
  return (await readFree(executor, { ...search, only: [providerId], most: 1 }, nowMs)).length > 0;
}

/** Whether one person of these schedules is free for the whole visit, and for bringing textiles back. */
export function isFreeFor(
  schedules: readonly Schedule[],
  { gDate, deliveryTimeId, hours, returnAt }: Pick<VisitSearch, 'gDate' | 'deliveryTimeId' | 'hours' | 'returnAt'>,
  nowMs: number,
): boolean {
  const visits = [{ gDate, deliveryTimeId }, returnAt ?? []].flat();
  return schedules.some((schedule) =>
    visits.every((visit) => judgeHour(schedule, visit.gDate, visit.deliveryTimeId, hours, nowMs) === 'free'),
  );
}

/**
 * The earliest hour from now on at which a provider is free for `hours` hours; null without one in the offered days.
 */
export async function findEarliest(
  executor: Executor,
  search: CandidateSearch & Pick<VisitSearch, 'hours'>,
  nowMs: number,
): Promise<FreeHour | null> {
  return findFirstFree(await listSchedules(executor, search, nowMs), search.hours, nowMs, search.isFasting);
}

/** Providers who have done a job for the customer before. */
export async function listFavourites(executor: Executor, customerId: number | null): Promise<number[]> {
  if (customerId === null) return [];
  const rows = await executor
    .selectDistinct({ providerId: tasks.providerId })
    .from(tasks)
    .where(
      and(eq(tasks.customerId, customerId), isNotNull(tasks.providerId), inArray(tasks.state, listStates(isWorkDone))),
    );
  return rows.flatMap(({ providerId }) => (providerId === null ? [] : [providerId]));
}

/** The bidding credits that cover the commission of a cash order, by provider, in rial. */
export async function readBiddingCredits(
  executor: Executor,
  providerIds: readonly number[],
): Promise<Map<number, number>> {
  const rows = await executor
    .select({ ownerId: ledgerAccounts.ownerId, balanceRials: ledgerAccounts.balanceRials })
    .from(ledgerAccounts)
    .where(and(eq(ledgerAccounts.kind, 'bidding-credit'), inArray(ledgerAccounts.ownerId, [...providerIds])));
  return new Map(rows.map(({ ownerId, balanceRials }) => [ownerId, balanceRials]));
}
