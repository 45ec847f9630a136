import { eq } from 'drizzle-orm';

import { toEndMs, toNextAt } from '@/lib/domain/provider/paper-end';
import { toJalaliText } from '@/lib/domain/site/jalali-date';
import { formatJalaliDate } from '@/lib/i18n/formats';

import { defineRowBatch } from '../batches';
import { findReader, notify } from '../messages';
import type { Transaction } from '../ports/database';
import { providerCertificates, providers } from '../schema';
import { getWords } from '../words/words';
import { HELD_COLUMNS } from './hold';

const BATCH_SIZE = 50;

type Certificate = typeof providerCertificates.$inferSelect;

/** Tells professionals of the end of their certificates ahead, and takes the badge away when it has come. */
export const endingCertificates = defineRowBatch({
  name: 'ending certificates',
  limit: BATCH_SIZE,
  table: providerCertificates,
  id: providerCertificates.id,
  due: providerCertificates.nextAt,
  work: goOn,
  wake: ({ signals }) => signals.messagesPending(),
});

async function goOn(transaction: Transaction, certificate: Certificate, now: Date): Promise<void> {
  const { id, userId, kind, validUntil } = certificate;
  const nextAt = toNextAt(validUntil, now);
  await transaction.update(providerCertificates).set({ nextAt }).where(eq(providerCertificates.id, id));
  const hasEnded = now.getTime() >= toEndMs(validUntil);
  if (hasEnded)
    await transaction
      .update(providers)
      .set({ [HELD_COLUMNS[kind]]: false })
      .where(eq(providers.userId, userId));
  await tell(transaction, certificate, { event: hasEnded ? 'certificate-ended' : 'certificate-ending', now });
}

interface News {
  readonly event: 'certificate-ending' | 'certificate-ended';
  readonly now: Date;
}

async function tell(transaction: Transaction, { userId, kind, validUntil }: Certificate, news: News): Promise<void> {
  const reader = await findReader(transaction, userId);
  if (!reader) return;
  // As the words' `select` can name it.
  const certificate = kind.replace('-', '_');
  const shown = { certificate, day: formatJalaliDate(validUntil, reader.locale) };
  const smsText = getWords(reader.locale, 'notifications').say(`sms.${news.event}`, shown);
  await notify(transaction, reader, { ...news, params: { certificate, day: toJalaliText(validUntil) }, smsText });
}
