import { randomUUID } from 'node:crypto';

import { and, eq, sql } from 'drizzle-orm';

import { DAY_MS, MINUTE_MS } from '@/lib/domain/constants/time-units';

import { getEscrowRials, readBooks, toDifference } from '../../seed/stories/books';
import {
  anOrderStory,
  aDraft,
  aPaidOrder,
  aPlacedOrder,
  payAtTheBank,
  theProviderDoes,
  theProviderWorks,
  type OrderStory,
} from '../../seed/stories/orders';
import { aCustomerWithAnAddress, aDayFromNow } from '../../seed/stories/people';
import { reserveForOrder } from '../../money';
import { bookings, tasks } from '../../schema';
import { useMarket } from '../../testing/use-market';
import { waitUntil } from '../../testing/wait-until';
import { runDueWork } from '../../timers';
import { lockTask } from '../record/store';

// On PGlite these run one after the other; with DATABASE_URL_TEST they are real races.
describe('concurrent calls', () => {
  const service = useMarket({ checksLedger: true });
  let story: OrderStory;
  beforeEach(async () => {
    story = await anOrderStory(service, { cashRials: 10_000_000, hasWelcomeGift: true });
  });

  const times = <Result>(count: number, work: (index: number) => Promise<Result>) =>
    Promise.allSettled(Array.from({ length: count }, (_, index) => work(index)));
  const fulfilled = (outcomes: readonly PromiseSettledResult<unknown>[]) =>
    outcomes.filter(({ status }) => status === 'fulfilled').length;
  const keysOf = (outcomes: readonly PromiseSettledResult<unknown>[]) => [
    ...new Set(outcomes.flatMap((outcome) => (outcome.status === 'rejected' ? [outcome.reason.key] : []))),
  ];
  const stateOf = async (taskId: number) =>
    (
      await service.context.ports.database.connection
        .select({ state: tasks.state })
        .from(tasks)
        .where(eq(tasks.id, taskId))
    )[0]?.state;

  it('twelve customers, one provider, one hour: one order, one booking, eleven next offers', async () => {
    const customers = await Promise.all(Array.from({ length: 12 }, () => aCustomerWithAnAddress(service.context)));
    const outcomes = await times(12, (index) =>
      aPlacedOrder({ ...story, customer: customers[index] ?? story.customer }),
    );
    expect(fulfilled(outcomes)).toBe(1);
    expect(keysOf(outcomes)).toEqual(['slot-taken']);
    for (const outcome of outcomes)
      if (outcome.status === 'rejected') expect(outcome.reason.details.next.earliest).not.toBeNull();
    const live = await service.context.ports.database.connection
      .select()
      .from(bookings)
      .where(and(eq(bookings.providerId, story.provider.userId), eq(bookings.isLive, true)));
    expect(live).toHaveLength(1);
  });

  it('one key ten times: one order', async () => {
    const by = { as: story.customer.userId, idempotencyKey: randomUUID() };
    const outcomes = await times(10, () => service.call('clean/addcleanrequest', aDraft(story), by));
    expect(fulfilled(outcomes)).toBe(10);
    expect(
      new Set(outcomes.map((outcome) => (outcome.status === 'fulfilled' ? outcome.value.taskid : null))).size,
    ).toBe(1);
  });

  it('one wallet, three orders: it is spent once', async () => {
    const orders = [
      await aPlacedOrder(story),
      await aPlacedOrder(story, { deliverytimeid: 15 }),
      await aPlacedOrder(story, { gDate: aDayFromNow(service.context, 4) }),
    ];
    const before = await readBooks(story);
    const outcomes = await times(3, (index) =>
      service.call(
        'custom',
        { prefix: 'wallet-', reqId: orders[index]?.reqid ?? 0, giftCode: '1', useWallet: 'true' },
        { as: story.customer.userId },
      ),
    );
    expect(fulfilled(outcomes)).toBe(1);
    expect(keysOf(outcomes)).toEqual(['wallet-too-low']);
    expect(toDifference(before, await readBooks(story))).toEqual({
      gift: -200_000,
      cash: -9_400_000,
      escrow: 9_600_000,
    });
  });

  it('the provider accepts while the customer cancels: one of the two', async () => {
    const placed = await aPaidOrder(story);
    const outcomes = await Promise.allSettled([
      theProviderDoes(story, placed, 'accept'),
      service.call('reqandpay/cancelrequest', { reqid: placed.reqid }, { as: story.customer.userId }),
    ]);
    const state = await stateOf(placed.taskid);
    // A cancellation after the acceptance is allowed; an acceptance after the cancellation is not.
    expect(state).toBe('CANCELLED_BY_CUSTOMER');
    expect(outcomes[1].status).toBe('fulfilled');
  });

  it('the bank’s money while the order expires: in the order or in the wallet, never both', async () => {
    const placed = await aPlacedOrder(story);
    const { authority } = await service.call(
      'ipg/startpayment',
      { reqid: placed.reqid },
      { as: story.customer.userId },
    );
    await service.bank.settle(authority, 'paid');
    const before = await readBooks(story);
    service.clock.advance(15 * MINUTE_MS);
    await Promise.all([
      runDueWork(service.context),
      service.call('reqandpay/verifypayment', { authority }),
      runDueWork(service.context),
    ]);
    const { cash = 0, escrow = 0 } = toDifference(before, await readBooks(story));
    expect(cash + escrow).toBe(9_600_000);
    expect([cash, escrow]).toContain(0);
    expect(await stateOf(placed.taskid)).toBe(cash === 0 ? 'AWAITING_PROVIDER' : 'PAYMENT_EXPIRED');
  });

  it('the customer confirms while time completes: released once', async () => {
    // What the tests before left open ends at its own hour, which is no part of this order's money.
    service.clock.advance(5 * DAY_MS);
    await runDueWork(service.context);
    await runDueWork(service.context);
    const placed = await aPaidOrder(story);
    await theProviderWorks(story, placed);
    const before = await readBooks(story);
    service.clock.advance(2 * DAY_MS);
    await Promise.allSettled([
      service.call('reqandpay/confirmtask', { taskid: placed.taskid }, { as: story.customer.userId }),
      runDueWork(service.context),
      runDueWork(service.context),
      runDueWork(service.context),
    ]);
    expect(await stateOf(placed.taskid)).toBe('COMPLETED');
    expect(toDifference(before, await readBooks(story))).toEqual({
      escrow: -9_600_000,
      commission: 1_440_000,
      payable: 8_160_000,
    });
  });

  it('settled while its bank payment reserves the wallet: reserved once, by the books under the lock', async () => {
    const { database, clock } = service.context.ports;
    const placed = await aPlacedOrder(story, { usesWallet: true });
    const before = await readBooks(story);
    let settling: Promise<unknown> = Promise.resolve();
    await database.transaction(async (transaction) => {
      const task = await lockTask(transaction, placed.taskid);
      settling = service.call(
        'custom',
        { prefix: 'cod-', reqId: placed.reqid, giftCode: '0', useWallet: 'true' },
        { as: story.customer.userId },
      );
      const countWaiting = async () =>
        (await transaction.select({ count: sql<number>`count(*)::int` }).from(sql`pg_locks WHERE NOT granted`))[0]
          ?.count ?? 0;
      // The embedded database keeps everybody else out anyway.
      if (database.kind === 'postgresql') await waitUntil(async () => (await countWaiting()) > 0);
      await reserveForOrder(transaction, { task, usesGift: false, usesWallet: true, now: clock.now() });
    });
    expect(await settling).toMatchObject({ paid: true });
    expect(await stateOf(placed.taskid)).toBe('AWAITING_PROVIDER');
    expect(toDifference(before, await readBooks(story))).toEqual({ cash: -9_600_000, escrow: 9_600_000 });
    expect(await getEscrowRials(story, placed.taskid)).toBe(9_600_000);
  });

  it('eight orders of eight people paid at once: all of them', async () => {
    const stories = await Promise.all(
      Array.from({ length: 8 }, async (): Promise<OrderStory> => await anOrderStory(service, { hasWelcomeGift: true })),
    );
    const outcomes = await Promise.allSettled(
      stories.map(async (own) => payAtTheBank(own, await aPlacedOrder(own, { usesGift: true }))),
    );
    expect(keysOf(outcomes)).toEqual([]);
    expect(fulfilled(outcomes)).toBe(8);
  });
});
