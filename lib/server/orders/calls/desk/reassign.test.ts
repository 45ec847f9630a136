import { and, eq } from 'drizzle-orm';

import { HOUR_MS } from '@/lib/domain/constants/time-units';
import { toDeliveryTimeId } from '@/lib/domain/order/delivery-time';

import { bookings, inboxMessages, providerLocations, providers } from '../../../schema';
import { readBooks, toDifference } from '../../../seed/stories/books';
import {
  aCashOrder,
  anOrderStory,
  aPaidOrder,
  theProviderDoes,
  type OrderStory,
  type Placed,
} from '../../../seed/stories/orders';
import { aDayFromNow, aFreeProvider, anOperator, type StoryProvider } from '../../../seed/stories/people';
import { useMarket } from '../../../testing/use-market';

const REASON = 'Her car broke down.';

describe('an operator replaces one professional by another', () => {
  const service = useMarket({ checksLedger: true });
  let operator: number;
  let story: OrderStory;
  let next: StoryProvider;
  let placed: Placed;
  beforeAll(async () => {
    operator = await anOperator(service.context);
  });
  beforeEach(async () => {
    // Nobody of another test is free here.
    await service.context.ports.database.connection.delete(providerLocations);
    story = await anOrderStory(service);
    next = await aFreeProvider(service.context);
    placed = await aPaidOrder(story, { isRescueAgreed: true });
  });

  const plan = async (hour = {}) =>
    (await service.call('operator/planreassign', { taskid: placed.taskid, ...hour }, { as: operator })).plan;
  const move = (asked: { workerUserId?: number; isagreed?: boolean; gDate?: string; deliverytimeid?: number }) =>
    service.call(
      'operator/reassign',
      { taskid: placed.taskid, isagreed: false, reason: REASON, ...asked },
      { as: operator },
    );
  const eventsOf = async (userId: number) => {
    const rows = await service.context.ports.database.connection
      .select({ event: inboxMessages.event })
      .from(inboxMessages)
      .where(eq(inboxMessages.userId, userId));
    return rows.map(({ event }) => event);
  };
  const bookedOf = () =>
    service.context.ports.database.connection
      .select({ providerId: bookings.providerId })
      .from(bookings)
      .where(and(eq(bookings.taskId, placed.taskid), eq(bookings.isLive, true)));

  it('at the agreed hour and price after the customer’s earlier consent: the money stays, and all three hear of it', async () => {
    await theProviderDoes(story, placed, 'accept');
    const books = await readBooks(story);
    const { lstServiceProvider, ...terms } = await plan();
    expect(terms).toMatchObject({ needsConsent: false, mayAsk: true, priceRial: 9_600_000, heldRial: 9_600_000 });
    expect(lstServiceProvider.map(({ userId }) => userId)).toEqual([next.userId]);
    const { order } = await move({ workerUserId: next.userId });
    expect(order).toMatchObject({ state: 'AWAITING_PROVIDER', provider: { userid: next.userId } });
    expect(order.lstEvent).toContainEqual(expect.objectContaining({ move: 'takeBackByOperator', text: REASON }));
    expect(toDifference(books, await readBooks(story))).toEqual({});
    expect(await bookedOf()).toEqual([{ providerId: next.userId }]);
    expect(await eventsOf(story.customer.userId)).toContain('order-reassigned');
    expect(await eventsOf(story.customer.userId)).not.toContain('order-taken-back');
    expect(await eventsOf(next.userId)).toEqual(['work-new']);
    expect(await eventsOf(story.provider.userId)).toContain('work-taken-back');
    const [former] = await service.context.ports.database.connection
      .select()
      .from(providers)
      .where(eq(providers.userId, story.provider.userId));
    expect(former).toMatchObject({ reliability: 100 });
    await theProviderDoes({ ...story, provider: next }, placed, 'accept');
  });

  it('at another hour, or without a consent, only with the customer’s approval', async () => {
    const hour = { gDate: aDayFromNow(service.context, 4), deliverytimeid: toDeliveryTimeId(10) };
    expect(await plan(hour)).toMatchObject({ needsConsent: true });
    await expect(move({ ...hour, workerUserId: next.userId })).rejects.toMatchObject({ key: 'invalid-input' });
    const { startsAtMs } = (await move({ ...hour, workerUserId: next.userId, isagreed: true })).order;
    expect((startsAtMs ?? 0) % (24 * HOUR_MS)).toBe(6.5 * HOUR_MS);
  });

  it('asks the customer about the new one, who chooses or cancels as after a decline', async () => {
    placed = await aPaidOrder(story, { deliverytimeid: toDeliveryTimeId(14) });
    await theProviderDoes(story, placed, 'accept');
    expect(await plan()).toMatchObject({ needsConsent: true, mayAsk: true });
    const { order } = await move({});
    expect(order).toMatchObject({ state: 'DECLINED', money: { heldRial: 9_600_000 } });
    expect(await eventsOf(story.customer.userId)).toContain('order-taken-back');
    const chosen = { taskid: placed.taskid, workerUserId: next.userId };
    await service.call('reqandpay/offernextprovider', chosen, { as: story.customer.userId });
    expect(await bookedOf()).toEqual([{ providerId: next.userId }]);
  });

  it('assigns an order that its professional declined, and the reserved commission of a cash order goes back', async () => {
    const rich = await anOrderStory(service, {}, { biddingCreditRials: 20_000_000 });
    next = await aFreeProvider(service.context, { biddingCreditRials: 20_000_000 });
    placed = await aCashOrder(rich);
    await theProviderDoes(rich, placed, 'accept');
    const reserved = await readBooks(rich);
    const { order } = await move({ workerUserId: next.userId, isagreed: true });
    expect(order.state).toBe('AWAITING_PROVIDER');
    expect(toDifference(reserved, await readBooks(rich))).toMatchObject({ credit: 1_440_000 });
    await theProviderDoes({ ...rich, provider: next }, placed, 'decline');
    // Whoever takes it gets the same as the one who declined.
    expect(await plan()).toMatchObject({ mayAsk: false, priceRial: 9_600_000, netRial: 8_160_000 });
    await expect(move({})).rejects.toMatchObject({ key: 'move-not-allowed' });
    await expect(move({ workerUserId: rich.provider.userId, isagreed: true })).rejects.toMatchObject({
      key: 'slot-taken',
    });
  });
});
