import { eq } from 'drizzle-orm';

import type { ServiceKind } from '@/lib/contract/enumerations';
import { getKind } from '@/lib/domain/kind/service-kind';

import { tasks } from '../../schema';
import { biddersAreTold } from '../../seed/stories/bids';
import { placeKind } from '../market-run/place-orders';
import { listBids } from '../market-run/reading';
import { aRichCustomer, type World, type WorldOrder } from '../market-run/world';

const MOST_TRIES = 20;

/** An order of a kind as it really came to be, on which everything is tried and undone. */
export interface ReadyOrder {
  readonly order: WorldOrder;
  readonly providerId: number;
  readonly otherProviderId: number;
  readonly sgid: number;
}

/** One that nobody has paid, with two bids where its kind takes bids. */
export async function anUnpaidOrder(world: World, kind: ServiceKind): Promise<ReadyOrder> {
  const order = await placeOne(world, kind);
  const [provider, other] = world.providers[kind];
  if (!order || !provider || !other) throw new Error(`No order of ${kind} was placed`);
  if (getKind(kind).matching === 'bids') {
    await biddersAreTold(world.service);
    for (const { userId } of [provider, other]) await bid(world, order.taskid, userId);
  }
  const [first] = await listBids(world, order.taskid);
  return { order, providerId: provider.userId, otherProviderId: other.userId, sgid: first?.sgid ?? 1 };
}

/** By a customer with no other order. Tries other professionals and hours while one that was drawn is taken. */
export async function placeOne(world: World, kind: ServiceKind): Promise<WorldOrder | null> {
  const customer = await aRichCustomer(world.service);
  for (let tries = 0; tries < MOST_TRIES; tries += 1) {
    const order = await placeKind(world, kind, customer);
    if (order) return order;
  }
  return null;
}

async function bid({ service }: World, taskid: number, as: number): Promise<void> {
  await service.call('suggestion/addsuggestion', { taskid, sgtype: 'lump', sgamount: 30_000_000 }, { as });
}

/** One that was paid at the bank and accepted. */
export async function anAcceptedOrder(world: World, kind: ServiceKind): Promise<ReadyOrder> {
  const ready = await anUnpaidOrder(world, kind);
  const { service, banks } = world;
  const { taskid, reqid, customer } = ready.order;
  const by = { as: customer.userId };
  if (getKind(kind).matching === 'bids')
    await service.call('suggestion/selectsuggestionbyuser', { sgid: String(ready.sgid) }, by);
  const { authority } = await service.call('ipg/startpayment', { reqid }, by);
  banks.settle(authority, 'paid');
  await service.call('reqandpay/verifypayment', { authority });
  const [row] = await service.context.ports.database.connection.select().from(tasks).where(eq(tasks.id, taskid));
  const providerId = row?.providerId ?? ready.providerId;
  if (row?.state === 'AWAITING_PROVIDER')
    await service.call('expert/movetask', { taskid, move: 'accept' }, { as: providerId });
  const others = world.providers[kind].filter(({ userId }) => userId !== providerId);
  return { ...ready, providerId, otherProviderId: others[0]?.userId ?? ready.otherProviderId };
}
