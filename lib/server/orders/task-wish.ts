import { toTehranDate } from '@/lib/domain/jalali-date';

import type { TaskRow } from '../money';
import type { SlotWish } from './slot';
import { toHourCount, toTaskTimeId } from './task-views';

/** The hour that a placed order asks for. */
export function toWish(task: TaskRow): SlotWish {
  return {
    categoryId: task.categoryId,
    typeId: task.typeId,
    locationId: task.address.locationId,
    customerId: task.customerId,
    gDate: toTehranDate(task.startsAt.getTime()),
    deliveryTimeId: toTaskTimeId(task),
    hours: toHourCount(task),
  };
}
