import { and, desc, eq, isNull, lte } from 'drizzle-orm';

import type { CallAnswer } from '@/lib/contract';
import { toFullName } from '@/lib/domain/person/full-name';

import type { Actor } from '../context';
import type { Executor, Transaction } from '../ports/database';
import { personViews, users } from '../schema';
import { isViewer } from '../session';
import { tellViewed } from './tell';

type WireView = NonNullable<CallAnswer<'operator/getview'>['view']>;

/** The view of a session that is on, or was on last; null where there was none. */
export async function findLatestView(
  executor: Executor,
  { sessionId, deskRoles }: Pick<Actor, 'sessionId' | 'deskRoles'>,
  now: Date,
): Promise<WireView | null> {
  const [found] = await executor
    .select({ view: personViews, firstName: users.firstName, lastName: users.lastName })
    .from(personViews)
    .innerJoin(users, eq(users.id, personViews.userId))
    .where(eq(personViews.sessionId, sessionId))
    .orderBy(desc(personViews.id))
    .limit(1);
  if (!found) return null;
  const { userId, endedAt, endsAt } = found.view;
  return {
    userid: userId,
    fullname: toFullName(found),
    endsAtMs: endsAt.getTime(),
    isLive: endedAt === null && endsAt > now && isViewer(deskRoles),
  };
}

interface EndedView {
  readonly sessionId: string;
  readonly userId: number;
  readonly now: Date;
}

/** Ends a session's view of somebody, and tells them. Answers whether there was one to end. */
export async function endView(transaction: Transaction, { sessionId, userId, now }: EndedView): Promise<boolean> {
  const isMeant = and(eq(personViews.sessionId, sessionId), eq(personViews.userId, userId));
  const [ended] = await transaction
    .update(personViews)
    .set({ endedAt: now, tellAt: null })
    .where(and(isMeant, isNull(personViews.endedAt)))
    .returning();
  if (ended) await tellViewed(transaction, ended, now);
  return ended !== undefined;
}

/** A view that was over before: it ended when its time was over. The timer tells of it. */
export async function closeLapsed(transaction: Transaction, sessionId: string, now: Date): Promise<void> {
  await transaction
    .update(personViews)
    .set({ endedAt: personViews.endsAt })
    .where(and(eq(personViews.sessionId, sessionId), isNull(personViews.endedAt), lte(personViews.endsAt, now)));
}
