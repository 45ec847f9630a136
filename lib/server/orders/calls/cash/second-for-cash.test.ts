import { eq } from 'drizzle-orm';

import { SECOND_OPERATOR_RIALS } from '@/lib/domain/constants/money';

import { cashClaims, tasks } from '../../../schema';
import { listLedgerFaults } from '../../../seed/stories/books';
import { aCashOrder, anOrderStory, theProviderWorks, type OrderStory } from '../../../seed/stories/orders';
import { anOperator } from '../../../seed/stories/people';
import { useMarket } from '../../../testing/use-market';

const PRICE = SECOND_OPERATOR_RIALS + 10_000_000;

describe('a claim of cash above the limit of one operator', () => {
  const service = useMarket({ checksLedger: true });
  let story: OrderStory;
  let taskid: number;
  let operators: { first: number; second: number };
  beforeAll(async () => {
    operators = { first: await anOperator(service.context), second: await anOperator(service.context) };
  });
  beforeEach(() => claim(PRICE));

  /** A finished job of this price, of which its provider says that it was not paid. */
  async function claim(priceRials: number): Promise<void> {
    story = await anOrderStory(service);
    const placed = await aCashOrder(story);
    ({ taskid } = placed);
    await connection().update(tasks).set({ priceRials, payableRials: priceRials }).where(eq(tasks.id, taskid));
    await theProviderWorks(story, placed);
    await service.call('expert/recordcash', { taskid, outcome: 'none', seenRial: 0 }, { as: story.provider.userId });
  }
  const connection = () => service.context.ports.database.connection;
  const decide = (ispaid: boolean, as = operators.first) =>
    service.call('operator/decidecashclaim', { taskid, ispaid, reason: 'Both were heard' }, { as });
  const confirm = (isconfirmed: boolean, as = operators.second) =>
    service.call('operator/confirmcashclaim', { taskid, isconfirmed }, { as });
  const find = async (as = operators.first) =>
    (await service.call('operator/getallcashclaim', {}, { as })).lstClaim.find((each) => each.taskid === taskid);
  const read = async () =>
    (await service.call('clean/gettaskdetail', { taskid }, { as: story.customer.userId })).taskDetail;

  it('[B-28] waits for a second operator, who is not the first, and ends by that one’s yes', async () => {
    expect(await find()).toMatchObject({ amountRial: PRICE, needsSecond: true, pending: null });
    expect(await decide(false)).toEqual({ waits: true });
    expect(await read()).toMatchObject({ state: 'DONE', cashRecord: { standing: 'claimed' } });
    const pending = { isPaid: false, reason: 'Both were heard' };
    expect(await find()).toMatchObject({ pending: { ...pending, isOwn: true } });
    expect(await find(operators.second)).toMatchObject({ pending: { ...pending, isOwn: false } });
    await expect(decide(true, operators.second)).rejects.toMatchObject({ key: 'move-not-allowed' });
    await expect(confirm(true, operators.first)).rejects.toMatchObject({ key: 'not-yours' });
    expect(await confirm(true)).toEqual({});
    expect(await read()).toMatchObject({
      state: 'COMPLETED',
      cashRecord: { standing: 'owed', decisionReason: 'Both were heard' },
    });
    expect(await find()).toBeUndefined();
    const { lstClaim } = await service.call('operator/getallcashclaim', { taskid }, { as: operators.first });
    expect(lstClaim).toMatchObject([{ taskid, pending: null, ended: { reason: 'Both were heard' } }]);
    await expect(confirm(true)).rejects.toMatchObject({ key: 'move-not-allowed' });
    expect(await listLedgerFaults(service.context.ports.database)).toEqual([]);
  });

  it('[B-28] stays a claim after a second operator’s no, and can be decided the other way', async () => {
    await decide(false);
    await confirm(false);
    expect(await find()).toMatchObject({ pending: null });
    expect(await decide(true)).toEqual({ waits: true });
    await confirm(true);
    expect(await read()).toMatchObject({ cashRecord: { outcome: 'cash', standing: 'taken' } });
  });

  it('[B-28] asks anew when its customer has spoken meanwhile', async () => {
    await decide(false);
    await service.call('reqandpay/contestcash', { taskid, text: 'In notes' }, { as: story.customer.userId });
    expect(await find()).toMatchObject({ contestText: 'In notes', pending: null });
    await expect(confirm(true)).rejects.toMatchObject({ key: 'approval-void' });
    expect(await decide(true)).toEqual({ waits: true });
  });

  it('is decided by nobody who is a side of the order', async () => {
    await connection().update(tasks).set({ customerId: operators.second }).where(eq(tasks.id, taskid));
    await expect(decide(true, operators.second)).rejects.toMatchObject({ key: 'not-yours' });
    await decide(true);
    await expect(confirm(true)).rejects.toMatchObject({ key: 'not-yours' });
  });

  it('a claim of exactly the limit is one operator’s to decide', async () => {
    await connection()
      .update(cashClaims)
      .set({ amountRials: SECOND_OPERATOR_RIALS })
      .where(eq(cashClaims.taskId, taskid));
    expect(await find()).toMatchObject({ needsSecond: false });
    expect(await decide(true)).toEqual({ waits: false });
  });
});
