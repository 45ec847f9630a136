import { and, asc, eq, gte, inArray, isNull, lt, notInArray, sql } from 'drizzle-orm';

import type { CallAnswer } from '@/lib/contract';
import { CallError } from '@/lib/contract/call-error';
import { HOUR_MS, HOURS_A_DAY } from '@/lib/domain/constants/time-units';
import {
  addDays,
  DAYS_A_WEEK,
  toInstantMs,
  toSaturday,
  toTehranDate,
  toTehranHour,
  toWeekday,
  type TehranDate,
} from '@/lib/domain/site/jalali-date';
import { isUnfulfilled, isVisitAgreed, listStates } from '@/lib/domain/order/order-states';
import { toWorkName } from '@/lib/domain/order/work-name';
import type { Locale } from '@/lib/i18n/locales';
import { toFullName } from '@/lib/domain/person/full-name';
import { toProfileImageUrl } from '@/lib/domain/site/uploaded-file';

import type { Actor } from '../../../context';
import { defineHandler, requireActor } from '../../../handler';
import type { Executor } from '../../../ports/database';
import { bookings, providerAbsences, providerShifts, tasks } from '../../../schema';
import { findPlaceInTeam, listTeam, type PlaceInTeam, type TeamMember } from '../../../teams';
import { listTaskViews, toTaskSummary, type TaskView } from '../../reading/task-views';
import { findReturned } from '../../reading/returned-works';
import { isAssignable } from '../../matching/team-work';
import { listDayWages } from './day-wages';

type Answer = CallAnswer<'team/getteamdays'>;
type Work = Answer['lstWaiting'][number];
type Hours = Answer['lstMemberDays'][number]['lstTaken'][number];

export const handler = defineHandler('team/getteamdays', async ({ gDate }, context) => {
  const actor = requireActor(context);
  const { connection } = context.ports.database;
  const { locale } = context.request;
  const place = await findPlaceInTeam(connection, actor);
  if (!place) throw new CallError('not-yours');
  const { companyId } = place;
  const now = context.ports.clock.now();
  const today = toTehranDate(now.getTime());
  const days = Array.from({ length: DAYS_A_WEEK }, (_, index) => addDays(gDate ?? toSaturday(today), index));
  const people = (await listTeam(connection, actor, place)).filter(({ member }) => member.state === 'active');
  const userIds = people.map(({ member }) => member.memberId);
  const team: Team = { companyId, userIds, days, locale, now };
  return {
    today,
    serverNowMs: now.getTime(),
    lstDay: days,
    lstMemberDays: await listMemberDays(connection, people, { ...team, memberId: toWageReader(place, actor) }),
    lstWaiting: place.place === 'worker' ? [] : await listWaiting(connection, team),
  };
});

/** The company reads everybody's wage, and everybody else the own one. */
function toWageReader({ place }: PlaceInTeam, { userId }: Pick<Actor, 'userId'>): number | undefined {
  return place === 'company' ? undefined : userId;
}

async function listMemberDays(
  executor: Executor,
  people: readonly TeamMember[],
  { memberId, ...team }: Team & { readonly memberId: number | undefined },
): Promise<Answer['lstMemberDays']> {
  const views = await listHanded(executor, team);
  const works = toWorks(views, team);
  const rows = views.map(({ task }) => task);
  const wages = await listDayWages(executor, rows, { companyId: team.companyId, memberId });
  const shifts = await listShifts(executor, team);
  const taken = await listTaken(executor, team, works);
  return people.map(({ member, person }) => ({
    userId: member.memberId,
    fullname: toFullName(person),
    userImage: toProfileImageUrl(person.imageFileId),
    lstShift: shifts.filter(({ userId }) => userId === member.memberId).map(({ userId: _, ...shift }) => shift),
    lstWork: works.filter(({ assigneeUserId }) => assigneeUserId === member.memberId),
    lstTaken: taken.filter(({ userId }) => userId === member.memberId).map(({ userId: _, ...hours }) => hours),
    lstWage: wages.filter(({ userId }) => userId === member.memberId).map(({ userId: _, ...wage }) => wage),
  }));
}

interface Team {
  readonly companyId: number;
  readonly userIds: readonly number[];
  readonly days: readonly TehranDate[];
  readonly locale: Locale;
  readonly now: Date;
}

/** The span from the beginning of the first day to the end of the last. */
function toSpan({ days }: Team): { readonly from: Date; readonly to: Date } {
  const first = days[0] ?? '';
  return { from: new Date(toInstantMs(first)), to: new Date(toInstantMs(addDays(first, DAYS_A_WEEK))) };
}

