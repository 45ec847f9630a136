import { and, eq, isNull } from 'drizzle-orm';

import type { BulkRefusal } from '@/lib/contract/desk-enumerations';
import type { Locale } from '@/lib/i18n/locales';

import type { Executor } from '../ports/database';
import { providers, users } from '../schema';
import { readPlan } from './plan';
import { toProviderTarget } from './target';

interface PausePlan {
  /** Null where `operator/pauseprovider` would pause the provider now. */
  readonly refusal: BulkRefusal | null;
  /** The provider's open orders; null for somebody who is no provider. */
  readonly orderCount: number | null;
}

/** The plan of an operator's pause of a provider. */
export async function planPauseOf(
  executor: Executor,
  { userId, operatorId, locale }: { readonly userId: number; readonly operatorId: number; readonly locale: Locale },
): Promise<PausePlan> {
  const [found] = await executor
    .select({ status: providers.status })
    .from(providers)
    .innerJoin(users, eq(users.id, providers.userId))
    .where(and(eq(providers.userId, userId), isNull(users.erasedAt)));
  if (!found) return { refusal: 'not-found', orderCount: null };
  const { pauseid, orderCount } = await readPlan(executor, toProviderTarget(userId), locale);
  return { refusal: toRefusal({ isOwn: userId === operatorId, isPaused: pauseid !== null, ...found }), orderCount };
}

function toRefusal({
  isOwn,
  isPaused,
  status,
}: {
  readonly isOwn: boolean;
  readonly isPaused: boolean;
  readonly status: (typeof providers.$inferSelect)['status'];
}): BulkRefusal | null {
  if (isOwn) return 'not-yours';
  if (isPaused) return 'conflict';
  return status === 'suspended' ? 'move-not-allowed' : null;
}
