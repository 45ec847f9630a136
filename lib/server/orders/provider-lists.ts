import { and, eq, inArray } from 'drizzle-orm';

import type { CallInput } from '@/lib/contract';
import type { OrderState } from '@/lib/domain/order-lifecycle';

import type { Executor } from '../ports/database';
import { tasks } from '../schema';
import { listTaskViews, type TaskView } from './task-views';

type ListName = CallInput<'expert/getalltask'>['list'];

const LIST_STATES: Readonly<Record<ListName, readonly OrderState[]>> = {
  newworks: ['AWAITING_PROVIDER'],
  acceptworks: ['CONFIRMED', 'EN_ROUTE', 'IN_PROGRESS'],
  // What lapsed (CANCELLED_BY_SYSTEM) was no provider's: the last one had declined or had not answered.
  doneworks: [
    'DONE',
    'COMPLETED',
    'DISPUTED',
    'CANCELLED_BY_CUSTOMER',
    'CANCELLED_BY_PROVIDER',
    'CANCELLED_BY_OPERATOR',
  ],
};

/** A provider's own work: to be answered and to be done by its hour, what is over newest first. Unpaid orders are in none. */
export async function listProviderWork(executor: Executor, providerId: number, list: ListName): Promise<TaskView[]> {
  const views = await listTaskViews(
    executor,
    and(eq(tasks.providerId, providerId), inArray(tasks.state, [...LIST_STATES[list]])),
  );
  return list === 'doneworks'
    ? views
    : views.sort((one, other) => one.task.startsAt.getTime() - other.task.startsAt.getTime());
}
