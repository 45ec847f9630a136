import { and, eq, like } from 'drizzle-orm';

import { OVERDUE_AFTER_MS } from '@/lib/domain/constants/providers';
import { HOUR_MS } from '@/lib/domain/constants/time-units';

import { inboxMessages } from '../../schema';
import { getEscrowRials } from '../../seed/stories/books';
import { anOrderStory, aPaidOrder, theProviderDoes, type OrderStory, type Placed } from '../../seed/stories/orders';
import { anOperator } from '../../seed/stories/people';
import { useMarket } from '../../testing/use-market';
import { runDueWork } from '../../timers';

describe('accepted work without a report from either side', () => {
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

  const detail = async () =>
    (await service.call('clean/gettaskdetail', { taskid: placed.taskid }, { as: story.customer.userId })).taskDetail;
  /** Three hours were booked. */
  const bookedEnd = async () => (await detail()).startsAtMs + 3 * HOUR_MS;
  async function goTo(atMs: number) {
    service.clock.advance(atMs - service.clock.now().getTime());
    await runDueWork(service.context);
  }
  /** A person's notices of this order’s silence. */
  async function told(userId: number) {
    const { reqcode } = await detail();
    const rows = await service.context.ports.database.connection
      .select({ event: inboxMessages.event, params: inboxMessages.params })
      .from(inboxMessages)
      .where(and(eq(inboxMessages.userId, userId), like(inboxMessages.event, '%overdue%')))
      .orderBy(inboxMessages.id);
    return rows.filter(({ params }) => params.code === reqcode);
  }
  const everybody = async () =>
    Promise.all([story.customer.userId, story.provider.userId, operatorId].map(async (id) => (await told(id)).length));

  it.each([['accept'], ['accept', 'depart'], ['accept', 'depart', 'start']] as const)(
    'leads to a question to both sides, and one to the operators, once, 3 h after the booked end: after %s %s %s',
    async (...moves) => {
      await theProviderDoes(story, placed, ...moves);
      const { state } = await detail();
      const endsAtMs = await bookedEnd();
      await goTo(endsAtMs + OVERDUE_AFTER_MS - 1);
      expect(await everybody()).toEqual([0, 0, 0]);
      await goTo(endsAtMs + 3 * HOUR_MS);
      await goTo(endsAtMs + 9 * HOUR_MS);
      expect(await everybody()).toEqual([1, 1, 1]);
      expect((await told(operatorId))[0]?.params).toMatchObject({
        state,
        mobile: expect.stringMatching(/^09\d{9}$/),
        customerMobile: expect.stringMatching(/^09\d{9}$/),
      });
      // Silence moves no money: either side can still say what happened.
      expect([(await detail()).state, await getEscrowRials(story, placed.taskid)]).toEqual([state, 9_600_000]);
      const { userInboxLst } = await service.call('user/getuserinbox', {}, { as: operatorId });
      expect(userInboxLst[0]?.body).toContain('3 hours ago');
    },
  );

  it('waits anew from each report on', async () => {
    await theProviderDoes(story, placed, 'accept', 'depart');
    const endsAtMs = await bookedEnd();
    await goTo(endsAtMs + 3 * HOUR_MS);
    const { startCode } = await detail();
    const start = { taskid: placed.taskid, move: 'start', startCode: startCode ?? '' } as const;
    await service.call('expert/movetask', start, { as: story.provider.userId });
    await goTo(endsAtMs + 6 * HOUR_MS - 1);
    expect(await everybody()).toEqual([1, 1, 1]);
    await goTo(endsAtMs + 6 * HOUR_MS);
    expect(await everybody()).toEqual([2, 2, 2]);
  });

  it('no longer waits once it is completed, reported or cancelled', async () => {
    await theProviderDoes(story, placed, 'accept', 'depart', 'start', 'finish');
    await goTo((await bookedEnd()) + OVERDUE_AFTER_MS);
    expect(await everybody()).toEqual([0, 0, 0]);

    placed = await aPaidOrder(story);
    await theProviderDoes(story, placed, 'accept', 'depart', 'start');
    const report = { taskid: placed.taskid, reason: 'not-done', text: 'Nothing was done.' } as const;
    await service.call('dispute/opendispute', report, { as: story.customer.userId });
    await goTo((await bookedEnd()) + OVERDUE_AFTER_MS);
    expect(await everybody()).toEqual([0, 0, 0]);
  });
});
