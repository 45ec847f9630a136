import { eq } from 'drizzle-orm';
import sharp from 'sharp';

import { ADDRESS_BUDGETS_AN_HOUR } from '@/lib/domain/constants/identity';
import { COMPLETION_WAIT_MS } from '@/lib/domain/constants/orders';
import { DOOR_WAIT } from '@/lib/domain/constants/providers';
import { UPLOAD_LIMITS } from '@/lib/domain/constants/uploads';

import { inboxMessages, tasks } from '../../schema';
import { getEscrowRials } from '../../seed/stories/books';
import { atTheDoor, NEAR_DOOR } from '../../seed/stories/door';
import {
  anOrderStory,
  aPaidOrder,
  theProviderDoes,
  theProviderWorks,
  THREE_HOURS_RIALS,
  type OrderStory,
  type Placed,
} from '../../seed/stories/orders';
import { aFileOf } from '../../testing/stored-files';
import { useMarket } from '../../testing/use-market';
import { runDueWork } from '../../timers';

describe('a problem reported by the link of the SMS after the work, without a login', () => {
  const service = useMarket({ checksLedger: true });
  let story: OrderStory;
  let placed: Placed;
  beforeEach(async () => {
    story = await anOrderStory(service);
    placed = await aPaidOrder(story);
  });
  // No other test's time ends it.
  afterEach(() =>
    service.call('dispute/withdrawdispute', { taskid: placed.taskid }, customer()).catch(() => undefined),
  );

  const connection = () => service.context.ports.database.connection;
  const customer = () => ({ as: story.customer.userId });
  const lastSms = async () => {
    await service.sendMessages();
    return service.sms.filter(({ mobile }) => mobile === story.customer.mobile).at(-1)?.text ?? '';
  };
  const keyOfSms = async () => /\/problem\/([\w-]+)\//.exec(await lastSms())?.[1] ?? '';
  const read = (problemKey: string) => service.call('dispute/getbylink', { problemKey });
  const report = (problemKey: string, photokeys: readonly string[] = []) =>
    service.call('dispute/openbylink', {
      problemKey,
      reason: 'badly-done',
      text: 'The windows are dirty',
      photokeys: [...photokeys],
    });
  const dispute = async () => (await service.call('dispute/getdispute', { taskid: placed.taskid }, customer())).dispute;
  const aPhoto = () =>
    sharp({ create: { width: 40, height: 30, channels: 3, background: '#a33' } })
      .png()
      .toBuffer();
  const sendPhoto = async (problemKey: string) =>
    (await service.call('uploadproblemphoto', { problemKey, file: new Uint8Array(await aPhoto()) })).photoKey;

  it('[B-03] freezes the money with reason, words and photos, and tells the account', async () => {
    await theProviderWorks(story, placed);
    expect(await lastSms()).toContain(`/o/${placed.taskid}`);
    const key = await keyOfSms();
    expect(await read(key)).toMatchObject({ state: 'work', taskid: placed.taskid, priceRial: THREE_HOURS_RIALS });
    await report(key, [await sendPhoto(key), await sendPhoto(key)]);
    expect(await dispute()).toMatchObject({ state: 'open', reason: 'badly-done', askedRial: THREE_HOURS_RIALS });
    expect((await dispute()).lstPhoto).toHaveLength(2);
    expect(await read(key)).toMatchObject({ state: 'reported', untilMs: null });
    const told = await connection().select().from(inboxMessages).where(eq(inboxMessages.userId, story.customer.userId));
    expect(told.map(({ event }) => event)).toContain('dispute-opened');
    service.clock.advance(COMPLETION_WAIT_MS - 1);
    await runDueWork(service.context);
    expect(await getEscrowRials(story, placed.taskid)).toBe(THREE_HOURS_RIALS);
  });

  it('shows no street, number or name, and takes one report', async () => {
    await theProviderWorks(story, placed);
    const key = await keyOfSms();
    const { taskDetail } = await service.call('clean/gettaskdetail', { taskid: placed.taskid }, customer());
    const text = JSON.stringify(await read(key));
    const secrets = [taskDetail.deliveryStreet, taskDetail.userFamily, story.customer.mobile, story.provider.mobile];
    for (const secret of secrets) expect(text).not.toContain(secret);
    const answers = await Promise.allSettled([report(key), report(key), report(key)]);
    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    await expect(report(key)).rejects.toMatchObject({ key: 'move-not-allowed' });
  });

  it('[B-03] ends with the 48 hours, before the timer has run', async () => {
    await theProviderWorks(story, placed);
    const key = await keyOfSms();
    const { untilMs, serverNowMs } = await read(key);
    service.clock.advance((untilMs ?? 0) - serverNowMs + 1);
    expect(await read(key)).toMatchObject({ state: 'over', untilMs: null });
    await expect(report(key)).rejects.toMatchObject({ key: 'move-not-allowed' });
    await expect(sendPhoto(key)).rejects.toMatchObject({ key: 'move-not-allowed' });
  });

  it('stays open after the confirmation that all is well, until the time is over', async () => {
    await theProviderWorks(story, placed);
    const key = await keyOfSms();
    await service.call('reqandpay/confirmtask', { taskid: placed.taskid }, customer());
    await report(key);
    expect(await dispute()).toMatchObject({ state: 'open' });
  });

  it('[B-03] contests the fee of a door that nobody opened, which is then paid to nobody', async () => {
    const door = atTheDoor(story, placed);
    await theProviderDoes(story, placed, 'accept', 'depart');
    const [task] = await connection().select().from(tasks).where(eq(tasks.id, placed.taskid));
    if (!task) throw new Error('The order is gone');
    const address = { ...task.address, ...NEAR_DOOR };
    await connection().update(tasks).set({ address }).where(eq(tasks.id, task.id));
    await door.itIs(0);
    await door.share(NEAR_DOOR);
    await door.arrive();
    await door.ring();
    await door.itIs(DOOR_WAIT.waitMs);
    await door.reportNoAccess();
    const key = await keyOfSms();
    expect(await read(key)).toMatchObject({ state: 'fee', fee: { heldRial: THREE_HOURS_RIALS / 5, debtRial: 0 } });
    await expect(report(key)).rejects.toMatchObject({ key: 'move-not-allowed' });
    await service.call('dispute/contestbylink', { problemKey: key, text: 'I was at home' });
    expect(await door.detail()).toMatchObject({ heldFee: { standing: 'contested' } });
    expect(await read(key)).toMatchObject({ state: 'reported', fee: null });
  });

  it('refuses a file that is no photo, a broken one and a too large one', async () => {
    await theProviderWorks(story, placed);
    const problemKey = await keyOfSms();
    const send = (file: Uint8Array<ArrayBuffer>) => service.call('uploadproblemphoto', { problemKey, file });
    await expect(send(new Uint8Array([1, 2, 3]))).rejects.toMatchObject({ key: 'unsupported-type' });
    const broken = new Uint8Array((await aPhoto()).subarray(0, 60));
    await expect(send(broken)).rejects.toMatchObject({ key: 'unreadable-file' });
    const large = new Uint8Array(UPLOAD_LIMITS.imageBytes + 1);
    await expect(send(large)).rejects.toMatchObject({ key: 'too-large' });
  });

  it('shows no other file of the customer, nor a photo of another order', async () => {
    await theProviderWorks(story, placed);
    const key = await keyOfSms();
    const fileId = await aFileOf(service.context, story.customer.userId);
    const mark = (await sendPhoto(key)).split('-').slice(1).join('-');
    await expect(report(key, [`${fileId}-${mark}`])).rejects.toMatchObject({ key: 'not-yours' });
    expect(await read(key)).toMatchObject({ state: 'work' });
  });

  it('limits an order’s photos a day, and an address’s wrong keys an hour', async () => {
    await theProviderWorks(story, placed);
    const key = await keyOfSms();
    for (let count = 0; count < UPLOAD_LIMITS.byProblemLinkADay; count += 1) await sendPhoto(key);
    await expect(sendPhoto(key)).rejects.toMatchObject({ key: 'TooMuchRequest' });
    const facts = { ipAddress: '203.0.113.78' };
    const tryKey = (problemKey: string) => service.call('dispute/getbylink', { problemKey }, { facts });
    for (let count = 0; count < ADDRESS_BUDGETS_AN_HOUR.wrongProblemKey; count += 1)
      await expect(tryKey(`${placed.taskid}-aaaaaaaaaaaaaaaa`)).rejects.toMatchObject({ key: 'not-found' });
    await expect(tryKey('1-aaaaaaaaaaaaaaaa')).rejects.toMatchObject({ key: 'TooMuchRequest' });
    expect(await tryKey(key)).toMatchObject({ state: 'work' });
  });
});
