import { HOUR_MS } from '@/lib/domain/constants/time-units';
import { toDeliveryTimeId, type Interval } from '@/lib/domain/order/delivery-time';
import { toTehranDate, toTehranHour } from '@/lib/domain/site/jalali-date';
import type { CallAnswer } from '@/lib/contract';

import type { Executor } from '../../../ports/database';
import type { TaskRow } from '../../../schema';
import { toWish } from '../../matching/task-wish';
import { areHoursOffered } from './offered-hours';
import { readOwnHours, TAKEN_LEAD_MS } from './own-hours';

type OfferedHours = NonNullable<CallAnswer<'clean/gettaskdetail'>['taskDetail']['offeredHours']>;

/** A provider's proposed hours that are still free; null without a proposal. */
export async function findOfferedHours(executor: Executor, task: TaskRow, now: Date): Promise<OfferedHours | null> {
  const offer = task.detail?.offeredHours;
  if (!offer) return null;
  const { answerDueAtMs } = offer;
  if (!areHoursOffered(task, now)) return { lstHour: [], answerDueAtMs };
  const isFree = await readOwnHours(executor, task, { now, leadMs: TAKEN_LEAD_MS });
  const wish = toWish(task);
  const isLeft = ({ gDate, deliverytimeid: deliveryTimeId }: OfferedHours['lstHour'][number]) =>
    isFree({ ...wish, gDate, deliveryTimeId });
  return { lstHour: offer.hours.map(toOfferedHour).filter(isLeft), answerDueAtMs };
}

function toOfferedHour({ startsAtMs, endsAtMs }: Interval): OfferedHours['lstHour'][number] {
  const startHour = toTehranHour(startsAtMs);
  return {
    gDate: toTehranDate(startsAtMs),
    deliverytimeid: toDeliveryTimeId(startHour),
    startHour,
    endHour: startHour + Math.round((endsAtMs - startsAtMs) / HOUR_MS),
    startsAtMs,
  };
}
