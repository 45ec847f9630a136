import type { SettlementPrefix } from '@/lib/contract/money-enumerations';

import { readBooks, toDifference, type Books } from '../seed/stories/books';
import { anOrderStory, type OrderStory, type Placed } from '../seed/stories/orders';
import type { aCustomerWithAnAddress, aFreeProvider } from '../seed/stories/people';
import type { TestService } from './call';
import { useMarket } from './use-market';

type CustomersMoney = Parameters<typeof aCustomerWithAnAddress>[1];
type ProvidersMoney = Parameters<typeof aFreeProvider>[1];

/** One order's story at a time, and its movements in the books. */
export interface OrderMoney {
  readonly service: TestService;
  /** The story that began last. */
  readonly story: OrderStory;
  begin(customers?: CustomersMoney, providers?: ProvidersMoney): Promise<void>;
  /** The story's movements so far. */
  moved(): Promise<ReturnType<typeof toDifference>>;
  settle(placed: Placed, prefix: SettlementPrefix, giftCode?: string): Promise<unknown>;
  detailOf(placed: Placed): ReturnType<typeof readDetail>;
}

const readDetail = async (service: TestService, taskid: number, as: number) =>
  (await service.call('clean/gettaskdetail', { taskid }, { as })).taskDetail;

/** Serves all tests of the place that it is called in; after each of them the ledger is checked. */
export function useOrderMoney(): OrderMoney {
  const service = useMarket({ checksLedger: true });
  let story: OrderStory;
  let before: Books;
  return {
    service,
    get story() {
      return story;
    },
    begin: async (customers, providers) => {
      story = await anOrderStory(service, customers, providers);
      before = await readBooks(story);
    },
    moved: async () => toDifference(before, await readBooks(story)),
    settle: ({ reqid }, prefix, giftCode = '0') =>
      service.call('custom', { prefix, reqId: reqid, giftCode, useWallet: 'true' }, { as: story.customer.userId }),
    detailOf: ({ taskid }) => readDetail(service, taskid, story.customer.userId),
  };
}
