import { and, eq, isNull } from 'drizzle-orm';

import { CallError } from '@/lib/contract/call-error';
import { MINIMUM_LEAD_MS } from '@/lib/domain/constants/orders';
import { isVisitAgreed } from '@/lib/domain/order/order-states';
import { isOfKind } from '@/lib/domain/kind/service-kind';

import { isFreeFor, planRoom, selectProviderSchedule, toSchedules } from '../../availability';
import type { Actor } from '../../context';
import type { Executor } from '../../ports/database';
import { providers, toVisit, type TaskRow } from '../../schema';
import { findPlaceInTeam, listTeam, type PlaceInTeam, type TeamMember } from '../../teams';
import { toWish } from './task-wish';

/**
 * Whether an order's hours may go to somebody else of its provider's team. It is accepted, its work has not begun, and
 * no truck is bound to it.
 */
export function isAssignable({ state, kind }: Pick<TaskRow, 'state' | 'kind'>): boolean {
  return isVisitAgreed(state) && !isOfKind(kind, { matching: 'truck' });
}

export interface TeamWork extends PlaceInTeam {
  /** The people to whom the actor may hand it. */
  readonly people: readonly TeamMember[];
}

/** A company may look at who could go before it accepts an order. */
function isAwaited({ state, kind }: Pick<TaskRow, 'state' | 'kind'>): boolean {
  return state === 'AWAITING_PROVIDER' && !isOfKind(kind, { matching: 'truck' });
}

/**
 * The people to whom the actor may hand this work, or could once the company has accepted it. Throws not-yours and
 * move-not-allowed.
 */
export async function requireTeamChoice(executor: Executor, task: TaskRow, actor: Actor): Promise<TeamWork> {
  if (!isAwaited(task) || task.providerId !== actor.userId) return requireTeamWork(executor, task, actor);
  const place = await findPlaceInTeam(executor, actor);
  if (place?.place !== 'company') throw new CallError('not-yours');
  return { ...place, people: await listActive(executor, actor, place) };
}

async function listActive(executor: Executor, actor: Actor, place: PlaceInTeam): Promise<readonly TeamMember[]> {
  return (await listTeam(executor, actor, place)).filter(({ member }) => member.state === 'active');
}

/**
 * The actor may hand this work on: the company its own, a supervisor waiting work and that of their workers. Throws
 * not-yours and move-not-allowed.
 */
export async function requireTeamWork(executor: Executor, task: TaskRow, actor: Actor): Promise<TeamWork> {
  const place = await findPlaceInTeam(executor, actor);
  if (!place || place.place === 'worker' || task.providerId !== place.companyId) throw new CallError('not-yours');
  const people = await listActive(executor, actor, place);
  const isHandedToThem = people.some(({ member }) => member.memberId === task.assigneeId);
  const waits = task.assigneeId === null && isVisitAgreed(task.state);
  if (place.place === 'supervisor' && !isHandedToThem && !waits) throw new CallError('not-yours');
  if (!isAssignable(task)) throw new CallError('move-not-allowed');
  return { ...place, people };
}

/**
 * Whether a member serves such a visit there, is not held back, and has its hours. However soon it is: it is agreed
 * already. Waiting work at these hours does not block them while another member can be held for it.
 */
export async function isFreeForWork(executor: Executor, task: TaskRow, userId: number, now: Date): Promise<boolean> {
  const takesOffers = and(eq(providers.userId, userId), isNull(providers.offersHeldUntil));
  if ((await executor.$count(providers, takesOffers)) === 0) return false;
  const others = await planRoom(executor, task, { companyId: task.providerId ?? 0, memberId: userId });
  if (!others) return false;
  const wish = toWish(task);
  const movingTaskIds = [task.id, ...others.map(({ taskId }) => taskId)];
  const search = { ...wish, providerId: userId, movingTaskIds, isOwnSide: true };
  const [schedule] = await selectProviderSchedule(executor, search, now.getTime());
  if (!schedule) return false;
  return isFreeFor(toSchedules(schedule), wish, toVisit(task).startsAt.getTime() - MINIMUM_LEAD_MS);
}
