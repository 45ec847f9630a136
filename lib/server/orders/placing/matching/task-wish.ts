import { requireAnswer } from '../order-place';
import type { Draft, MatchedPlace } from '../placed-kind';
import { toTehranDate } from '@/lib/domain/jalali-date';

import type { SlotWish } from './slot';
import { toCarWashMethod } from '../../views/task-words';
import { toHourCount, toTaskTimeId } from '../../views/task-views';
import { toVisit, toTypeId, type TaskRow } from '../../../schema';

/** The hour that a draft asks for. Throws invalid-input without an answer to it. */
export function toVisitWish(draft: Draft, place: MatchedPlace): SlotWish {
  return {
    ...place,
    typeId: draft.srvcattypeid,
    gDate: requireAnswer(draft.gDate, 'gDate'),
    deliveryTimeId: requireAnswer(draft.deliverytimeid, 'deliverytimeid'),
    carWashMethod: draft.carWashLocation,
  };
}

/** The hour that a placed order asks for. */
export function toWish(task: TaskRow): SlotWish {
  return {
    categoryId: task.categoryId,
    typeId: toTypeId(task),
    locationId: task.address.locationId,
    customerId: task.customerId,
    gDate: toTehranDate(toVisit(task).startsAt.getTime()),
    deliveryTimeId: toTaskTimeId(task),
    hours: toHourCount(task),
    carWashMethod: toCarWashMethod(task),
  };
}
