import { and, eq, gt, isNull } from 'drizzle-orm';

import { GIFT_ENDING_NOTICE_MS } from '@/lib/domain/constants/gifts';
import { toJalaliText, toTehranDate } from '@/lib/domain/site/jalali-date';
import { formatJalaliDate, formatTomans } from '@/lib/i18n/formats';

import { defineRowBatch } from '../batches';
import { findReader, notify } from '../messages';
import type { Transaction } from '../ports/database';
import { giftGrants } from '../schema';
import { hasRest } from './gifts';
import { getWords } from '../words/words';

const BATCH_SIZE = 50;

type Grant = typeof giftGrants.$inferSelect;

/** Reminds the owners of gifts that end within a week of the rest, each gift once. */
export const giftEndings = defineRowBatch({
  name: 'gift endings',
  limit: BATCH_SIZE,
  table: giftGrants,
  id: giftGrants.id,
  due: giftGrants.expiresAt,
  leadMs: GIFT_ENDING_NOTICE_MS,
  where: (now) => and(isNull(giftGrants.endingToldAt), hasRest(), gt(giftGrants.expiresAt, now)),
  work: tell,
  wake: ({ signals }) => {
    signals.alertsPending();
    signals.messagesPending();
  },
});

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
