import { and, eq, isNull } from 'drizzle-orm';

import { CallError } from '@/lib/contract/call-error';
import { toJalaliText, toTehranDate } from '@/lib/domain/site/jalali-date';
import { formatJalaliDate } from '@/lib/i18n/formats';

import { moveHoldsOf } from '../availability';
import { findReader, notify } from '../messages';
import { requireMobile } from '../people';
import type { Executor, Transaction } from '../ports/database';
import { workAgain } from '../schedule';
import { pauses, providers, users, type PauseRow } from '../schema';
import { getWords } from '../words/words';
import { findLive, toProviderTarget } from './target';

/** A provider by the mobile that an operator typed. Throws invalid-input, not-found. */
export async function requireProvider(executor: Executor, mobile: string): Promise<{ readonly userId: number }> {
  const [found] = await executor
    .select({ userId: providers.userId })
    .from(providers)
    .innerJoin(users, eq(users.id, providers.userId))
    .where(and(eq(users.mobile, requireMobile(mobile, 'mobile')), isNull(users.erasedAt)));
  if (!found) throw new CallError('not-found');
  return found;
}

interface Pausing extends Pick<PauseRow, 'reason' | 'endsAt' | 'madeById'> {
  readonly userId: number;
  readonly now: Date;
}

/**
 * Offers a provider no new work. Accepted work stays, and the provider is told why. Throws conflict where the desk has
 * paused the provider already, and move-not-allowed for one who is blocked or suspended.
 */
export async function pauseProvider(
  transaction: Transaction,
  { userId, reason, endsAt, madeById, now }: Pausing,
): Promise<PauseRow> {
  const provider = await lockProvider(transaction, userId);
  const target = toProviderTarget(userId);
  if (await findLive(transaction, target)) throw new CallError('conflict');
  if (provider.status === 'suspended') throw new CallError('move-not-allowed');
  const hadOwnPause = provider.status === 'paused';
  const [row] = await transaction
    .insert(pauses)
    .values({ ...target, reason, beganAt: now, endsAt, madeById, hadOwnPause, ownPausedUntil: provider.pausedUntil })
    .returning();
  if (!row) throw new Error('The pause was not written');
  // The end of the desk's pause is its own row's: the provider's column is for the provider's own.
  await transaction.update(providers).set({ status: 'paused', pausedUntil: null }).where(eq(providers.userId, userId));
  await moveHoldsOf(transaction, userId, now);
  await tell(transaction, { userId, event: 'provider-paused', reason, endsAt, now });
  return row;
}

/** Offers work again, unless the provider's own pause lasts longer, or a sanction holds work back. */
export async function resumeProvider(transaction: Transaction, row: PauseRow, now: Date): Promise<void> {
  const userId = row.providerId;
  if (userId === null) return;
  const { status } = await lockProvider(transaction, userId);
  const { hadOwnPause, ownPausedUntil } = row;
  const isOwnLasting = hadOwnPause && (ownPausedUntil === null || ownPausedUntil > now);
  if (status === 'paused' && isOwnLasting)
    await transaction.update(providers).set({ pausedUntil: ownPausedUntil }).where(eq(providers.userId, userId));
  if (status === 'paused' && !isOwnLasting) await workAgain(transaction, userId, now);
  await tell(transaction, { userId, event: 'provider-pause-ended', reason: '', endsAt: null, now });
}

async function lockProvider(transaction: Transaction, userId: number): Promise<typeof providers.$inferSelect> {
  const [row] = await transaction.select().from(providers).where(eq(providers.userId, userId)).for('update');
  if (!row) throw new CallError('not-found');
  return row;
}

interface News extends Pick<Pausing, 'userId' | 'reason' | 'endsAt' | 'now'> {
  readonly event: 'provider-paused' | 'provider-pause-ended';
}

async function tell(transaction: Transaction, { userId, event, reason, endsAt, now }: News): Promise<void> {
  const reader = await findReader(transaction, userId);
  if (!reader) return;
  // An end is the midnight after the last day.
  const lastDay = endsAt === null ? null : toTehranDate(endsAt.getTime() - 1);
  const has = lastDay === null ? 'no' : 'yes';
  const params = { reason, hasEnd: has, day: lastDay === null ? '' : toJalaliText(lastDay) };
  const smsText =
    event === 'provider-paused'
      ? getWords(reader.locale, 'notifications').say(`sms.${event}`, {
          hasEnd: has,
          day: lastDay === null ? '' : formatJalaliDate(lastDay, reader.locale),
        })
      : null;
  await notify(transaction, reader, { event, params, smsText, now });
}
