import type { CallAnswer, CallName, CallRequest } from '@/lib/contract';
import type { WalletUse } from '@/lib/contract/money-enumerations';
import { toDeliveryTimeId } from '@/lib/domain/order/delivery-time';

import type { ServiceContext } from '../../context';
import {
  aCustomerWithAnAddress,
  aDayFromNow,
  aFreeProvider,
  HOUSE_CLEANING_ID,
  REGULAR_CLEANING_ID,
  type StoryCustomer,
  type StoryProvider,
} from './people';

export type Placed = CallAnswer<'clean/addcleanrequest'>;
type Draft = CallRequest<'clean/addcleanrequest'>;

/** Three hours of regular cleaning in Tehran by the shipped price book: 3 × 3,200,000 rial. */
export const THREE_HOURS_RIALS = 9_600_000;

/** The marketplace that a story is told in (testing/call.ts makes one). */
interface StoryService {
  readonly context: ServiceContext;
  readonly clock: { advance(byMs: number): void };
  readonly bank: { settle(authority: string, outcome: 'paid'): Promise<boolean> };
  call<Name extends CallName>(
    name: Name,
    input: CallRequest<Name>,
    by?: { readonly as?: number; readonly facts?: { readonly ipAddress?: string } },
  ): Promise<CallAnswer<Name>>;
}

export interface OrderStory {
  readonly service: StoryService;
  readonly customer: StoryCustomer;
  readonly provider: StoryProvider;
}

/** A customer with an address and a provider who is free there, with the money that is named. */
export async function anOrderStory<Service extends StoryService>(
  service: Service,
  customers: Parameters<typeof aCustomerWithAnAddress>[1] = {},
  providers: Parameters<typeof aFreeProvider>[1] = {},
) {
  return {
    service,
    customer: await aCustomerWithAnAddress(service.context, customers),
    provider: await aFreeProvider(service.context, providers),
  };
}

/** Three hours of cleaning at nine, three days from now; whatever else is said wins. */
export function aDraft({ service, customer, provider }: OrderStory, wishes: Partial<Draft> = {}): Draft {
  return {
    serviceEnum: 'cleaning',
    srvcategoryid: HOUSE_CLEANING_ID,
    srvcattypeid: REGULAR_CLEANING_ID,
    cleaningHours: 3,
    deliveryaddrid: customer.addressId,
    gDate: aDayFromNow(service.context, 3),
    deliverytimeid: toDeliveryTimeId(9),
    workerUserId: provider.userId,
    ...wishes,
  };
}

/** An order that waits for its payment. */
export function aPlacedOrder(story: OrderStory, wishes: Partial<Draft> = {}): Promise<Placed> {
  return story.service.call('clean/addcleanrequest', aDraft(story, wishes), { as: story.customer.userId });
}

/** One that was paid at the bank and waits for its provider's answer. */
export async function aPaidOrder(story: OrderStory, wishes: Partial<Draft> = {}): Promise<Placed> {
  const placed = await aPlacedOrder(story, wishes);
  await payAtTheBank(story, placed);
  return placed;
}

/** Goes through the bank's page and comes back. Answers the attempt's authority. */
export async function payAtTheBank({ service, customer }: OrderStory, { reqid }: Placed): Promise<string> {
  const { authority } = await service.call('ipg/startpayment', { reqid }, { as: customer.userId });
  await service.bank.settle(authority, 'paid');
  await service.call('reqandpay/verifypayment', { authority });
  return authority;
}

/** One that goes to its provider unpaid, to be paid in cash. */
export async function aCashOrder(
  story: OrderStory,
  {
    giftCode = '0',
    useWallet = 'false' as WalletUse,
    ...wishes
  }: Partial<Draft> & { giftCode?: string; useWallet?: WalletUse } = {},
): Promise<Placed> {
  const placed = await aPlacedOrder(story, wishes);
  await story.service.call(
    'custom',
    { prefix: 'cod-', reqId: placed.reqid, giftCode, useWallet },
    { as: story.customer.userId },
  );
  return placed;
}

type ProviderMove = CallRequest<'expert/movetask'>['move'];

/**
 * The provider's moves, one after the other, each at its time. Where the visit lies ahead, the clock goes on to the
 * moment at which the move opens.
 */
export async function theProviderDoes(
  { service, provider }: OrderStory,
  { taskid }: Pick<Placed, 'taskid'>,
  ...moves: readonly ProviderMove[]
): Promise<void> {
  // Customers call from elsewhere.
  const by = { as: provider.userId, facts: { ipAddress: '198.51.100.20' } };
  for (const move of moves) {
    const { taskDetail } = await service.call('clean/gettaskdetail', { taskid }, by);
    const opening = taskDetail.moveOpenings.find((entry) => entry.move === move);
    service.clock.advance(Math.max(0, (opening?.opensAtMs ?? 0) - taskDetail.serverNowMs));
    await service.call('expert/movetask', { taskid, move }, by);
  }
}

/** Accepts, goes, starts and finishes, each at its time. */
export function theProviderWorks(story: OrderStory, placed: Placed): Promise<void> {
  return theProviderDoes(story, placed, 'accept', 'depart', 'start', 'finish');
}
