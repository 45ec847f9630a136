import { and, eq } from 'drizzle-orm';

import { RESCHEDULES } from '@/lib/domain/constants/orders';
import { TRAVEL_BUFFER_MS } from '@/lib/domain/constants/travel';
import { toDeliveryTimeId } from '@/lib/domain/order/delivery-time';
import { toInstantMs } from '@/lib/domain/site/jalali-date';

import { bookings, inboxMessages } from '../schema';
import { aPaidOrder, aPlacedOrder, theProviderDoes, type OrderStory, type Placed } from '../seed/stories/orders';
import { aCustomerWithAnAddress, aDayFromNow } from '../seed/stories/people';
import type { TestService } from './call';

/** Acts and checks for tests of a question for another hour, on a service of their own. */
export function createAskedHours(service: TestService) {
  const database = () => service.context.ports.database.connection;
  const day = (days: number) => aDayFromNow(service.context, days);
  const ask = ({ customer }: OrderStory, { taskid }: Placed, gDate: string, startHour: number) => {
    const hour = { taskid, gDate, deliverytimeid: toDeliveryTimeId(startHour) };
    return service.call('reqandpay/reschedule', hour, { as: customer.userId });
  };
  const listLive = ({ taskid }: Placed) =>
    database()
      .select()
      .from(bookings)
      .where(and(eq(bookings.taskId, taskid), eq(bookings.isLive, true)))
      .orderBy(bookings.startsAt);
  return {
    day,
    ask,
    /** Start and end of each hour that is held for an order, the way to the next visit left out. */
    heldHours: async (placed: Placed) =>
      (await listLive(placed)).map(({ startsAt, endsAt }) => [startsAt.getTime(), endsAt.getTime() - TRAVEL_BUFFER_MS]),
    /** The people whose time is held. */
    holders: async (placed: Placed) => (await listLive(placed)).map(({ personId }) => personId),
    hours: (gDate: string, startHour: number, endHour = startHour + 3) => [
      toInstantMs(gDate, startHour),
      toInstantMs(gDate, endHour),
    ],
    toldOf: async (userId: number, event: string) =>
      (await database().select().from(inboxMessages).where(eq(inboxMessages.userId, userId))).filter(
        (message) => message.event === event,
      ).length,
    orderOfAnother: async ({ provider }: Pick<OrderStory, 'provider'>, gDate: string, hour: number) =>
      aPlacedOrder(
        { service, provider, customer: await aCustomerWithAnAddress(service.context) },
        { gDate, deliverytimeid: toDeliveryTimeId(hour) },
      ),
    /** Accepted, and moved as often as its customer may alone: to nine o'clock of the sixth day. */
    anAcceptedOrder: async (story: OrderStory, place: typeof aPaidOrder = aPaidOrder) => {
      const placed = await place(story);
      await theProviderDoes(story, placed, 'accept');
      for (let change = 1; change <= RESCHEDULES; change += 1) await ask(story, placed, day(3 + change), 9);
      return placed;
    },
  };
}
