import { and, eq, inArray } from 'drizzle-orm';

import { toBayesianRating } from '@/lib/domain/rating';
import type { TehranDate } from '@/lib/domain/jalali-date';

import type { Executor } from '../ports/database';
import { ledgerAccounts, tasks } from '../schema';
import { listCandidates, type Candidate, type CandidateSearch } from './candidates';
import { findFirstFree, judgeHour, type FreeHour, type Schedule } from './rules';

export interface VisitSearch extends CandidateSearch {
  readonly gDate: TehranDate;
  readonly deliveryTimeId: number;
  readonly hours: number;
}

export interface FreeProvider extends Candidate {
  /** She has done a job for this customer before. */
  readonly isFavourite: boolean;
  /** What the commission of a cash order can be taken from (BEHAVIOUR 9). */
  readonly biddingCreditRials: number;
}

/** Who is free for the whole visit: those the customer had before first, then by Bayesian rating. Works inside a transaction too. */
export async function listFreeProviders(
  executor: Executor,
  search: VisitSearch,
  nowMs: number,
): Promise<FreeProvider[]> {
  const candidates = await listCandidates(executor, search, nowMs);
  const free = candidates.filter(({ schedule }) => isFreeFor(schedule, search, nowMs));
  const ids = free.map(({ profile }) => profile.userId);
  if (ids.length === 0) return [];
  const favourites = await listFavourites(executor, ids, search.customerId);
  const credits = await readBiddingCredits(executor, ids);
  return free
    .map((candidate) => {
      const { userId } = candidate.profile;
      return { ...candidate, isFavourite: favourites.has(userId), biddingCreditRials: credits.get(userId) ?? 0 };
    })
    .sort(compare);
}

/** Whether somebody of this schedule is free for the whole visit. */
export function isFreeFor(
  schedule: Schedule,
  { gDate, deliveryTimeId, hours }: Pick<VisitSearch, 'gDate' | 'deliveryTimeId' | 'hours'>,
  nowMs: number,
): boolean {
  return judgeHour(schedule, gDate, deliveryTimeId, hours, nowMs) === 'free';
}

/** The earliest hour from now on at which somebody is free for so many hours; null when there is none in the days that are offered. */
export async function findEarliest(
  executor: Executor,
  search: CandidateSearch & Pick<VisitSearch, 'hours'>,
  nowMs: number,
): Promise<FreeHour | null> {
  const candidates = await listCandidates(executor, search, nowMs);
  return findFirstFree(
    candidates.map(({ schedule }) => schedule),
    search.hours,
    nowMs,
  );
}

function compare(one: FreeProvider, other: FreeProvider): number {
  const byFavour = Number(other.isFavourite) - Number(one.isFavourite);
  const byRating = ratingOf(other) - ratingOf(one);
  // Equal ones keep one order, whoever asks.
  return byFavour || byRating || one.profile.userId - other.profile.userId;
}

function ratingOf({ profile }: FreeProvider): number {
  return toBayesianRating(profile.ratingSum, profile.ratingCount);
}

async function listFavourites(
  executor: Executor,
  providerIds: readonly number[],
  customerId: number | null,
): Promise<Set<number>> {
  if (customerId === null) return new Set();
  const rows = await executor
    .selectDistinct({ providerId: tasks.providerId })
    .from(tasks)
    .where(
      and(
        eq(tasks.customerId, customerId),
        inArray(tasks.providerId, [...providerIds]),
        inArray(tasks.state, ['DONE', 'COMPLETED']),
      ),
    );
  return new Set(rows.flatMap(({ providerId }) => (providerId === null ? [] : [providerId])));
}

async function readBiddingCredits(executor: Executor, providerIds: readonly number[]): Promise<Map<number, number>> {
  const rows = await executor
    .select({ ownerId: ledgerAccounts.ownerId, balanceRials: ledgerAccounts.balanceRials })
    .from(ledgerAccounts)
    .where(and(eq(ledgerAccounts.kind, 'bidding-credit'), inArray(ledgerAccounts.ownerId, [...providerIds])));
  return new Map(rows.map(({ ownerId, balanceRials }) => [ownerId, balanceRials]));
}
