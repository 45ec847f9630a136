import type { CallRequest } from '@/lib/contract';

import { aDraft, anOrderStory, type OrderStory } from '../seed/stories/orders';
import { aDayFromNow } from '../seed/stories/people';
import type { TestService } from './call';

export const LAUNDRY_ID = 5;
const EVERYDAY_ID = 501;
const SHIRT_ID = 50101;

/** Eight shirts, to be handed back in six days, ordered of a provider and paid from the wallet. */
export async function aPaidLaundryOrder(
  service: TestService,
  wishes: Pick<Partial<CallRequest<'laundry/addlaundryrequest'>>, 'recipient'> = {},
): Promise<{ story: OrderStory; taskid: number }> {
  const story = await anOrderStory(service, { cashRials: 50_000_000 }, { categoryId: LAUNDRY_ID });
  const as = story.customer.userId;
  const draft: CallRequest<'laundry/addlaundryrequest'> = {
    ...aDraft(story, wishes),
    serviceEnum: 'laundry',
    srvcategoryid: LAUNDRY_ID,
    srvcattypeid: EVERYDAY_ID,
    cleaningHours: null,
    grade: 'ECO',
    clothes: [{ itemId: SHIRT_ID, count: 8 }],
    returnDate: aDayFromNow(service.context, 6),
    returnTimeId: 12,
  };
  const { taskid, reqid } = await service.call('laundry/addlaundryrequest', draft, { as });
  const settle = { prefix: 'wallet-', reqId: String(reqid), giftCode: '0', useWallet: 'true' } as const;
  await service.call('custom', settle, { as });
  return { story, taskid };
}
