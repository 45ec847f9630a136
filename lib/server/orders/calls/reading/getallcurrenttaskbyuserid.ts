import { and, eq, inArray } from 'drizzle-orm';

import { isOver, listStates } from '@/lib/domain/order/order-states';

import { defineHandler, requireActor } from '../../../handler';
import { tasks } from '../../../schema';
import { listCustomerPage } from '../../reading/customer-lists';

const STATES = listStates((state) => !isOver(state));

export const handler = defineHandler('clean/getallcurrenttaskbyuserid', async ({ pageNumber, pageSize }, context) => {
  const { userId } = requireActor(context);
  const condition = and(eq(tasks.customerId, userId), inArray(tasks.state, STATES));
  return listCustomerPage(context.ports.database.connection, condition, {
    pageNumber,
    pageSize,
    order: 'next-visit',
    locale: context.request.locale,
  });
});
