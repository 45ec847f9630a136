import { RUNNING_LATE } from '@/lib/domain/constants/providers';
import { getKind } from '@/lib/domain/kind/service-kind';
import { getMove } from '@/lib/domain/order/order-lifecycle';

import { toVisit, type OrderDetail, type TaskRow } from '../../schema';
import type { Consequence } from './consequence';

/** Whether the customer can still agree to a delay that was told: until the visit's hour, and once. */
export function isDelayAsked(task: Pick<TaskRow, 'startsAt' | 'endsAt' | 'detail'>, now: Date): boolean {
  const { delay } = task.detail ?? {};
  return delay?.isAsked === true && delay.isAgreed === undefined && now <= toVisit(task).startsAt;
}

/** An announced delay's changes of the order's row. A later announcement replaces an earlier one, with its answer. */
export function toToldDelay(task: TaskRow, { minutes, now }: { readonly minutes: number; readonly now: Date }) {
  const isEarly = now.getTime() <= toVisit(task).startsAt.getTime() - RUNNING_LATE.askedBeforeMs;
  const detail: OrderDetail = {
    ...task.detail,
    delay: { minutes, isAsked: isEarly && !getKind(task.kind).isTextile },
  };
  return { detail };
}

/** A delay belongs to one hour and one provider: it goes with either of them. */
export const toldDelay: Consequence = {
  name: 'told delay',
  change: ({ before, task, move }) => {
    const { delay, ...rest } = task.detail ?? {};
    const isOfVisit = task.startsAt?.getTime() === before.startsAt?.getTime() && getMove(move).freesSlot !== true;
    if (!delay || isOfVisit) return {};
    return { detail: Object.keys(rest).length === 0 ? null : rest };
  },
};
