import type { CallAnswer } from '@/lib/contract';
import type { DoorWord } from '@/lib/contract/provider-enumerations';

import type { OrderStory, Placed } from './orders';

type Detail = CallAnswer<'clean/gettaskdetail'>['taskDetail'];

/** A point that a story can give an address. */
export const NEAR_DOOR = { latitude: 35.7, longitude: 51.4 };

/** The acts of both sides at the door of an order. */
export function atTheDoor({ service, customer, provider }: OrderStory, { taskid }: Pick<Placed, 'taskid'>) {
  const asProvider = { as: provider.userId };
  const asCustomer = { as: customer.userId };
  const detail = async (by: { readonly as: number } = asCustomer): Promise<Detail> =>
    (await service.call('clean/gettaskdetail', { taskid }, by)).taskDetail;
  return {
    detail,
    /** The clock goes on to so long after the booked hour begins. */
    itIs: async (afterMs: number) => {
      const { startsAtMs, serverNowMs } = await detail();
      service.clock.advance(startsAtMs + afterMs - serverNowMs);
    },
    share: (position: { readonly latitude: number; readonly longitude: number } | null) =>
      service.call('ontheway/shareposition', { taskid, position }, asProvider),
    arrive: () => service.call('ontheway/arrive', { taskid }, asProvider),
    ring: () => service.call('ordermessage/callcustomer', { taskid }, asProvider),
    write: (text: string) => service.call('ordermessage/addmessage', { taskid, text }, asProvider),
    reportNoAccess: () => service.call('expert/movetask', { taskid, move: 'reportNoAccess' }, asProvider),
    says: (word: DoorWord) => service.call('reqandpay/answerdoor', { taskid, word }, asCustomer),
    reportNoShow: () => service.call('reqandpay/reportnoshow', { taskid }, asCustomer),
    contest: (text = 'I was at home the whole morning.') =>
      service.call('dispute/contestfee', { taskid, text }, asCustomer),
    payDebt: () => service.call('reqandpay/payheldfee', { taskid }, asCustomer),
  };
}
