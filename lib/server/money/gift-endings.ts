import { and, asc, eq, gt, isNull, lte } from 'drizzle-orm';

import { GIFT_ENDING_NOTICE_MS } from '@/lib/domain/constants';
import { toJalaliText, toTehranDate } from '@/lib/domain/jalali-date';
import { formatJalaliDate, formatTomans } from '@/lib/i18n/formats';

import type { ServiceContext } from '../context';
import { findReader, notify } from '../messages';
import type { Transaction } from '../ports/database';
import { giftGrants } from '../schema';
import { hasRest } from './gifts';
import { getWords } from '../words/words';

const BATCH_SIZE = 50;

type Grant = typeof giftGrants.$inferSelect;

/** Reminds the owners of gifts that end within a week, each gift once, of what is left. How many. For the timers. */
export async function tellGiftEndings(context: ServiceContext): Promise<number> {
  const { database, clock } = context.ports;
  const now = clock.now();
  const told = await database.transaction(async (transaction) => {
    const ending = await lockEnding(transaction, now);
    for (const grant of ending) await tell(transaction, grant, now);
    return ending.length;
  });
  if (told === 0) return 0;
  context.signals.alertsPending();
  context.signals.messagesPending();
  return told;
}

function lockEnding(transaction: Transaction, now: Date): Promise<Grant[]> {
  const soon = new Date(now.getTime() + GIFT_ENDING_NOTICE_MS);
  return transaction
    .select()
    .from(giftGrants)
    .where(
      and(isNull(giftGrants.endingToldAt), hasRest(), gt(giftGrants.expiresAt, now), lte(giftGrants.expiresAt, soon)),
    )
    .orderBy(asc(giftGrants.expiresAt))
    .limit(BATCH_SIZE)
    .for('update', { skipLocked: true });
}

async function tell(
  transaction: Transaction,
  { id, userId, remainingRials, expiresAt }: Grant,
  now: Date,
): Promise<void> {
  await transaction.update(giftGrants).set({ endingToldAt: now }).where(eq(giftGrants.id, id));
  const reader = await findReader(transaction, userId);
  if (!reader) return;
  const date = toTehranDate(expiresAt.getTime());
  const smsText = getWords(reader.locale, 'notifications').say('sms.gift-ending', {
    amount: formatTomans(remainingRials, reader.locale),
    day: formatJalaliDate(date, reader.locale),
  });
  await notify(transaction, reader, {
    event: 'gift-ending',
    params: { amountRials: remainingRials, day: toJalaliText(date) },
    smsText,
    now,
  });
}
