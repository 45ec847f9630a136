import { and, eq, inArray, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';

import { SERVICE_KINDS, type OrderState, type ServiceKind } from '@/lib/contract/enumerations';
import { getMove, isMoveOfKind, MOVES } from '@/lib/domain/order/order-lifecycle';
import type { OrderMove } from '@/lib/domain/order/order-moves';
import { isReturnAhead, listStates } from '@/lib/domain/order/order-states';

import { defineRowBatch, type Batch } from '../../batches';
import type { ServiceContext } from '../../context';
import type { Transaction } from '../../ports/database';
import { tasks, type OrderDetail, type TaskRow } from '../../schema';
import { moveTask } from '../moves/move';
import { sendAfterCommit, tell } from '../telling/tell';
import { waitsForItsSms } from './untold-fee';

const BATCH_SIZE = 20;

interface DueTasks {
  readonly name: string;
  readonly states: readonly OrderState[];
  /** Left out: of every kind. */
  readonly kinds?: readonly ServiceKind[];
  readonly due: PgColumn;
  /** Left out: whatever the order has in its detail. */
  readonly dueWhile?: keyof OrderDetail;
  /** The work on one order, under its lock. */
  readonly work: (transaction: Transaction, task: TaskRow, now: Date, context: ServiceContext) => Promise<unknown>;
}

/** The moves that time makes, in the table's order, each for every order for which its time has come. */
export const TIMED_MOVES: readonly Batch[] = MOVES.flatMap((move) => {
  const { from, due, dueWhile } = getMove(move);
  return due === undefined ? [] : defineTimedMove(move, { states: from, due: tasks[due], dueWhile });
});

function defineTimedMove(move: OrderMove, timing: Pick<DueTasks, 'states' | 'due' | 'dueWhile'>): Batch {
  return defineDueTasks({
    name: move,
    ...timing,
    kinds: SERVICE_KINDS.filter((kind) => isMoveOfKind(move, kind)),
    work: async (transaction, task, now) => {
      if (move === 'releaseFee' && (await waitsForItsSms(transaction, task, now))) return;
      await moveTask(transaction, { taskId: task.id, move, actorId: null, now });
    },
  });
}

const REMINDERS = {
  'reminder-day': { due: 'dayReminderAt', ofReturn: 'return-day' },
  'reminder-hours': { due: 'hoursReminderAt', ofReturn: 'return-hours' },
} as const;

/** Tells both sides once that a visit is near. */
export const [dayReminders, hoursReminders] = [defineReminders('reminder-day'), defineReminders('reminder-hours')];

function defineReminders(event: keyof typeof REMINDERS): Batch {
  const { due, ofReturn } = REMINDERS[event];
  return defineDueTasks({
    name: event,
    states: ['CONFIRMED', ...listStates(isReturnAhead)],
    due: tasks[due],
    work: async (transaction, task, now) => {
      await transaction
        .update(tasks)
        .set({ [due]: null })
        .where(eq(tasks.id, task.id));
      const people = task.providerId === null ? [task.customerId] : [task.customerId, task.providerId];
      const told = isReturnAhead(task.state) ? ofReturn : event;
      for (const userId of people) await tell(transaction, { userId, event: told, task, now });
    },
  });
}

/** Work on orders in some states for which a time has come. */
export function defineDueTasks({ name, states, kinds = SERVICE_KINDS, due, dueWhile, work }: DueTasks): Batch {
  return defineRowBatch({
    name,
    limit: BATCH_SIZE,
    table: tasks,
    id: tasks.id,
    due,
    where: () =>
      and(
        inArray(tasks.state, states),
        inArray(tasks.kind, kinds),
        dueWhile && sql`${tasks.detail} -> ${dueWhile} IS NOT NULL`,
      ),
    work,
    wake: sendAfterCommit,
  });
}
