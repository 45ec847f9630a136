import { eq, inArray } from 'drizzle-orm';

import { isWorkAwaited, listStates } from '@/lib/domain/order/order-states';

import { tellOperators } from '../../enquiries';
import type { Transaction } from '../../ports/database';
import { tasks, users, type TaskRow } from '../../schema';
import { defineDueTasks } from './due-work';
import { tell } from '../telling/tell';

/**
 * Asks both sides and tells the operators when nobody reports after the booked end of accepted work: once, until
 * somebody does. No money moves by it.
 */
export const overdueWork = defineDueTasks({
  name: 'overdue work',
  states: listStates(isWorkAwaited),
  due: tasks.overdueAt,
  work: async (transaction, task, now, { configuration }) => {
    await transaction
      .update(tasks)
      .set({ overdueAt: null, stuckAt: task.stuckAt ?? now })
      .where(eq(tasks.id, task.id));
    await tell(transaction, { userId: task.customerId, event: 'order-overdue', task, now });
    if (task.providerId !== null)
      await tell(transaction, { userId: task.providerId, event: 'work-overdue', task, now });
    await tellOperators(
      transaction,
      { event: 'overdue-work', params: await toParams(transaction, task) },
      { address: configuration.enquiryAddress, now },
    );
  },
});

/** The order, its state, and the two sides' numbers. */
async function toParams(transaction: Transaction, task: TaskRow) {
  const people = await transaction
    .select({ id: users.id, firstName: users.firstName, lastName: users.lastName, mobile: users.mobile })
    .from(users)
    .where(inArray(users.id, [task.customerId, task.providerId ?? 0]));
  const find = (id: number | null) => {
    const person = people.find((row) => row.id === id);
    return { name: `${person?.firstName ?? ''} ${person?.lastName ?? ''}`.trim(), mobile: person?.mobile ?? '' };
  };
  const customer = find(task.customerId);
  return {
    code: task.code,
    state: task.state,
    customer: customer.name,
    customerMobile: customer.mobile,
    ...find(task.providerId),
  };
}
