import { and, eq, gt, isNull } from 'drizzle-orm';

import type { DeskRole } from '@/lib/contract/desk-enumerations';
import { hasDeskRole } from '@/lib/domain/person/desk-access';
import { VIEWER_ROLES } from '@/lib/domain/person/view-access';
import { findProviderRoleId } from '@/lib/domain/provider/provider-roles';

import type { Actor } from '../context';
import type { Executor } from '../ports/database';
import { personViews, userRoles, users } from '../schema';

/**
 * The person with whose eyes an operator's session sees now; null where it sees with its own. One who has lost the role
 * for it sees nothing more at once.
 */
export async function findViewedPerson(executor: Executor, operator: Actor, now: Date): Promise<Actor | null> {
  if (!isViewer(operator.deskRoles)) return null;
  const rows = await executor
    .select({ userId: personViews.userId, roleId: userRoles.roleId })
    .from(personViews)
    .innerJoin(users, eq(users.id, personViews.userId))
    .leftJoin(userRoles, eq(userRoles.userId, personViews.userId))
    .where(
      and(
        eq(personViews.sessionId, operator.sessionId),
        isNull(personViews.endedAt),
        gt(personViews.endsAt, now),
        isNull(users.erasedAt),
      ),
    );
  const [first] = rows;
  if (!first) return null;
  const roleId = findProviderRoleId(rows.flatMap((row) => (row.roleId === null ? [] : [row.roleId])));
  const { sessionId } = operator;
  return { userId: first.userId, roleId, deskRoles: [], sessionId, passwordAt: null, viewer: operator };
}

export function isViewer(roles: readonly DeskRole[]): boolean {
  return hasDeskRole(roles, ...VIEWER_ROLES);
}
