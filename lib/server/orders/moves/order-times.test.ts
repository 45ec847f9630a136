import { eq } from 'drizzle-orm';

import { DAY_MS, HOUR_MS, MINUTE_MS } from '@/lib/domain/constants/time-units';

import { getEscrowRials } from '../../seed/stories/books';
import { anOrderStory, aPaidOrder, theProviderDoes, type OrderStory, type Placed } from '../../seed/stories/orders';
import { aDayFromNow } from '../../seed/stories/people';
import { tasks } from '../../schema';
import { findWhole } from '../../testing/find-whole';
import { aFileOf } from '../../testing/stored-files';
import { useMarket } from '../../testing/use-market';
import { runDueWork } from '../../timers';

// Three hours from nine o'clock, three days ahead: 9,600,000 rial.
describe('the opening times of a provider’s moves', () => {
  const service = useMarket({ checksLedger: true });
  let story: OrderStory;
  let placed: Placed;
  let startsAtMs: number;
  beforeEach(async () => {
    story = await anOrderStory(service);
    placed = await aPaidOrder(story);
    ({ startsAtMs } = await detail());
  });

  const nowMs = () => service.clock.now().getTime();
  const goTo = (atMs: number) => service.clock.advance(atMs - nowMs());
  const detail = (as = story.customer.userId) =>
    service.call('clean/gettaskdetail', { taskid: placed.taskid }, { as }).then(({ taskDetail }) => taskDetail);
  const move = (name: 'accept' | 'decline' | 'depart' | 'start' | 'finish', startCode?: string) =>
    service.call('expert/movetask', { taskid: placed.taskid, move: name, startCode }, { as: story.provider.userId });
  const tooEarly = (opensAtMs: number) => ({ key: 'move-too-early', details: { opensAtMs } });
  const cancelFee = async () =>
    (
      await service.call(
        'reqandpay/cancelrequest',
        { reqid: placed.reqid, previewOnly: true },
        { as: story.customer.userId },
      )
    ).feeRial;
  const isEnRoute = () => theProviderDoes(story, placed, 'accept', 'depart');

  it('[C-after] open departure, start and finish by the booked hours, to the millisecond, and are shown', async () => {
    await move('accept');
    const opens = {
      depart: startsAtMs - 90 * MINUTE_MS,
      start: startsAtMs - 15 * MINUTE_MS,
      finish: startsAtMs + 45 * MINUTE_MS,
    };
    for (const name of ['depart', 'start', 'finish'] as const) {
      expect((await detail(story.provider.userId)).moveOpenings).toContainEqual({
        move: name,
        opensAtMs: opens[name],
        closesAtMs: name === 'finish' ? null : startsAtMs + 3 * HOUR_MS,
        earlierBy: name === 'start' ? 'start-code' : null,
      });
      goTo(opens[name] - 1);
      const before = await detail();
      await expect(move(name)).rejects.toMatchObject(tooEarly(opens[name]));
      expect(await detail()).toEqual(before);
      service.clock.advance(1);
      await move(name);
    }
    expect((await detail()).state).toBe('DONE');
  });

  it('count a finish from the real start where that was late: nobody arrives at the end and is done at once', async () => {
    await isEnRoute();
    goTo(startsAtMs + 2 * HOUR_MS);
    await move('start');
    await expect(move('finish')).rejects.toMatchObject(tooEarly(startsAtMs + 2 * HOUR_MS + 45 * MINUTE_MS));
    service.clock.advance(45 * MINUTE_MS);
    await expect(move('finish')).resolves.toMatchObject({ taskDetail: { state: 'DONE' } });
  });

  it('give no provider money for taps: weeks ahead departure, start and finish are closed, and cancelling stays free', async () => {
    await move('accept');
    for (const name of ['depart', 'start', 'finish'] as const)
      await expect(move(name)).rejects.toMatchObject({
        key: name === 'depart' ? 'move-too-early' : 'move-not-allowed',
      });
    service.clock.advance(2 * DAY_MS);
    await runDueWork(service.context);
    expect((await detail()).state).toBe('CONFIRMED');
    expect(await cancelFee()).toBe(0);
  });

  it('take no fee for an early departure, as a former version’s order may have it', async () => {
    await move('accept');
    service.clock.advance(HOUR_MS);
    await service.context.ports.database.connection
      .update(tasks)
      .set({ state: 'EN_ROUTE' })
      .where(eq(tasks.id, placed.taskid));
    expect(await cancelFee()).toBe(0);
    goTo(startsAtMs - 2 * HOUR_MS);
    expect(await cancelFee()).toBe(1_440_000);
    goTo(startsAtMs - 90 * MINUTE_MS);
    expect(await cancelFee()).toBe(1_920_000);
  });

  it('complete 48 h after the booked end, however early the work was reported as done', async () => {
    await theProviderDoes(story, placed, 'accept', 'depart', 'start', 'finish');
    const endsAtMs = startsAtMs + 3 * HOUR_MS;
    expect((await detail()).completesAtMs).toBe(endsAtMs + 2 * DAY_MS);
    goTo(endsAtMs + 2 * DAY_MS - 1);
    await runDueWork(service.context);
    expect([(await detail()).state, await getEscrowRials(story, placed.taskid)]).toEqual(['DONE', 9_600_000]);
    service.clock.advance(1);
    await runDueWork(service.context);
    expect([(await detail()).state, await getEscrowRials(story, placed.taskid)]).toEqual(['COMPLETED', 0]);
  });

  describe('the customer’s confirmation', () => {
    it('ends the work before its provider may, moves no money, and tells the provider', async () => {
      await isEnRoute();
      await theProviderDoes(story, placed, 'start');
      const by = { as: story.customer.userId };
      expect((await detail()).moves).toContain('finishForCustomer');
      await expect(move('finish')).rejects.toMatchObject({ key: 'move-too-early' });
      const { taskDetail } = await service.call('reqandpay/finishtask', { taskid: placed.taskid }, by);
      expect(taskDetail).toMatchObject({ state: 'DONE', completesAtMs: startsAtMs + 3 * HOUR_MS + 2 * DAY_MS });
      expect(await getEscrowRials(story, placed.taskid)).toBe(9_600_000);
      const { userInboxLst } = await service.call('user/getuserinbox', {}, { as: story.provider.userId });
      expect(userInboxLst[0]?.body).toContain('You need not finish it yourself');
      await expect(service.call('reqandpay/finishtask', { taskid: placed.taskid }, by)).rejects.toMatchObject({
        key: 'move-not-allowed',
      });
    });

    it('is the customer’s alone, and only while the work is under way', async () => {
      const finish = (as: number) => service.call('reqandpay/finishtask', { taskid: placed.taskid }, { as });
      await expect(finish(story.customer.userId)).rejects.toMatchObject({ key: 'move-not-allowed' });
      await isEnRoute();
      await theProviderDoes(story, placed, 'start');
      await expect(finish(story.provider.userId)).rejects.toMatchObject({ key: 'not-yours' });
    });
  });

  describe('the start code', () => {
    const codeOf = async () => (await detail()).startCode ?? '';
    const wrongOf = (code: string) => String((Number(code) + 1) % 10_000).padStart(4, '0');

    it('[B-06] is on the customer’s order from the acceptance to the start, and nowhere else', async () => {
      expect(await codeOf()).toBe('');
      await isEnRoute();
      const code = await codeOf();
      expect(code).toMatch(/^\d{4}$/);
      const seen = [
        await detail(story.provider.userId),
        await service.call('expert/getdashboard', {}, { as: story.provider.userId }),
        await service.call('user/getuserinbox', {}, { as: story.provider.userId }),
      ];
      expect(JSON.stringify(seen)).not.toContain(`"${code}"`);
      await service.sendMessages();
      const sent = service.sms.filter(({ mobile }) => mobile === story.provider.mobile).map(({ text }) => text);
      expect(findWhole(sent.join('\n'), `${code}`)).toBeNull();
      await theProviderDoes(story, placed, 'start');
      expect((await detail()).startCode).toBeNull();
    });

    it('[B-06] opens the job before its time, typed in any digits', async () => {
      await isEnRoute();
      await expect(move('start')).rejects.toMatchObject(tooEarly(startsAtMs - 15 * MINUTE_MS));
      const code = (await codeOf()).replace(/\d/g, (digit) => '۰۱۲۳۴۵۶۷۸۹'[Number(digit)] ?? '');
      await expect(move('start', code)).resolves.toMatchObject({ taskDetail: { state: 'IN_PROGRESS' } });
      await expect(move('finish')).rejects.toMatchObject(tooEarly(startsAtMs + 45 * MINUTE_MS));
    });

    it('[B-06] is skipped only with a reason, which is stored, and both sides are told', async () => {
      await isEnRoute();
      goTo(startsAtMs - 15 * MINUTE_MS);
      const start = { taskid: placed.taskid, move: 'start', withoutCode: 'phoneless' } as const;
      await service.call('expert/movetask', start, { as: story.provider.userId });
      const newest = async (as: number) => (await service.call('user/getuserinbox', {}, { as })).userInboxLst[0]?.body;
      expect(await newest(story.customer.userId)).toMatch(/without your start code: you had no phone or internet/);
      expect(await newest(story.provider.userId)).toMatch(/the customer had no phone or internet at hand/);
      await service.sendMessages();
      const sent = service.sms.filter(({ mobile }) => mobile === story.customer.mobile).at(-1);
      expect(sent?.text).toContain('بدون کد شروع');
      const kept = await service.call('user/getpersonaldata', {}, { as: story.provider.userId });
      expect(JSON.stringify(kept)).toContain('"phoneless"');
    });

    it('[B-06] is reported as missing without a reason, and not where it was right', async () => {
      await isEnRoute();
      await theProviderDoes(story, placed, 'start');
      const bodies = async (as: number) =>
        (await service.call('user/getuserinbox', {}, { as })).userInboxLst.map(({ body }) => body).join();
      expect(await bodies(story.customer.userId)).toContain('no reason was given');
      story = await anOrderStory(service);
      placed = await aPaidOrder(story);
      await isEnRoute();
      await move('start', await codeOf());
      expect(await bodies(story.customer.userId)).not.toContain('without your start code');
      expect(await bodies(story.provider.userId)).not.toContain('without the customer’s start code');
    });

    it('opens no other move, and none before the way there', async () => {
      await move('accept');
      const code = await codeOf();
      await expect(move('depart', code)).rejects.toMatchObject({ key: 'move-too-early' });
      await expect(move('start', code)).rejects.toMatchObject({ key: 'move-not-allowed' });
    });

    it('[B-06] has five tries, concurrent or not; then even the right one opens nothing, and the hour does', async () => {
      await isEnRoute();
      const code = await codeOf();
      const tries = await Promise.allSettled(Array.from({ length: 8 }, () => move('start', wrongOf(code))));
      const left = tries.flatMap((outcome) =>
        outcome.status === 'rejected' ? [outcome.reason.details.triesLeft] : [],
      );
      expect(left.sort()).toEqual([0, 0, 0, 0, 1, 2, 3, 4]);
      await expect(move('start', code)).rejects.toMatchObject({
        key: 'start-code-wrong',
        details: { triesLeft: 0, opensAtMs: startsAtMs - 15 * MINUTE_MS },
      });
      goTo(startsAtMs - 15 * MINUTE_MS);
      await expect(move('start')).resolves.toMatchObject({ taskDetail: { state: 'IN_PROGRESS' } });
    });
  });

  describe('a provider who declined, did not answer, or whose order was cancelled', () => {
    /** Fields that are readable before the acceptance, and those that come only with it (BEHAVIOUR 30). */
    const offered = ['سارا', 'واحد ۳'];
    const accepted = ['محمدی', 'مقصودبیک', '1961733114'];
    const cancel = () =>
      service.call('reqandpay/cancelrequest', { reqid: placed.reqid }, { as: story.customer.userId });
    const orderAgain = async () => {
      await cancel();
      placed = await aPaidOrder(story, {
        gDate: aDayFromNow(service.context, 5),
        description: 'زنگ خراب است، واحد ۳',
        descriptionImageId: await aFileOf(service.context, story.customer.userId),
      });
    };
    const seenByProvider = async () => {
      const by = { as: story.provider.userId };
      return JSON.stringify([
        await detail(story.provider.userId),
        await service.call('expert/getdashboard', {}, by),
        ...(await Promise.all(
          (['newworks', 'acceptworks', 'doneworks'] as const).map((list) =>
            service.call('expert/getalltask', { list }, by),
          ),
        )),
      ]);
    };

    it.each([
      ['declined', async (): Promise<void> => void (await move('decline'))],
      ['did not answer', (): Promise<void> => (service.clock.advance(4 * HOUR_MS), runDueWork(service.context))],
      [
        'declined before the customer cancelled',
        async (): Promise<void> => (await move('decline'), void (await cancel())),
      ],
      ['was told that it is cancelled', async (): Promise<void> => void (await cancel())],
    ] as const)('no longer sees first name and note, and never street and family name: %s', async (_how, end) => {
      await orderAgain();
      const before = await seenByProvider();
      for (const known of offered) expect(before).toContain(known);
      for (const secret of accepted) expect(before).not.toContain(secret);
      await end();
      const after = await seenByProvider();
      for (const secret of [...offered, ...accepted]) expect(after).not.toContain(secret);
      expect(await detail(story.provider.userId)).toMatchObject({
        deliveryAddress: 'Tehran, Tajrish',
        descriptionImageUrl: null,
        latitude: null,
        contactMobile: null,
      });
    });
  });
});
