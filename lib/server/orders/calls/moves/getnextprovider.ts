import { eq } from 'drizzle-orm';

import { CallError } from '@/lib/contract/call-error';
import { toOrderCommissionRials } from '@/lib/domain/order/order-commission';
import { isMoveAllowed } from '@/lib/domain/order/order-lifecycle';
import { isOfKind } from '@/lib/domain/kind/service-kind';

import { isBookable, listAvailableDates, toProviderItem } from '../../../availability';
import { defineHandler, requireActor } from '../../../handler';
import { tasks } from '../../../schema';
import { listNextTrucks, toCarPoint } from '../../placing/matching/next-trucks';
import { toTruckItem } from '../../matching/truck-item';
import { listNextProviders, toNextWish } from '../../matching/next-providers';

/**
 * The providers that the customer can consent to, by name, rating and price; and the hours at which there are others.
 */
export const handler = defineHandler('reqandpay/getnextprovider', async ({ taskid, ...anotherHour }, context) => {
  const { connection } = context.ports.database;
  const now = context.ports.clock.now();
  const [task] = await connection.select().from(tasks).where(eq(tasks.id, taskid));
  if (!task) throw new CallError('not-found');
  if (task.customerId !== requireActor(context).userId) throw new CallError('not-yours');
  if (!isMoveAllowed('offerNext', task, 'customer')) throw new CallError('move-not-allowed');
  if (isOfKind(task.kind, { matching: 'truck' })) {
    const near = await listNextTrucks(connection, task, now);
    const commissionRials = toOrderCommissionRials(task);
    const lstTruck = near.map((truck) =>
      toTruckItem(truck, { from: toCarPoint(task), commissionRials, locale: context.request.locale }),
    );
    return { lstTruck, lstServiceProvider: [], lstAvailableDate: [] };
  }
  const wish = toNextWish(task, anotherHour);
  const isOpen = isBookable(wish.gDate, wish.deliveryTimeId, now.getTime());
  if (!isOpen && anotherHour.gDate !== undefined) throw new CallError('slot-expired');
  const { hours, gDate: _gDate, deliveryTimeId: _deliveryTimeId, ...search } = wish;
  // Its own hour may be too near by now: nobody is free then, and the others are still to be chosen.
  const next = isOpen ? await listNextProviders(connection, task, wish, now) : [];
  return {
    lstTruck: [],
    lstServiceProvider: next.map((provider) => toProviderItem(provider, task.priceRials)),
    lstAvailableDate: await listAvailableDates(connection, { search, hours, now, locale: context.request.locale }),
  };
});
