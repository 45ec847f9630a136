import { eq } from 'drizzle-orm';

import type { CallAnswer, CallRequest } from '@/lib/contract';
import { toDeliveryTimeId } from '@/lib/domain/order/delivery-time';

import { forgetCatalogue } from '../../catalogue-memory';
import { inviteNextBidders } from '../../orders';
import { categories } from '../../schema';
import type { OrderStory } from './orders';
import { aCustomerWithAnAddress, aDayFromNow, aFreeProvider, type StoryProvider } from './people';

export const HANDYMAN_ID = 12;
export const ASSEMBLING_ID = 1201;

type Draft = CallRequest<'handyman/addhandymanrequest'>;
export type PlacedTask = CallAnswer<'handyman/addhandymanrequest'>;
export type WrittenBid = CallAnswer<'suggestion/addsuggestion'>;
type BidForm = Partial<Omit<CallRequest<'suggestion/addsuggestion'>, 'taskid'>>;

/** A customer with an address, and handymen who are free there, in a marketplace that takes orders for handymen. */
export async function aBiddingStory<Service extends OrderStory['service']>(
  service: Service,
  {
    bidderCount = 2,
    ...customers
  }: { readonly bidderCount?: number } & Parameters<typeof aCustomerWithAnAddress>[1] = {},
) {
  const { connection } = service.context.ports.database;
  await connection.update(categories).set({ isOrderable: true }).where(eq(categories.id, HANDYMAN_ID));
  forgetCatalogue(service.context.ports.database);
  const customer = await aCustomerWithAnAddress(service.context, customers);
  const provider = await aHandyman(service);
  const others: StoryProvider[] = [];
  for (let index = 1; index < bidderCount; index += 1) others.push(await aHandyman(service));
  return { service, customer, provider, bidders: [provider, ...others] as const };
}

export function aHandyman({ context }: OrderStory['service'], wishes: { readonly biddingCreditRials?: number } = {}) {
  return aFreeProvider(context, { ...wishes, categoryId: HANDYMAN_ID });
}

/** A shelf to be put up at nine, three days from now; whatever else is said wins. */
export function aTaskDraft({ service, customer }: OrderStory, wishes: Partial<Draft> = {}): Draft {
  return {
    serviceEnum: 'task',
    srvcategoryid: HANDYMAN_ID,
    srvcattypeid: ASSEMBLING_ID,
    description: 'کمد شش‌در را سر هم کنید',
    urgency: 'soon',
    deliveryaddrid: customer.addressId,
    gDate: aDayFromNow(service.context, 3),
    deliverytimeid: toDeliveryTimeId(9),
    ...wishes,
  };
}

/** An order that takes bids; everybody who may bid was told. */
export async function aTaskOrder(story: OrderStory, wishes: Partial<Draft> = {}): Promise<PlacedTask> {
  const by = { as: story.customer.userId };
  const placed = await story.service.call('handyman/addhandymanrequest', aTaskDraft(story, wishes), by);
  await biddersAreTold(story.service);
  return placed;
}

/** Runs the relay after an order was placed or opened anew. */
export async function biddersAreTold({ context }: OrderStory['service']): Promise<void> {
  while (await inviteNextBidders(context));
}

/** Six million rials for all of it, unless said otherwise. */
export function aBid(
  { service }: OrderStory,
  { taskid }: Pick<PlacedTask, 'taskid'>,
  { userId }: Pick<StoryProvider, 'userId'>,
  form: BidForm = {},
): Promise<WrittenBid> {
  const said = { sgtype: 'lump', sgamount: 6_000_000, ...form } as const;
  return service.call('suggestion/addsuggestion', { taskid, ...said }, { as: userId });
}

/** The customer takes a bid; it waits for its payment. */
export function chooses({ service, customer }: OrderStory, { sgid }: Pick<WrittenBid, 'sgid'>) {
  return service.call('suggestion/selectsuggestionbyuser', { sgid }, { as: customer.userId });
}

/** The customer's view of an order's bids. */
export function roomOf({ service, customer }: OrderStory, { taskid }: Pick<PlacedTask, 'taskid'>) {
  return service.call('suggestion/getallsuggestion4task', { taskid }, { as: customer.userId });
}

/** An order's page, for any reader. */
export function detailFor({ service }: OrderStory, { taskid }: Pick<PlacedTask, 'taskid'>, as: number) {
  return service.call('clean/gettaskdetail', { taskid }, { as });
}

/** Orders that a provider can bid on, and those that wait for her answer. */
export async function newWorksOf({ service }: OrderStory, as: number) {
  return (await service.call('expert/getalltask', { list: 'newworks' }, { as })).lstTask;
}
