import { HOUR_MS, MINUTE_MS } from '@/lib/domain/constants/time-units';
import { toDeliveryTimeId } from '@/lib/domain/order/delivery-time';

import { aPaidOrder, theProviderDoes, type OrderStory, type Placed } from '../seed/stories/orders';
import type { TestService } from './call';

type Work = Pick<Placed, 'taskid'>;

/** Acts for tests of proposed hours, on a service of their own. */
export function createOfferedHours(service: TestService) {
  const detailOf = async ({ taskid }: Work, reader: number) =>
    (await service.call('clean/gettaskdetail', { taskid }, { as: reader })).taskDetail;
  const toHour = (gDate: string, startHour: number) => ({ gDate, deliverytimeid: toDeliveryTimeId(startHour) });
  /** Goes to `minutesBefore` minutes before the booked hour; after it where the number is negative. */
  const goTo = async ({ customer }: OrderStory, placed: Work, minutesBefore: number) => {
    const { startsAtMs } = await detailOf(placed, customer.userId);
    service.clock.advance(startsAtMs - minutesBefore * MINUTE_MS - service.clock.now().getTime());
  };
  async function comesNear<Order extends Work>(story: OrderStory, order: Order, minutesBefore = 80) {
    await theProviderDoes(story, order, 'accept');
    await goTo(story, order, minutesBefore);
    const { gDate } = await detailOf(order, story.customer.userId);
    return { ...order, gDate };
  }
  return {
    detailOf,
    toHour,
    goTo,
    comesNear,
    /** An accepted order at nine o'clock of the third day, `minutesBefore` minutes before it. */
    aNearOrder: async (story: OrderStory, minutesBefore?: number) =>
      comesNear(story, await aPaidOrder(story), minutesBefore),
    offer: ({ provider }: OrderStory, { taskid }: Work, ...lstHour: ReturnType<typeof toHour>[]) =>
      service.call('expert/offerhours', { taskid, lstHour }, { as: provider.userId }),
    take: ({ customer }: OrderStory, { taskid }: Work, hour: ReturnType<typeof toHour>) =>
      service.call('reqandpay/takeofferedhour', { taskid, ...hour }, { as: customer.userId }),
    refuse: ({ customer }: OrderStory, { taskid }: Work) =>
      service.call('reqandpay/refusehours', { taskid }, { as: customer.userId }),
    /** Start and end of a visit of `hours` hours from an instant on. */
    toSpan: (startsAtMs: number, hours = 3) => [startsAtMs, startsAtMs + hours * HOUR_MS],
  };
}
