import { and, eq, gt, inArray, lt, notExists, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';

import type { TravelStart } from '@/lib/contract/provider-enumerations';
import { addDays, toInstantMs, toTehranDate } from '@/lib/domain/site/jalali-date';
import type { Coordinates } from '@/lib/domain/place/distance';
import {
  isAccepted,
  isInContact,
  isOver,
  isReturnAhead,
  isWorkDone,
  listStates,
} from '@/lib/domain/order/order-states';
import { estimateTravel, type Travel } from '@/lib/domain/place/travel';

import type { Ports } from '../../context';
import type { Executor } from '../../ports/database';
import type { RoutingPort } from '../../ports/routing';
import {
  bookings,
  homeBases,
  locations,
  tasks,
  teamMembers,
  toReturn,
  type AddressSnapshot,
  type TaskRow,
} from '../../schema';

/** Ways to jobs, by provider and order. */
export type Travels = ReadonlyMap<string, Travel>;

export const NO_TRAVELS: Travels = new Map();

export function findTravel(travels: Travels, providerId: number, taskId: number): Travel | null {
  return travels.get(toKey(providerId, taskId)) ?? null;
}

const toKey = (providerId: number, taskId: number) => `${providerId}/${taskId}`;

type Job = Pick<TaskRow, 'id' | 'state' | 'address' | 'detail' | 'startsAt' | 'providerId' | 'assigneeId'>;

/**
 * The ways of one provider to these orders, which she alone reads. They begin at her home base or at the job before on
 * that day, by their exact points. An accepted order counts to its door, an offered one to the centre of its
 * neighbourhood. An order that a member of her team goes to has none. Without a home base and a job before there is
 * none either.
 */
export async function listOwnTravels(
  executor: Executor,
  routing: RoutingPort,
  providerId: number,
  rows: readonly Job[],
): Promise<Travels> {
  const own = rows.filter(({ assigneeId }) => assigneeId === null || assigneeId === providerId);
  const places = await readPlaces(executor, [providerId], own);
  const legs = listLegs(own, [providerId], {
    ...places,
    toPoint: ({ point, middle }) => point ?? middle,
    toGoal: ({ state, address }, middle) => (isInContact(state) ? (toPoint(address) ?? middle) : middle),
  });
  return new Map(await measureLegs(routing, legs));
}

/** The way of one provider to one order; none once nobody goes there any more. */
export async function readOwnTravel(
  { database, routing }: Pick<Ports, 'database' | 'routing'>,
  task: TaskRow,
  providerId: number,
): Promise<Travel | null> {
  if (isOver(task.state) || isWorkDone(task.state)) return null;
  return findTravel(await listOwnTravels(database.connection, routing, providerId, [task]), providerId, task.id);
}

/** One question to the routing service for each point that ways begin at. */
async function measureLegs(routing: RoutingPort, legs: readonly Leg[]): Promise<[string, Travel][]> {
  const points = [...new Set(legs.map(({ start }) => start.point))];
  const parts = await Promise.all(
    points.map(async (point) => {
      const group = legs.filter(({ start }) => start.point === point);
      const ways = await routing.measure(
        point,
        group.map(({ goal }) => goal),
      );
      return group.flatMap(({ key, start }, index): [string, Travel][] => {
        const way = ways[index];
        return way ? [[key, { ...way, from: start.from }]] : [];
      });
    }),
  );
  return parts.flat();
}

/**
 * The ways of several providers to one order, as others compare them. They go from the middle of a neighbourhood to the
 * middle of another, so that nobody finds a home by them.
 */
export async function listSharedTravels(
  executor: Executor,
  providerIds: readonly number[],
  task: Job,
): Promise<Travels> {
  const places = await readPlaces(executor, providerIds, [task]);
  const legs = listLegs([task], providerIds, {
    ...places,
    toPoint: ({ middle }) => middle,
    toGoal: (_task, middle) => middle,
  });
  return new Map(legs.map(({ key, start, goal }) => [key, estimateTravel(start, goal)]));
}

/** An exact point, where there is one, and the middle of its neighbourhood. */
interface Place {
  readonly point: Coordinates | null;
  readonly middle: Coordinates;
}

interface JobBefore extends Place {
  readonly providerId: number;
  readonly taskId: number;
  readonly startsAtMs: number;
}

interface Places {
  readonly bases: ReadonlyMap<number, Place>;
  readonly jobs: readonly JobBefore[];
  /** The middles of the orders' neighbourhoods. */
  readonly middles: ReadonlyMap<number, Coordinates>;
}

interface Exactness {
  readonly toPoint: (place: Place) => Coordinates;
  readonly toGoal: (task: Job, middle: Coordinates) => Coordinates;
}

/** A way that is to be measured. */
interface Leg {
  readonly key: string;
  readonly start: { readonly point: Coordinates; readonly from: TravelStart };
  readonly goal: Coordinates;
}

function listLegs(rows: readonly Job[], providerIds: readonly number[], places: Places & Exactness): readonly Leg[] {
  const { middles, toPoint: toStartPoint, toGoal } = places;
  return rows.flatMap((task) => {
    const middle = middles.get(task.address.locationId);
    return providerIds.flatMap((providerId): Leg[] => {
      const found = findStart(places, providerId, task);
      if (!found || !middle) return [];
      const start = { point: toStartPoint(found.place), from: found.from };
      return [{ key: toKey(providerId, task.id), start, goal: toGoal(task, middle) }];
    });
  });
}

/** The latest job of the same day that begins before, else the home base. */
function findStart({ bases, jobs }: Places, providerId: number, task: Job) {
  const visitMs = toNextVisitMs(task);
  const [last] = jobs
    .filter((job) => job.providerId === providerId && job.taskId !== task.id && isBeforeOnDay(job.startsAtMs, visitMs))
    .toSorted((one, other) => other.startsAtMs - one.startsAtMs);
  if (last) return { place: last, from: 'job' as const };
  const base = bases.get(providerId);
  return base ? { place: base, from: 'base' as const } : null;
}

function isBeforeOnDay(startsAtMs: number, visitMs: number | null): boolean {
  return visitMs !== null && startsAtMs < visitMs && toTehranDate(startsAtMs) === toTehranDate(visitMs);
}

/** Null for petrol, which has no hour. */
function toNextVisitMs(task: Pick<TaskRow, 'state' | 'detail' | 'startsAt'>): number | null {
  const next = isReturnAhead(task.state) ? toReturn(task).startsAt : task.startsAt;
  return next?.getTime() ?? null;
}

async function readPlaces(executor: Executor, providerIds: readonly number[], rows: readonly Job[]): Promise<Places> {
  if (providerIds.length === 0 || rows.length === 0) return { bases: new Map(), jobs: [], middles: new Map() };
  return {
    bases: await readBases(executor, providerIds),
    jobs: await readJobs(executor, providerIds, rows),
    middles: await readMiddles(executor, rows),
  };
}

async function readBases(executor: Executor, providerIds: readonly number[]): Promise<Places['bases']> {
  const rows = await executor
    .select({
      userId: homeBases.userId,
      point: { latitude: homeBases.latitude, longitude: homeBases.longitude },
      middle: MIDDLE,
    })
    .from(homeBases)
    .innerJoin(locations, eq(locations.id, homeBases.locationId))
    .where(inArray(homeBases.userId, [...providerIds]));
  return new Map(rows.map(({ userId, ...place }) => [userId, place]));
}

const MIDDLE = { latitude: locations.latitude, longitude: locations.longitude };

const ends = alias(locations, 'ends');

/** The providers' accepted jobs on the days of these orders. */
async function readJobs(
  executor: Executor,
  providerIds: readonly number[],
  rows: readonly Job[],
): Promise<readonly JobBefore[]> {
  const visits = rows.map(toNextVisitMs).filter((visitMs) => visitMs !== null);
  if (visits.length === 0) return [];
  const found = await executor
    .select({
      providerId: bookings.providerId,
      taskId: tasks.id,
      startsAt: bookings.startsAt,
      end: JOB_END,
      middle: { latitude: ends.latitude, longitude: ends.longitude },
    })
    .from(bookings)
    .innerJoin(tasks, eq(tasks.id, bookings.taskId))
    .innerJoin(ends, sql`${ends.id} = (${JOB_END} ->> 'locationId')::integer`)
    .where(
      and(
        inArray(bookings.providerId, [...providerIds]),
        isOnDaysOf(visits),
        inArray(tasks.state, listStates(isAccepted)),
        notExists(selectTeam(executor)),
      ),
    );
  return found.map(({ startsAt, end, ...job }) => ({ ...job, startsAtMs: startsAt.getTime(), point: toPoint(end) }));
}

/** A removal ends where it goes to. */
const JOB_END = sql<AddressSnapshot>`coalesce(${tasks.detail} -> 'destination', ${tasks.address})`;

function isOnDaysOf(visits: readonly number[]) {
  const first = new Date(toInstantMs(toTehranDate(Math.min(...visits))));
  const last = new Date(toInstantMs(addDays(toTehranDate(Math.max(...visits)), 1)));
  // As its index says it.
  return and(sql`${bookings.isLive}`, gt(bookings.endsAt, first), lt(bookings.startsAt, last));
}

/** The people of a company work side by side, so it has no job before. */
function selectTeam(executor: Executor) {
  return executor
    .select({ found: sql`1` })
    .from(teamMembers)
    .where(and(eq(teamMembers.companyId, bookings.providerId), eq(teamMembers.state, 'active')));
}

async function readMiddles(executor: Executor, rows: readonly Job[]): Promise<Places['middles']> {
  const ids = [...new Set(rows.map(({ address }) => address.locationId))];
  const found = await executor
    .select({ id: locations.id, ...MIDDLE })
    .from(locations)
    .where(inArray(locations.id, ids));
  return new Map(found.map(({ id, ...middle }) => [id, middle]));
}

function toPoint({ latitude, longitude }: AddressSnapshot): Coordinates | null {
  return latitude === null || longitude === null ? null : { latitude, longitude };
}
