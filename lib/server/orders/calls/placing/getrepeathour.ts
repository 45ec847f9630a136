import { and, eq } from 'drizzle-orm';

import type { CallAnswer } from '@/lib/contract';
import { CallError } from '@/lib/contract/call-error';
import { isOfKind } from '@/lib/domain/kind/service-kind';
import { isWorkDone } from '@/lib/domain/order/order-states';
import { toWeekday } from '@/lib/domain/site/jalali-date';

import { listAvailableDates, listFreeProviders, toProviderItem } from '../../../availability';
import type { CallContext } from '../../../context';
import { defineHandler, requireActor } from '../../../handler';
import type { Executor } from '../../../ports/database';
import { addresses, tasks, type TaskRow } from '../../../schema';
import { toWish } from '../../matching/task-wish';

type RepeatVisit = CallAnswer<'clean/getrepeathour'>['visit'];

/** Holds nothing: the funnel checks the hour again, and so does the order. */
export const handler = defineHandler('clean/getrepeathour', async ({ taskid }, context) => {
  const { connection } = context.ports.database;
  const [task] = await connection.select().from(tasks).where(eq(tasks.id, taskid));
  if (!task) throw new CallError('not-found');
  if (task.customerId !== requireActor(context).userId) throw new CallError('not-yours');
  const isAsked = isWorkDone(task.state) && isOfKind(task.kind, { matching: 'provider', isTextile: false });
  return { visit: isAsked ? await findRepeatVisit(context, task) : null };
});

async function findRepeatVisit({ ports, request }: CallContext, task: TaskRow): Promise<RepeatVisit> {
  const { connection } = ports.database;
  const { providerId } = task;
  if (providerId === null || !(await isAddressKept(connection, task.addressId))) return null;
  const now = ports.clock.now();
  const wish = toWish(task);
  const { hours, returnAt: _returnAt, gDate: formerDay, deliveryTimeId, ...search } = wish;
  const days = await listAvailableDates(connection, {
    search: { ...search, merchantId: providerId },
    hours,
    now,
    locale: request.locale,
  });
  const found = days
    .filter(({ gDate }) => toWeekday(gDate) === toWeekday(formerDay))
    .flatMap(({ gDate, lstDeliveryTimeSheet }) => lstDeliveryTimeSheet.map((slot) => ({ gDate, ...slot })))
    .find(({ deliverytimeid, isFull }) => deliverytimeid === deliveryTimeId && !isFull);
  if (!found) return null;
  const { gDate, deliverytimeid, startHour, endHour } = found;
  const listing = { ...wish, gDate, firstIds: [providerId] };
  const { providers } = await listFreeProviders(connection, listing, now.getTime());
  const provider = providers.find(({ profile }) => profile.userId === providerId);
  if (!provider) return null;
  return { gDate, deliverytimeid, startHour, endHour, provider: toProviderItem(provider, task.priceRials) };
}

/** Whether the address is still there; without it a repeated order asks for more than the hour. */
async function isAddressKept(executor: Executor, addressId: number | null): Promise<boolean> {
  if (addressId === null) return false;
  return (await executor.$count(addresses, and(eq(addresses.id, addressId), eq(addresses.isEnabled, true)))) > 0;
}
