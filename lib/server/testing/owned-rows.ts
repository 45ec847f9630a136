import { eq } from 'drizzle-orm';

import { alerts, bidQuestions, bids, orderMessages, paymentAttempts, sanctions, tasks, teamMembers } from '../schema';
import type { TestService } from './call';

/** Everything of a customer's that a call with an id of theirs could have touched. */
export async function readOwned(service: TestService, userId: number) {
  const { connection } = service.context.ports.database;
  const by = { as: userId };
  return {
    account: await service.call('user/getuseraccount', {}, by),
    addresses: await service.call('user/getdeliveryaddress', {}, by),
    vehicles: await service.call('user/getuserauto', { id: userId }, by),
    inbox: await service.call('user/getuserinbox', {}, by),
    orders: await connection.select().from(tasks).where(eq(tasks.customerId, userId)),
    messages: (await connection.select().from(orderMessages)).length,
    sanctions: await connection.select().from(sanctions),
    bids: await connection.select().from(bids),
    questions: await connection.select().from(bidQuestions),
    payments: (await connection.select().from(paymentAttempts)).length,
    alerts: await connection.select().from(alerts).where(eq(alerts.userId, userId)),
    members: await connection.select().from(teamMembers),
  };
}
