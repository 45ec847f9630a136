import { eq } from 'drizzle-orm';

import { DAY_MS } from '@/lib/domain/constants/time-units';

import { disputes, inboxMessages } from '../../schema';
import { getEscrowRials } from '../../seed/stories/books';
import {
  anOrderStory,
  aPaidOrder,
  theProviderDoes,
  theProviderWorks,
  type OrderStory,
  type Placed,
} from '../../seed/stories/orders';
import { anOperator } from '../../seed/stories/people';
import { useMarket } from '../../testing/use-market';
import { runDueWork } from '../../timers';

describe('a problem that a customer reports', () => {
  const service = useMarket({ checksLedger: true });
  let story: OrderStory;
  let placed: Placed;
  let operatorId: number;
  beforeAll(async () => {
    operatorId = await anOperator(service.context);
  });
  beforeEach(async () => {
    story = await anOrderStory(service);
    placed = await aPaidOrder(story);
  });

  const report = (as = story.customer.userId) =>
    service.call(
      'dispute/opendispute',
      { taskid: placed.taskid, reason: 'damage', text: 'The {mirror} is broken' },
      { as },
    );
  const detail = (as = story.customer.userId) =>
    service.call('clean/gettaskdetail', { taskid: placed.taskid }, { as }).then(({ taskDetail }) => taskDetail);
  const isAtWork = () => theProviderDoes(story, placed, 'accept', 'depart', 'start');
  const waits = async () => {
    service.clock.advance(30 * DAY_MS);
    await runDueWork(service.context);
    return [(await detail()).state, await getEscrowRials(story, placed.taskid)];
  };

  it('[B-03] [C-after] freezes the money of completed work: no timer pays it out', async () => {
    await theProviderWorks(story, placed);
    expect((await report()).dispute).toMatchObject({ state: 'open', reason: 'damage', frozenRial: 9_600_000 });
    expect(await detail()).toMatchObject({ completesAtMs: null, dispute: { isOpen: true, reason: 'damage' } });
    expect(await waits()).toEqual(['DONE', 9_600_000]);
  });

  it('freezes it from the start of the work on, also against a later report that the work is done', async () => {
    await isAtWork();
    await report();
    await theProviderDoes(story, placed, 'finish');
    expect((await detail()).completesAtMs).toBeNull();
    expect(await waits()).toEqual(['DONE', 9_600_000]);
  });

  it('reaches the operator in the customer’s own words, the provider by its reason alone, and the customer reads that it arrived', async () => {
    await isAtWork();
    await report();
    const inboxOf = async (as: number) => (await service.call('user/getuserinbox', {}, { as })).userInboxLst[0]?.body;
    expect(await inboxOf(operatorId)).toMatch(/Something was damaged.*The \{mirror\} is broken/s);
    expect(await inboxOf(operatorId)).toContain(story.customer.mobile);
    expect(await inboxOf(story.customer.userId)).toContain('has arrived');
    expect(await inboxOf(story.provider.userId)).toContain('Nothing is decided yet');
    const seen = [await detail(story.provider.userId), await inboxOf(story.provider.userId)];
    expect(seen[0]).toMatchObject({ dispute: { reason: 'damage', isOpen: true } });
    expect(JSON.stringify(seen)).not.toContain('mirror');
    await service.sendMessages();
    expect(service.sms.some(({ mobile, text }) => mobile === story.provider.mobile && text.includes('گزارش'))).toBe(
      true,
    );
  });

  it('ends with the customer’s confirmation that all is well, which pays', async () => {
    await theProviderWorks(story, placed);
    await report();
    await service.call('reqandpay/confirmtask', { taskid: placed.taskid }, { as: story.customer.userId });
    expect([(await detail()).state, await getEscrowRials(story, placed.taskid)]).toEqual(['COMPLETED', 0]);
    expect((await detail()).dispute).toMatchObject({ isOpen: false });
  });

  it('is open from the start to the completion, once, to the customer alone', async () => {
    await expect(report()).rejects.toMatchObject({ key: 'move-not-allowed' });
    await isAtWork();
    expect((await detail()).moves).toContain('dispute');
    await expect(report(story.provider.userId)).rejects.toMatchObject({ key: 'not-yours' });
    const outcomes = await Promise.allSettled([report(), report(), report()]);
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect((await detail()).moves).not.toContain('dispute');
    const { connection } = service.context.ports.database;
    expect(await connection.$count(disputes, eq(disputes.taskId, placed.taskid))).toBe(1);
    expect(
      (await connection.select().from(inboxMessages).where(eq(inboxMessages.userId, story.customer.userId))).filter(
        ({ event }) => event === 'dispute-opened',
      ),
    ).toHaveLength(1);
  });

  it('meets the timer that would pay: one of the two, and never money for disputed work', async () => {
    await theProviderWorks(story, placed);
    service.clock.advance(((await detail()).completesAtMs ?? 0) - service.clock.now().getTime());
    const [reported] = await Promise.allSettled([report(), runDueWork(service.context)]);
    const isReported = reported.status === 'fulfilled';
    expect([(await detail()).state, await getEscrowRials(story, placed.taskid)]).toEqual(
      isReported ? ['DONE', 9_600_000] : ['COMPLETED', 0],
    );
  });
});
