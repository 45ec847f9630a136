import { CallError } from '@/lib/contract/call-error';
import { FASTING_UNTIL_HOUR } from '@/lib/domain/constants/medical-tests';
import { toDeliveryTimeId, toStartHour } from '@/lib/domain/order/delivery-time';
import { toTehranDate, toTehranHour } from '@/lib/domain/site/jalali-date';
import { leavesTimeForWork } from '@/lib/domain/kind/textiles';

import { isFastingHour } from '../../availability';
import type { SlotWish } from './slot';
import { toCarWashMethod, toFastingHours } from '../record/task-words';
import { toHourCount, toTaskTimeId } from '../record/visit-facts';
import { toMoreTypeIds, toTypeId, toVisit, type TaskRow } from '../../schema';

/** The hour that a placed order asks for. */
export function toWish(task: TaskRow): SlotWish {
  return {
    categoryId: task.categoryId,
    typeId: toTypeId(task),
    moreTypeIds: toMoreTypeIds(task),
    locationId: task.address.locationId,
    customerId: task.customerId,
    gDate: toTehranDate(toVisit(task).startsAt.getTime()),
    deliveryTimeId: toTaskTimeId(task),
    hours: toHourCount(task),
    carWashMethod: toCarWashMethod(task),
    returnAt: toTaskReturn(task),
    isFasting: toFastingHours(task) > 0,
  };
}

function toTaskReturn({ detail }: TaskRow): SlotWish['returnAt'] {
  if (!detail?.return) return null;
  const { startsAtMs } = detail.return;
  return { gDate: toTehranDate(startsAtMs), deliveryTimeId: toDeliveryTimeId(toTehranHour(startsAtMs)) };
}

/** Throws fasting-too-late for an hour at which nobody waits with an empty stomach. */
export function requireFastingHour({
  isFasting,
  deliveryTimeId,
}: Pick<SlotWish, 'isFasting' | 'deliveryTimeId'>): void {
  if (isFasting && !isFastingHour({ startHour: toStartHour(deliveryTimeId) }))
    throw new CallError('fasting-too-late', { params: { last: FASTING_UNTIL_HOUR } });
}

/** Another pick-up leaves time for the work before the return. Throws return-too-soon. */
export function requireTimeForWork({ kind, grade }: TaskRow, { gDate, returnAt }: SlotWish): void {
  if (returnAt && !leavesTimeForWork({ kind, grade }, gDate, returnAt.gDate)) throw new CallError('return-too-soon');
}

/** The days on which an order's pick-up leaves time for the work; all of them where nothing is picked up. */
export function toPickUpDays<Day extends { readonly gDate: string }>(days: readonly Day[], task: TaskRow): Day[] {
  const returnAt = toTaskReturn(task);
  return days.filter(({ gDate }) => !returnAt || leavesTimeForWork(task, gDate, returnAt.gDate));
}
