import { eq } from 'drizzle-orm';

import type { Gender } from '@/lib/contract/enumerations';

import type { FreeProvider } from '../../availability';
import type { Executor } from '../../ports/database';
import { conversationBlocks, providers, type TaskRow } from '../../schema';
import { listNextProviders } from './next-providers';
import type { SlotWish } from './slot';

/**
 * The best of those who could take an order over without a choice by its customer. They are of the gender that the
 * customer had asked for, are not blocked by the customer, and were not asked before.
 */
export async function listRescuers(
  executor: Executor,
  task: TaskRow,
  wish: SlotWish,
  now: Date,
): Promise<readonly FreeProvider[]> {
  const gender = await findWantedGender(executor, task);
  const blocked = await executor
    .selectDistinct({ providerId: conversationBlocks.providerId })
    .from(conversationBlocks)
    .where(eq(conversationBlocks.blockedById, task.customerId));
  const refused = blocked.map(({ providerId }) => providerId);
  const able = await listNextProviders(executor, task, { ...wish, gender }, now);
  return able.filter(({ profile }) => !refused.includes(profile.userId));
}

/**
 * The gender that the customer had asked for, or none. An order from before the question was promised the gender of its
 * chosen provider.
 */
async function findWantedGender(executor: Executor, { draft, providerId }: TaskRow): Promise<Gender | null> {
  if ('providerGender' in draft)
    return draft.providerGender === 'female' || draft.providerGender === 'male' ? draft.providerGender : null;
  const [chosen] = await executor
    .select({ gender: providers.gender })
    .from(providers)
    .where(eq(providers.userId, providerId ?? 0));
  return chosen?.gender ?? null;
}
