import { eq } from 'drizzle-orm';

import { COLLEAGUE_REFERRAL } from '@/lib/domain/constants/gifts';

import { addresses, colleagueReferrals, knownDevices, ledgerPostings, payoutAccounts, users } from '../schema';
import { readBooks } from '../seed/stories/books';
import { aPaidOrder, theProviderWorks, type OrderStory, type Placed } from '../seed/stories/orders';
import { aCustomerWithAnAddress, aDayFromNow, aFreeProvider } from '../seed/stories/people';
import { useMarket } from '../testing/use-market';

const service = useMarket({ checksLedger: true });
const connection = () => service.context.ports.database.connection;
const { jobs, rials, withinMs } = COLLEAGUE_REFERRAL;

/** A colleague who was invited, with a customer of her own. */
async function begin() {
  const inviter = (await aFreeProvider(service.context)).userId;
  const provider = await aFreeProvider(service.context);
  const customer = await aCustomerWithAnAddress(service.context, { cashRials: 200_000_000 });
  const story: OrderStory = { service, customer, provider };
  await connection()
    .insert(colleagueReferrals)
    .values({ colleagueId: provider.userId, inviterId: inviter, invitedAt: service.clock.now() });
  return { inviter, colleague: provider.userId, story };
}
type Begun = Awaited<ReturnType<typeof begin>>;

let day = 1;
async function isWorked(story: OrderStory): Promise<Placed> {
  const placed = await aPaidOrder(story, { gDate: aDayFromNow(service.context, (day += 1)) });
  await theProviderWorks(story, placed);
  return placed;
}
const confirm = ({ customer }: OrderStory, { taskid }: Placed) =>
  service.call('reqandpay/confirmtask', { taskid }, { as: customer.userId });
async function completes({ story }: Begun, count: number): Promise<void> {
  for (let done = 0; done < count; done += 1) await confirm(story, await isWorked(story));
}
const creditOf = async (as: number) =>
  (await service.call('wallet/getaccountbalance', {}, { as })).biddingCreditBalance;
const credits = async ({ inviter, colleague }: Begun) => [await creditOf(inviter), await creditOf(colleague)];
const shown = ({ inviter }: Begun) => service.call('provider/getinvitedcolleagues', {}, { as: inviter });
const give = (before: readonly number[]) => before.map((sum) => sum + rials);

beforeEach(() => {
  day = 1;
});

describe('the credit for a colleague', () => {
  it('comes to both with the last needed job, once, and each reads it in the statement', async () => {
    const begun = await begin();
    const before = await credits(begun);
    await completes(begun, jobs - 1);
    expect(await credits(begun)).toEqual(before);
    expect((await shown(begun)).lstColleague).toMatchObject([{ state: 'working', jobCount: jobs - 1, why: null }]);
    await completes(begun, 2);
    expect(await credits(begun)).toEqual(give(before));
    expect(await shown(begun)).toMatchObject({
      givenCount: 1,
      givenRial: rials,
      lstColleague: [{ state: 'given', why: null }],
    });
    for (const as of [begun.inviter, begun.colleague]) {
      const { lstTurnover } = await service.call('wallet/getturnover', { turnoverKindEnum: 'GIFT' }, { as });
      expect(lstTurnover).toMatchObject([
        { turnoverEnum: 'colleague-credit', accountEnum: 'BIDDING', amountRial: rials },
      ]);
      const { lstLine } = await service.call('payout/getstatement', { kind: 'GIFT' }, { as });
      expect(lstLine).toMatchObject([{ name: 'colleague-credit', accountEnum: 'BIDDING', amountRial: rials }]);
    }
  });

  it('comes once for jobs completed at the same time', async () => {
    const begun = await begin();
    const before = await credits(begun);
    await completes(begun, jobs - 1);
    const placed = [await isWorked(begun.story), await isWorked(begun.story)];
    await Promise.all(placed.map((one) => confirm(begun.story, one)));
    await completes(begun, 1);
    expect(await credits(begun)).toEqual(give(before));
    const key = eq(ledgerPostings.idempotencyKey, `colleague:${begun.colleague}`);
    expect(await connection().$count(ledgerPostings, key)).toBe(1);
  });

  it('does not count the inviter’s own orders', async () => {
    const begun = await begin();
    await completes(begun, jobs - 1);
    const before = await credits(begun);
    await connection()
      .update(colleagueReferrals)
      .set({ inviterId: begun.story.customer.userId })
      .where(eq(colleagueReferrals.colleagueId, begun.colleague));
    await completes(begun, 1);
    expect(await credits(begun)).toEqual(before);
  });

  it('does not come after its time, which the inviter reads before and after the next job', async () => {
    const begun = await begin();
    const before = await credits(begun);
    await completes(begun, jobs - 1);
    service.clock.advance(withinMs + 1);
    expect((await shown(begun)).lstColleague).toMatchObject([{ state: 'none', why: 'too-late' }]);
    await completes(begun, 1);
    expect(await credits(begun)).toEqual(before);
    expect((await shown(begun)).lstColleague).toMatchObject([{ state: 'none', why: 'too-late' }]);
  });

  const SHARED: Record<string, (begun: Begun) => Promise<unknown>> = {
    device: async ({ inviter, colleague }) =>
      connection()
        .insert(knownDevices)
        .values(
          [inviter, colleague].map((userId) => ({
            userId,
            deviceId: `device-of-${inviter}`,
            lastUsedAt: service.clock.now(),
          })),
        ),
    'account for the pay': async ({ inviter, colleague }) =>
      connection()
        .insert(payoutAccounts)
        .values(
          [inviter, colleague].map((userId) => ({
            userId,
            sheba: `IR00000000000000000000${String(inviter).padStart(4, '0')}`,
            changedAt: service.clock.now(),
          })),
        ),
    'national code': async ({ inviter, colleague }) => {
      for (const userId of [inviter, colleague])
        await connection().update(users).set({ nationalCode: '0499370899' }).where(eq(users.id, userId));
    },
    'postal code': async ({ inviter, colleague, story }) => {
      const [home] = await connection().select().from(addresses).where(eq(addresses.userId, story.customer.userId));
      if (!home) throw new Error('The customer has no address');
      const { id: _id, ...rest } = home;
      await connection()
        .insert(addresses)
        .values([inviter, colleague].map((userId) => ({ ...rest, userId })));
    },
  };
  it.each(Object.keys(SHARED))('does not come where both share a %s', async (what) => {
    const begun = await begin();
    const before = await credits(begun);
    await SHARED[what]?.(begun);
    await completes(begun, jobs);
    expect(await credits(begun)).toEqual(before);
    expect((await shown(begun)).lstColleague).toMatchObject([{ state: 'none', why: 'one-person' }]);
  });

  it('leaves the books with nothing in escrow, and is no cash', async () => {
    const begun = await begin();
    await completes(begun, jobs);
    expect(await readBooks(begun.story)).toMatchObject({ escrow: 0 });
    const { balance } = await service.call('wallet/getaccountbalance', {}, { as: begun.inviter });
    expect(balance).toBe(0);
  });
});
