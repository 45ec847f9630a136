import { CallError } from '@/lib/contract/call-error';
import type { Snooze } from '@/lib/contract/desk-enumerations';
import { HOUR_MS } from '@/lib/domain/constants/time-units';
import { findNextOpening } from '@/lib/domain/desk/working-time';
import { addDays, DAYS_A_WEEK, toTehranDate } from '@/lib/domain/site/jalali-date';

import { defineHandler } from '../../handler';
import { answerKeyed } from '../../idempotency';
import { lockCase, setSnooze } from './lock-case';
import { toDeskReader, type DeskReader } from './reader';

export const handler = defineHandler('operator/snoozecase', async (input, context) => {
  const { snooze, ...key } = input;
  const reader = await toDeskReader(context, key.queue);
  return answerKeyed(context, 'operator/snoozecase', input, async (transaction) => {
    const snoozedUntil = snooze && toEnd(snooze, reader);
    const found = await lockCase(transaction, reader, key);
    if (!found) throw new CallError('not-found');
    if (found.ownerId !== reader.userId) throw new CallError('case-taken');
    await setSnooze(transaction, key, snoozedUntil);
    return { snoozedUntilMs: snoozedUntil?.getTime() ?? null };
  });
});

function toEnd(snooze: Snooze, { now, time }: DeskReader): Date {
  if (snooze === 'hour') return new Date(now.getTime() + HOUR_MS);
  const days = snooze === 'day' ? 1 : DAYS_A_WEEK;
  return new Date(findNextOpening(addDays(toTehranDate(now.getTime()), days), time.holidays));
}
