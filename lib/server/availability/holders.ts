import { and, asc, eq, gt, ne, or, sql, type SQL } from 'drizzle-orm';

import { CAR_WASH_METHODS } from '@/lib/contract/enumerations';
import { DAY_MS, HOUR_MS } from '@/lib/domain/constants/time-units';
import { isOverlapping, type Interval } from '@/lib/domain/order/delivery-time';
import { toInstantMs, toTehranDate, toTehranHour, toWeekday } from '@/lib/domain/site/jalali-date';
import { isOfKind } from '@/lib/domain/kind/service-kind';

import type { Executor, Transaction } from '../ports/database';
import { bookings, providerServices, tasks, toMoreTypeIds, toVisit, type TaskRow } from '../schema';
import { worksAt } from './read-free';
import { toBookedInterval } from './rules';
import { hasTime, isBookedDuring, type Moving, type Span } from './taken-time';
import { selectMembers, selectTeamOf } from './team-people';
import { toWorkedHours } from './week-hours';

/** The first key of companies' advisory locks; the second is the company's own number. */
const TEAM_LOCKS = 7_352_058;

/** The fields of an order that decide who can be held for it. */
export type HeldWork = Pick<
  TaskRow,
  'id' | 'kind' | 'categoryId' | 'typeId' | 'address' | 'customerId' | 'draft' | 'startsAt' | 'endsAt' | 'detail'
>;

/** The visit of an order, the hour that is asked for in its place, and the visit that brings textiles back. */
export function listVisitsOf(work: Pick<TaskRow, 'startsAt' | 'endsAt' | 'detail'>): Interval[] {
  const { startsAt, endsAt } = toVisit(work);
  const visit = { startsAtMs: startsAt.getTime(), endsAtMs: endsAt.getTime() };
  return [visit, work.detail?.askedHour ?? [], work.detail?.return ?? []].flat();
}

/** The spans of a person's time that an order takes, one a row of `bookings`: visits that overlap are one. */
export function listBookedOf(work: Pick<TaskRow, 'startsAt' | 'endsAt' | 'detail'>): Interval[] {
  const spans = listVisitsOf(work)
    .map(toBookedInterval)
    .sort((one, other) => one.startsAtMs - other.startsAtMs);
  return spans.reduce<Interval[]>((merged, span) => {
    const last = merged.at(-1);
    if (!last || !isOverlapping(last, span)) return [...merged, span];
    const endsAtMs = Math.max(last.endsAtMs, span.endsAtMs);
    return [...merged.slice(0, -1), { startsAtMs: last.startsAtMs, endsAtMs }];
  }, []);
}

/**
 * Locks the time of a company's team until the end of the transaction: who takes or frees some of it waits. Answers the
 * company that the person is or belongs to; null for everybody else. It comes after the order's own lock and before any
 * change of `bookings`.
 */
export async function lockTeamOf(transaction: Transaction, userId: number): Promise<number | null> {
  const [found] = await selectTeamOf(transaction, sql`${userId}::integer`);
  if (!found) return null;
  await transaction.execute(sql`select pg_advisory_xact_lock(${TEAM_LOCKS}, ${found.companyId})`);
  return found.companyId;
}

interface Team extends Moving {
  readonly companyId: number;
  /** Members who are left out. */
  readonly without?: readonly number[];
}

/**
 * A free member of the team who serves the order and works then: it takes their time until it is handed to somebody.
 * The company itself where nobody of the team ever serves such an order; null where all who do are taken.
 */
export async function findHolder(
  executor: Executor,
  work: HeldWork,
  { without = [], ...team }: Team,
): Promise<number | null> {
  const people = await listPeople(executor, work, team);
  if (people.length === 0) return team.companyId;
  return people.find(({ personId, isFree }) => isFree && !without.includes(personId))?.personId ?? null;
}

/**
 * People with few services come first: people with many stay free for what the others do not do. Among equals those
 * who work on that day come first: the others keep the day free for long visits.
 */
function listPeople(executor: Executor, work: HeldWork, { companyId, movingTaskIds = [] }: Omit<Team, 'without'>) {
  const { categoryId, typeId, customerId, draft } = work;
  const member = selectMembers(executor, sql`${companyId}::integer`, {
    categoryId,
    typeId,
    moreTypeIds: toMoreTypeIds(work),
    locationId: work.address.locationId,
    customerId,
    carWashMethod: CAR_WASH_METHODS.find((method) => method === draft.carWashLocation) ?? null,
  });
  const visits = listVisitsOf(work);
  const person = { userId: member.personId, providerId: member.personId };
  const moving = { movingTaskIds: [work.id, ...movingTaskIds] };
  const isFree = and(
    // Where professionals bid, any hour may be asked for.
    ...(isOfKind(work.kind, { matching: 'bids' }) ? [] : visits.map((visit) => works(member.weekHours, visit))),
    ...visits.map((visit) => hasTime(executor, person, toSpan(visit), moving)),
  );
  const services = executor.$count(providerServices, eq(providerServices.userId, member.personId));
  const sameDay = visits.map((visit) => executor.$count(bookings, isBookedDuring(member.personId, toDay(visit))));
  return executor
    .select({ personId: member.personId, isFree: sql<boolean>`${isFree}` })
    .from(member)
    .orderBy(asc(sql`${services}`), ...sameDay.map((count) => sql`${count} DESC`), asc(member.personId));
}