async function listHanded(executor: Executor, team: Team): Promise<readonly TaskView[]> {
  if (team.userIds.length === 0) return [];
  const { from, to } = toSpan(team);
  const isMeant = and(
    inArray(tasks.assigneeId, [...team.userIds]),
    eq(tasks.providerId, team.companyId),
    gte(tasks.startsAt, from),
    lt(tasks.startsAt, to),
    notInArray(tasks.state, listStates(isUnfulfilled)),
  );
  return listTaskViews(executor, isMeant, { order: 'next-visit' });
}

async function listWaiting(executor: Executor, team: Team): Promise<Work[]> {
  const isMeant = and(eq(tasks.providerId, team.companyId), isNull(tasks.assigneeId), eq(tasks.state, 'CONFIRMED'));
  const works = toWorks(await listTaskViews(executor, isMeant, { order: 'next-visit' }), team);
  const waiting = works.filter((work) => work.isAssignable);
  const returned = await findReturned(
    executor,
    waiting.map(({ taskid }) => taskid),
  );
  return waiting.map((work) => ({ ...work, returned: returned.get(work.taskid) ?? null }));
}

function toWorks(views: readonly TaskView[], { locale, now }: Pick<Team, 'locale' | 'now'>): Work[] {
  return views.map((view) => {
    const summary = toTaskSummary(view, 'provider', locale);
    const { taskid, reqcode, state, gDate, startHour, endHour } = summary;
    return {
      taskid,
      reqcode,
      serviceName: toWorkName(summary),
      state,
      gDate,
      startHour,
      endHour,
      startsAtMs: summary.startsAtMs,
      deliveryPlace: summary.deliveryPlace,
      assigneeUserId: view.task.assigneeId,
      isLate: isVisitAgreed(view.task.state) && view.task.startsAt !== null && view.task.startsAt <= now,
      isAssignable: isAssignable(view.task),
      returned: null,
    };
  });
}

type OfSomebody<Part> = Part & { readonly userId: number };

async function listShifts(executor: Executor, { userIds, days }: Team): Promise<OfSomebody<Hours>[]> {
  if (userIds.length === 0) return [];
  const rows = await executor
    .select()
    .from(providerShifts)
    .where(inArray(providerShifts.userId, [...userIds]))
    .orderBy(asc(providerShifts.startHour));
  return days.flatMap((gDate) =>
    rows
      .filter(({ weekday }) => weekday === toWeekday(gDate))
      .map(({ userId, startHour, endHour }) => ({ userId, gDate, startHour, endHour })),
  );
}

interface Span {
  readonly userId: number;
  readonly startsAt: Date;
  readonly endsAt: Date;
}

/** Other spans that take their time: other work of their own, and hours or days that they took off. */
async function listTaken(executor: Executor, team: Team, works: readonly Work[]): Promise<OfSomebody<Hours>[]> {
  if (team.userIds.length === 0) return [];
  const shown = works.map(({ taskid }) => taskid);
  const spans = [...(await listBooked(executor, team, shown)), ...(await listAway(executor, team))];
  return spans.flatMap((span) => team.days.flatMap((gDate) => toHours(span, gDate)));
}

async function listBooked(executor: Executor, team: Team, shownTaskIds: readonly number[]): Promise<Span[]> {
  const { from, to } = toSpan(team);
  const { providerId, taskId, startsAt, endsAt, isLive } = bookings;
  const rows = await executor
    .select({ userId: providerId, taskId, startsAt, endsAt })
    .from(bookings)
    // As its index says it.
    .where(and(inArray(providerId, [...team.userIds]), sql`${isLive}`, gte(endsAt, from), lt(startsAt, to)));
  return rows.filter((row) => !shownTaskIds.includes(row.taskId));
}

function listAway(executor: Executor, team: Team): Promise<Span[]> {
  const { from, to } = toSpan(team);
  const { userId, startsAt, endsAt } = providerAbsences;
  return executor
    .select({ userId, startsAt, endsAt })
    .from(providerAbsences)
    .where(and(inArray(userId, [...team.userIds]), gte(endsAt, from), lt(startsAt, to)));
}

/** The part of a span that is of a day. */
function toHours({ userId, startsAt, endsAt }: Span, gDate: TehranDate): OfSomebody<Hours>[] {
  const startMs = Math.max(startsAt.getTime(), toInstantMs(gDate));
  const endMs = Math.min(endsAt.getTime(), toInstantMs(gDate, HOURS_A_DAY));
  if (startMs >= endMs) return [];
  const startHour = toTehranHour(startMs);
  return [{ userId, gDate, startHour, endHour: startHour + Math.ceil((endMs - startMs) / HOUR_MS) }];
}
