import { asc, eq } from 'drizzle-orm';

import { toEndMs, toNextAt } from '@/lib/domain/provider/paper-end';
import { findMessagePath } from '@/lib/domain/site/order-links';
import { toJalaliText } from '@/lib/domain/site/jalali-date';
import { formatJalaliDate } from '@/lib/i18n/formats';

import { defineRowBatch } from '../batches';
import { findReader, notify } from '../messages';
import type { Transaction } from '../ports/database';
import { workVehiclePapers, workVehicles } from '../schema';
import { toPageLink } from '../words/page-link';
import { getWords } from '../words/words';

const BATCH_SIZE = 50;

type Vehicle = typeof workVehicles.$inferSelect;

/** Tells owners of approved vehicles that a paper ends: ahead, and on the day after, when nothing is offered for it. */
export const endingVehiclePapers = defineRowBatch({
  name: 'ending papers of vehicles',
  limit: BATCH_SIZE,
  table: workVehicles,
  id: workVehicles.id,
  due: workVehicles.nextAt,
  work: goOn,
  wake: ({ signals }) => signals.messagesPending(),
});

async function goOn(transaction: Transaction, vehicle: Vehicle, now: Date): Promise<void> {
  const { id, state, validUntil } = vehicle;
  const nextAt = toNextAt(validUntil, now);
  await transaction.update(workVehicles).set({ nextAt }).where(eq(workVehicles.id, id));
  // Of one that is looked at or was sent back its owner hears by that.
  if (state !== 'approved') return;
  await tell(transaction, vehicle, now);
}

async function tell(transaction: Transaction, { id, userId, use, validUntil }: Vehicle, now: Date): Promise<void> {
  const reader = await findReader(transaction, userId);
  if (!reader) return;
  const [first] = await transaction
    .select({ kind: workVehiclePapers.kind })
    .from(workVehiclePapers)
    .where(eq(workVehiclePapers.vehicleId, id))
    .orderBy(asc(workVehiclePapers.validUntil), asc(workVehiclePapers.kind))
    .limit(1);
  const event = now.getTime() >= toEndMs(validUntil) ? 'vehicle-ended' : 'vehicle-ending';
  const params = { use, paper: first?.kind ?? 'licence' };
  const link = toPageLink(reader.locale, findMessagePath(event, params) ?? '/');
  const shown = { ...params, day: formatJalaliDate(validUntil, reader.locale) };
  await notify(transaction, reader, {
    event,
    params: { ...params, day: toJalaliText(validUntil) },
    smsText: `${getWords(reader.locale, 'notifications').say(`sms.${event}`, shown)}\n${link}`,
    mailLink: link,
    now,
  });
}
