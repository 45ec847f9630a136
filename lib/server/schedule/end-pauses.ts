import { eq } from 'drizzle-orm';

import { defineRowBatch } from '../batches';
import type { Transaction } from '../ports/database';
import { hasRegulars, listOpened, reserve } from '../regulars';
import { providers } from '../schema';
import { moveHoldsOf } from '../availability';
import { defaultLocale } from '@/lib/i18n/locales';
import { readSchedule } from './read-schedule';

const BATCH_SIZE = 20;

/** Ends every pause of a provider's own whose day has come. */
export const endingPauses = defineRowBatch({
  name: 'ending pauses',
  limit: BATCH_SIZE,
  table: providers,
  id: providers.userId,
  due: providers.pausedUntil,
  where: () => eq(providers.status, 'paused'),
  work: (transaction, { userId }, now) => workAgain(transaction, userId, now),
});

/** Ends a provider's pause. The hours that open with it are for regulars first. The provider's row is locked. */
export async function workAgain(transaction: Transaction, userId: number, now: Date): Promise<void> {
  const reader = { userId, locale: defaultLocale, now };
  const before = (await hasRegulars(transaction, userId)) ? await readSchedule(transaction, reader) : null;
  await transaction.update(providers).set({ status: 'active', pausedUntil: null }).where(eq(providers.userId, userId));
  await moveHoldsOf(transaction, userId, now);
  if (!before) return;
  const after = await readSchedule(transaction, reader);
  await reserve(transaction, userId, listOpened(before, after, now.getTime()), now);
}