function works(weekHours: Parameters<typeof worksAt>[0], { startsAtMs, endsAtMs }: Interval): SQL {
  const startHour = toTehranHour(startsAtMs);
  const hours = Math.ceil((endsAtMs - startsAtMs) / HOUR_MS);
  const weekday = toWeekday(toTehranDate(startsAtMs));
  const worked = toWorkedHours({ weekday, startHour, endHour: startHour + hours });
  return worked === null ? sql`false` : worksAt(weekHours, worked);
}

function toSpan(visit: Interval): { startsAt: Date; endsAt: Date } {
  const { startsAtMs, endsAtMs } = toBookedInterval(visit);
  return { startsAt: new Date(startsAtMs), endsAt: new Date(endsAtMs) };
}

function toDay({ startsAtMs }: Interval): Span {
  const dayMs = toInstantMs(toTehranDate(startsAtMs));
  return { startsAt: new Date(dayMs), endsAt: new Date(dayMs + DAY_MS) };
}

/** Another member who is held for an order that waits to be handed on. */
interface OtherHolder {
  readonly taskId: number;
  readonly personId: number;
}

interface Place {
  readonly companyId: number;
  readonly memberId: number;
}

/** The other holds at these hours that free a member of the team for this order; null when nobody else is free. */
export async function planRoom(
  executor: Executor,
  work: HeldWork,
  { companyId, memberId }: Place,
): Promise<readonly OtherHolder[] | null> {
  const spans = listVisitsOf(work).map((visit) => isBookedDuring(sql`${memberId}`, toSpan(visit)));
  const waiting = await listWaiting(executor, { companyId, memberId }, and(or(...spans), ne(bookings.taskId, work.id)));
  const others: OtherHolder[] = [];
  for (const other of waiting) {
    const personId = await findHolder(executor, other, { companyId, without: [memberId], movingTaskIds: [work.id] });
    if (personId === null) return null;
    others.push({ taskId: other.id, personId });
  }
  return others;
}

/** Orders that wait to be handed to a member, and hold a member's time until then. */
async function listWaiting(executor: Executor, { companyId, memberId }: Place, isMeant: SQL | undefined) {
  const found = await executor
    .select({ work: tasks })
    .from(bookings)
    .innerJoin(tasks, eq(tasks.id, bookings.taskId))
    .where(
      and(
        eq(bookings.personId, memberId),
        eq(bookings.providerId, companyId),
        ne(bookings.providerId, bookings.personId),
        sql`${bookings.isLive}`,
        isMeant,
      ),
    )
    .orderBy(asc(bookings.startsAt));
  return [...new Map(found.map(({ work }) => [work.id, work])).values()];
}

/**
 * Under the team's lock (`lockTeamOf`). In place, so that an order that ends meanwhile frees the hold that it finds.
 */
export async function holdBy(transaction: Transaction, { taskId, personId }: OtherHolder): Promise<void> {
  await transaction
    .update(bookings)
    .set({ personId })
    .where(and(eq(bookings.taskId, taskId), eq(bookings.isLive, true)));
}

/**
 * A member of a team has less time than before. Waiting orders that hold their time are held by other free members,
 * where there are any. Returns whether some stay with them that they cannot come for.
 */
export async function moveHolds(
  transaction: Transaction,
  { memberId, companyId, now }: Place & { readonly now: Date },
): Promise<boolean> {
  let isLeft = false;
  for (const work of await listWaiting(transaction, { companyId, memberId }, gt(bookings.endsAt, now))) {
    const people = await listPeople(transaction, work, { companyId });
    const free = people.filter(({ isFree }) => isFree).map(({ personId }) => personId);
    if (people.length === 0 && (await isAloneFree(transaction, work, companyId))) free.push(companyId);
    if (free.includes(memberId)) continue;
    const [personId] = free;
    if (personId === undefined) isLeft = true;
    else await holdBy(transaction, { taskId: work.id, personId });
  }
  return isLeft;
}

/** Runs `moveHolds` for a person who may belong to a team or not. */
export async function moveHoldsOf(transaction: Transaction, memberId: number, now: Date): Promise<void> {
  const companyId = await lockTeamOf(transaction, memberId);
  if (companyId !== null) await moveHolds(transaction, { companyId, memberId, now });
}

/** Whether no other booking takes a company's own time. Its weekly hours do not count. */
async function isAloneFree(executor: Executor, work: HeldWork, companyId: number): Promise<boolean> {
  const spans = listVisitsOf(work).map((visit) => isBookedDuring(sql`${companyId}`, toSpan(visit)));
  return (await executor.$count(bookings, or(...spans))) === 0;
}
