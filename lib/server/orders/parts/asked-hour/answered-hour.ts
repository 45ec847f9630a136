import { getMove } from '@/lib/domain/order/order-lifecycle';
import type { OrderMove } from '@/lib/domain/order/order-moves';

import type { OrderDetail, TaskRow } from '../../../schema';
import type { Consequence } from '../../record/consequence';
import { toFreedHour } from './asked-bookings';

/** Every move after a question for another hour closes it, and `agreeHour` moves the order to the asked hour. */
export const answeredHour: Consequence = {
  name: 'answered hour',
  change: ({ move, task }) => toAnswered(move, task),
  // Where all hours are freed, `slot` frees both.
  plan: (transaction, moved) => (getMove(moved.move).freesSlot ? {} : { writes: toFreedHour(transaction, moved) }),
};

function toAnswered(move: OrderMove, { detail }: TaskRow): Partial<TaskRow> {
  const { askedHour, ...rest } = detail ?? {};
  if (!askedHour || move === 'askReschedule') return {};
  const left: OrderDetail | null = Object.keys(rest).length === 0 ? null : rest;
  if (move !== 'agreeHour') return { detail: left };
  return { detail: left, startsAt: new Date(askedHour.startsAtMs), endsAt: new Date(askedHour.endsAtMs) };
}
