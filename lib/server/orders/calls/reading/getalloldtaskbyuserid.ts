import { and, eq, inArray } from 'drizzle-orm';

import { isOver, listStates } from '@/lib/domain/order/order-states';

import { defineHandler, requireActor } from '../../../handler';
import { tasks } from '../../../schema';
import { listCustomerPage } from '../../reading/customer-lists';

const STATES = listStates(isOver);

export const handler = defineHandler('clean/getalloldtaskbyuserid', async ({ pageNumber, pageSize }, context) => {
  const { userId } = requireActor(context);
  const condition = and(eq(tasks.customerId, userId), inArray(tasks.state, STATES));
  return listCustomerPage(context.ports.database.connection, condition, {
    pageNumber,
    pageSize,
    order: 'newest',
    locale: context.request.locale,
  });
});
