import { eq } from 'drizzle-orm';

import { DISPUTE_ANSWER_MS, DISPUTE_APPEAL_MS, DISPUTE_LAST_CALL_MS } from '@/lib/domain/constants/orders';
import { DAY_MS, HOUR_MS } from '@/lib/domain/constants/time-units';

import { disputes, inboxMessages } from '../../schema';
import { getEscrowRials, readBooks, toDifference, type Books } from '../../seed/stories/books';
import { anOrderStory, aPaidOrder, theProviderWorks, type OrderStory, type Placed } from '../../seed/stories/orders';
import { anOperator } from '../../seed/stories/people';
import { useMarket } from '../../testing/use-market';
import { runDueWork } from '../../timers';

const PRICE = 9_600_000;

describe('the ladder of a dispute', () => {
  const service = useMarket({ checksLedger: true });
  let story: OrderStory;
  let placed: Placed;
  let before: Books;
  let operatorId: number;
  beforeAll(async () => {
    operatorId = await anOperator(service.context);
  });
  beforeEach(async () => {
    story = await anOrderStory(service);
    placed = await aPaidOrder(story);
    await theProviderWorks(story, placed);
    before = await readBooks(story);
  });
  // No other test's time ends it.
  afterEach(() => service.call('dispute/withdrawdispute', byTask(), customer()).catch(() => undefined));

  const customer = () => ({ as: story.customer.userId });
  const provider = () => ({ as: story.provider.userId });
  const byTask = () => ({ taskid: placed.taskid });
  const report = (askedrial = PRICE, wish: 'refund' | 'second-visit' = 'refund') =>
    service.call(
      'dispute/opendispute',
      { ...byTask(), reason: 'badly-done', text: 'The windows are dirty', wish, askedrial },
      customer(),
    );
  const read = async (by = customer()) => (await service.call('dispute/getdispute', byTask(), by)).dispute;
  const offer = (rial: number) =>
    service.call('dispute/offersettlement', { ...byTask(), text: 'I am sorry', rial, visitatms: null }, provider());
  const state = async () => (await service.call('clean/gettaskdetail', byTask(), customer())).taskDetail.state;
  const moved = async () => toDifference(before, await readBooks(story));
  const pass = async (ms: number) => {
    service.clock.advance(ms);
    await runDueWork(service.context);
  };
  /** Passes time as on a running site: each call is told at its hour. */
  const passInHours = async (ms: number) => {
    for (let hours = 0; hours < ms / HOUR_MS; hours += 6) await pass(6 * HOUR_MS);
  };
  const events = async (userId: number) =>
    (
      await service.context.ports.database.connection
        .select({ event: inboxMessages.event })
        .from(inboxMessages)
        .where(eq(inboxMessages.userId, userId))
    ).map(({ event }) => event);

  it('[B-03] gives both sides one case with both voices, names whose turn it is, and shows it to nobody else', async () => {
    await report(4_000_000);
    expect(await read()).toMatchObject({
      state: 'open',
      turn: 'provider',
      askedRial: 4_000_000,
      frozenRial: PRICE,
      moves: ['say', 'withdraw'],
      lstEntry: [{ side: 'customer', text: 'The windows are dirty' }],
    });
    expect((await read(provider())).moves).toEqual(['say', 'offer']);
    await service.call('dispute/adddisputewords', { ...byTask(), text: 'They were clean' }, provider());
    expect(await read()).toMatchObject({ state: 'answered', turn: 'customer', moves: ['say', 'askDesk', 'withdraw'] });
    expect(await events(story.customer.userId)).toContain('dispute-answered');
    const stranger = (await anOrderStory(service)).customer.userId;
    await expect(read({ as: stranger })).rejects.toMatchObject({ key: 'not-yours' });
    await expect(service.call('operator/getdispute', { disputeid: 1 }, customer())).rejects.toMatchObject({
      key: 'operators-only',
    });
  });

  it('moves the money at once when the customer accepts a partial refund: commission of the rest alone, escrow empty', async () => {
    await report();
    await offer(3_600_000);
    expect(await read()).toMatchObject({
      offer: { rial: 3_600_000 },
      moves: expect.arrayContaining(['accept', 'askDesk']),
    });
    const { dispute } = await service.call('dispute/acceptoffer', byTask(), customer());
    expect(dispute).toMatchObject({ state: 'settled', ended: 'agreed', backRial: 3_600_000, frozenRial: 0 });
    // Fifteen percent of six million.
    expect(await moved()).toEqual({ cash: 3_600_000, escrow: -PRICE, commission: 900_000, payable: 5_100_000 });
    expect([await state(), await getEscrowRials(story, placed.taskid)]).toEqual(['COMPLETED', 0]);
    const { taskDetail } = await service.call('clean/gettaskdetail', byTask(), customer());
    expect(taskDetail.sums?.backRial).toBe(3_600_000);
  });

  it('stands first on the professional’s dashboard while it waits for their word', async () => {
    const awaited = async () => (await service.call('expert/getdashboard', {}, provider())).lstDispute;
    expect(await awaited()).toEqual([]);
    await report();
    const dueAtMs = service.clock.now().getTime() + DISPUTE_ANSWER_MS;
    expect(await awaited()).toMatchObject([{ ...byTask(), state: 'DONE', reason: 'badly-done', dueAtMs }]);
    await service.call('dispute/adddisputewords', { ...byTask(), text: 'They were clean' }, provider());
    expect(await awaited()).toEqual([]);
  });

  it('charges a silent professional the asked sum, after calls at the half and six hours before', async () => {
    await report(2_000_000);
    await passInHours(DISPUTE_ANSWER_MS - DISPUTE_LAST_CALL_MS);
    expect((await events(story.provider.userId)).filter((event) => event === 'work-dispute-due')).toHaveLength(2);
    expect(await state()).toBe('DONE');
    await pass(DISPUTE_LAST_CALL_MS);
    expect(await read()).toMatchObject({ state: 'settled', ended: 'provider-silent', backRial: 2_000_000 });
    expect(await moved()).toMatchObject({ cash: 2_000_000, escrow: -PRICE });
    expect(await events(story.provider.userId)).toContain('work-dispute-closed');
  });

  it('counts no silence while the site was down: the last call always leaves six hours', async () => {
    await report(2_000_000);
    await pass(DISPUTE_ANSWER_MS + DAY_MS);
    expect(await state()).toBe('DONE');
    await pass(DISPUTE_LAST_CALL_MS - 1);
    expect(await state()).toBe('DONE');
    await pass(1);
    expect(await state()).toBe('COMPLETED');
  });

  it('releases the money where the customer is silent, and asks an operator after words of theirs', async () => {
    await report();
    await offer(1_000_000);
    await passInHours(DISPUTE_ANSWER_MS);
    expect(await read()).toMatchObject({ state: 'settled', ended: 'customer-silent', backRial: 0 });
    expect(await moved()).toEqual({ escrow: -PRICE, commission: 1_440_000, payable: 8_160_000 });

    placed = await aPaidOrder((story = await anOrderStory(service)));
    await theProviderWorks(story, placed);
    await report();
    await offer(1_000_000);
    await service.call('dispute/adddisputewords', { ...byTask(), text: 'That is too little' }, customer());
    await passInHours(DISPUTE_ANSWER_MS);
    expect(await read()).toMatchObject({ state: 'desk', turn: 'operator' });
    expect(await events(operatorId)).toContain('dispute-waits');
  });

  it('waits for an agreed second visit, and releases the money where it helped', async () => {
    await report(PRICE, 'second-visit');
    const visitatms = service.clock.now().getTime() + 3 * DAY_MS;
    await service.call(
      'dispute/offersettlement',
      { ...byTask(), text: 'I come again', rial: null, visitatms },
      provider(),
    );
    await service.call('dispute/acceptoffer', byTask(), customer());
    expect(await read()).toMatchObject({ state: 'second-visit', visitAtMs: visitatms, frozenRial: PRICE });
    expect(await events(story.provider.userId)).toContain('work-dispute-visit');
    await passInHours(6 * DAY_MS);
    expect(await read()).toMatchObject({ state: 'settled', backRial: 0 });
    expect(await state()).toBe('COMPLETED');
  });

  it('accepts the confirmation that all is well at any time before a decision', async () => {
    await report();
    await service.call('dispute/withdrawdispute', byTask(), customer());
    expect(await read()).toMatchObject({ state: 'settled', ended: 'withdrawn' });
    expect(await moved()).toEqual({ escrow: -PRICE, commission: 1_440_000, payable: 8_160_000 });
    await expect(service.call('dispute/withdrawdispute', byTask(), customer())).rejects.toMatchObject({
      key: 'move-not-allowed',
    });
  });

  it('stays possible after that confirmation, and takes the pay back into escrow, until the time is over', async () => {
    await service.call('reqandpay/confirmtask', byTask(), customer());
    await report(PRICE);
    expect(await moved()).toEqual({ commission: 1_440_000, escrow: 8_160_000 - PRICE });
    expect((await read()).frozenRial).toBe(8_160_000);
    await offer(PRICE);
    await service.call('dispute/acceptoffer', byTask(), customer());
    expect(await moved()).toEqual({ cash: PRICE, escrow: -PRICE });

    placed = await aPaidOrder((story = await anOrderStory(service)));
    await theProviderWorks(story, placed);
    const { taskDetail } = await service.call('reqandpay/confirmtask', byTask(), customer());
    service.clock.advance((taskDetail.completesAtMs ?? 0) - taskDetail.serverNowMs + 1);
    await expect(report()).rejects.toMatchObject({ key: 'move-not-allowed' });
  });

  it('refuses more than the price except for damage, and records more for damage without paying it by silence', async () => {
    await expect(report(PRICE + 1)).rejects.toMatchObject({ key: 'invalid-input' });
    const damage = { ...byTask(), reason: 'damage', text: 'The mirror', askedrial: 3 * PRICE } as const;
    await service.call('dispute/opendispute', damage, customer());
    expect(await read()).toMatchObject({ askedRial: 3 * PRICE, capRial: 10 * PRICE });
    await passInHours(DISPUTE_ANSWER_MS);
    expect(await read()).toMatchObject({ state: 'desk' });
  });

  it('makes each move once under concurrent calls', async () => {
    await report();
    await offer(1_000_000);
    const outcomes = await Promise.allSettled([
      service.call('dispute/acceptoffer', byTask(), customer()),
      service.call('dispute/withdrawdispute', byTask(), customer()),
      service.call('dispute/askdesk', byTask(), customer()),
      offer(2_000_000),
    ]);
    const [row] = await service.context.ports.database.connection
      .select()
      .from(disputes)
      .where(eq(disputes.taskId, placed.taskid));
    expect(outcomes.some(({ status }) => status === 'fulfilled')).toBe(true);
    const escrow = await getEscrowRials(story, placed.taskid);
    expect(escrow).toBe(row?.state === 'settled' ? 0 : PRICE);
  });

  it('keeps a decision without an appeal within seven days', async () => {
    await report();
    await service.call('dispute/adddisputewords', { ...byTask(), text: 'No' }, provider());
    await service.call('dispute/askdesk', byTask(), customer());
    const { disputeid } = await read();
    const decision = { disputeid, rial: 4_800_000, reason: 'Half of the work was done.' };
    await service.call('operator/decidedispute', decision, { as: operatorId });
    expect(await read()).toMatchObject({ state: 'decided', backRial: 4_800_000, moves: ['appeal'] });
    await pass(DISPUTE_APPEAL_MS);
    expect(await read()).toMatchObject({ state: 'settled', ended: 'decided', moves: [] });
    expect(await moved()).toEqual({ cash: 4_800_000, escrow: -PRICE, commission: 720_000, payable: 4_080_000 });
  });
});
