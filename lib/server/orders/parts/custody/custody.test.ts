import sharp from 'sharp';

import type { CallRequest } from '@/lib/contract';
import { PRICE_ANSWER_TEXTILE_MS } from '@/lib/domain/constants/orders';
import { CUSTODY_ALARM_MS, CUSTODY_LIMITS } from '@/lib/domain/constants/textiles';
import { DAY_MS, HOUR_MS } from '@/lib/domain/constants/time-units';
import { ROLE_IDS } from '@/lib/contract/enumerations';

import { custodyPieces, userRoles } from '../../../schema';
import type { OrderStory } from '../../../seed/stories/orders';
import { aCustomerWithAnAddress, aFreeProvider } from '../../../seed/stories/people';
import { aRecordingOf } from '../../../testing/stored-files';
import { LAUNDRY_ID, aPaidLaundryOrder } from '../../../testing/laundry-order';
import { useMarketOverHttp } from '../../../testing/use-market';
import { runDueWork } from '../../../timers';

type Move = CallRequest<'expert/movetask'>['move'];

describe('[B-23] textiles change hands', () => {
  const { service, site: host } = useMarketOverHttp();
  let story: OrderStory;
  let operatorId: number;
  let strangerId: number;
  let taskid: number;
  let photo: Uint8Array<ArrayBuffer>;
  beforeAll(async () => {
    operatorId = (await aCustomerWithAnAddress(service.context)).userId;
    await service.context.ports.database.connection
      .insert(userRoles)
      .values({ userId: operatorId, roleId: ROLE_IDS.operator, deskRoles: ['support'] });
    strangerId = (await aFreeProvider(service.context, { categoryId: LAUNDRY_ID })).userId;
    photo = new Uint8Array(
      await sharp({ create: { width: 9, height: 9, channels: 3, background: '#fff' } })
        .png()
        .toBuffer(),
    );
  });
  beforeEach(async () => {
    ({ story, taskid } = await aPaidLaundryOrder(service));
    await move('accept');
    await goTo('depart');
    await move('depart');
  });

  const customer = () => ({ as: story.customer.userId });
  const provider = () => ({ as: story.provider.userId });
  const move = (name: Move, more: { startCode?: string; reason?: string } = {}) =>
    service.call('expert/movetask', { taskid, move: name, ...more }, provider());
  const detail = async (by = customer()) => (await service.call('clean/gettaskdetail', { taskid }, by)).taskDetail;
  const custody = async (by = customer()) => (await detail(by)).custody;
  async function goTo(name: Move) {
    const { moveOpenings, serverNowMs } = await detail(provider());
    const opensAtMs = moveOpenings.find((entry) => entry.move === name)?.opensAtMs ?? 0;
    service.clock.advance(Math.max(0, opensAtMs - serverNowMs));
  }
  const upload = async (by = provider()) =>
    (await service.call('uploadimage', { file: photo }, by)).lstFileDocument[0]?.fileid ?? 0;
  const list = async (pieceName: string, more: Partial<CallRequest<'custody/addpiece'>> = {}) =>
    service.call('custody/addpiece', { taskid, pieceName, fileid: await upload(), ...more }, provider());
  const scan = (tag: string, by = provider()) => service.call('custody/scantag', { taskid, tag }, by);
  const scanInWorkshop = (tag: string) =>
    service.call('custody/scantag', { taskid, tag, stage: 'workshop' }, provider());
  async function pickUp() {
    await list('Blue shirt', { defects: 'A button is missing' });
    await list('Bag of shirts', { count: 7, tag: 'bag-1' });
    await move('pickUp', { startCode: (await detail()).startCode ?? '' });
  }
  const tags = async () => ((await custody())?.lstPiece ?? []).map(({ tag }) => tag);
  const inbox = async (as: number) =>
    (await service.call('user/getuserinbox', { inboxReadEnum: 'ALL', pageNumber: 0, pageSize: 50 }, { as }))
      .userInboxLst;

  it('are listed at the door with photo, defects and a tag, and signed for by the customer’s code', async () => {
    await expect(move('pickUp', { startCode: (await detail()).startCode ?? '' })).rejects.toMatchObject({
      key: 'pieces-missing',
    });
    const { custody: listed } = await list('پيراهن', { defects: 'A button is missing' });
    expect(listed).toMatchObject({ pieceCount: 1, takesPieces: true, nextStage: null, signedAtMs: null });
    expect(listed.lstPiece[0]?.tag).toMatch(/^[2-9A-HJKMNP-Z]{6}$/);
    expect(listed.lstPiece[0]?.pieceName).toBe('پیراهن');
    await move('pickUp', { startCode: (await detail()).startCode ?? '' });
    const seen = await detail();
    expect(seen).toMatchObject({
      state: 'PICKED_UP',
      custody: { signedAtMs: expect.any(Number), nextStage: 'workshop', missingCount: 1, takesPieces: false },
    });
    expect(seen.custody?.lstPiece[0]?.lstScan.map(({ stage }) => stage)).toEqual(['picked-up']);
    await expect(list('Late shirt')).rejects.toMatchObject({ key: 'move-not-allowed' });
  });

  it('are refused in a wrong list: a foreign photo, a tag twice, another person’s order', async () => {
    await list('Shirt', { tag: 'a 1' });
    await expect(list('Trousers', { tag: 'A-1' })).rejects.toMatchObject({ key: 'tag-taken' });
    await expect(list('Trousers', { tag: ' - ' })).rejects.toMatchObject({ key: 'invalid-input' });
    const foreign = { taskid, pieceName: 'Coat', fileid: await upload(customer()) };
    await expect(service.call('custody/addpiece', foreign, provider())).rejects.toMatchObject({ key: 'not-yours' });
    const own = { taskid, pieceName: 'Coat', fileid: await upload({ as: strangerId }) };
    await expect(service.call('custody/addpiece', own, { as: strangerId })).rejects.toMatchObject({ key: 'not-yours' });
    const missing = { ...own, taskid: 999_999 };
    await expect(service.call('custody/addpiece', missing, { as: strangerId })).rejects.toMatchObject({
      key: 'not-found',
    });
    const pieceid = (await custody())?.lstPiece[0]?.pieceid ?? 0;
    const remove = (id: number, as: number) => service.call('custody/removepiece', { pieceid: id }, { as });
    await expect(remove(pieceid, strangerId)).rejects.toMatchObject({ key: 'not-yours' });
    await expect(remove(999_999, strangerId)).rejects.toMatchObject({ key: 'not-found' });
    expect((await remove(pieceid, story.provider.userId)).custody.lstPiece).toEqual([]);
  });

  it('have a limit for one order, each with a picture', async () => {
    const { connection } = service.context.ports.database;
    const listedAt = service.clock.now();
    const recording = await aRecordingOf(service.context, story.provider.userId);
    await expect(list('Coat', { fileid: recording })).rejects.toMatchObject({ key: 'unsupported-type' });
    const many = Array.from({ length: CUSTODY_LIMITS.piecesAnOrder }, (_, index) => ({
      taskId: taskid,
      listedById: story.provider.userId,
      tag: `T${index}`,
      name: 'Shirt',
      count: 1,
      defects: '',
      listedAt,
    }));
    await connection.insert(custodyPieces).values(many);
    await expect(list('One more')).rejects.toMatchObject({
      key: 'limit-reached',
      params: { limit: CUSTODY_LIMITS.piecesAnOrder },
    });
  });

  it('are scanned once under concurrent calls, and a hand-over that overtakes a scan is refused or whole', async () => {
    await pickUp();
    const [first = '', bag = ''] = await tags();
    const answers = await Promise.allSettled([
      scanInWorkshop(first),
      scanInWorkshop(first),
      scanInWorkshop(bag),
      move('process'),
      scanInWorkshop(bag),
    ]);
    const refused = answers.flatMap((answer) => (answer.status === 'rejected' ? [answer.reason.key as string] : []));
    expect(refused.filter((key) => key !== 'scan-missing' && key !== 'move-not-allowed')).toEqual([]);
    const seen = await detail();
    if (seen.state === 'PICKED_UP') expect(seen.custody).toMatchObject({ nextStage: 'workshop', missingCount: 0 });
    const stages = seen.custody?.lstPiece.map(({ lstScan }) => lstScan.filter(({ stage }) => stage === 'workshop'));
    expect(stages?.map((scans) => scans.length)).toEqual([1, 1]);
  });

  it('ignore a scan that arrives after its hand-over', async () => {
    await pickUp();
    for (const tag of await tags()) await scanInWorkshop(tag);
    await move('process');
    const [first = ''] = await tags();
    await expect(scanInWorkshop(first)).rejects.toMatchObject({ key: 'move-not-allowed' });
    expect(await custody()).toMatchObject({ nextStage: 'ready', missingCount: 2 });
  });

  it('are taken without a code only with the reason, which both sides read', async () => {
    await list('Shirt');
    await goTo('pickUp');
    await service.call('expert/movetask', { taskid, move: 'pickUp', withoutCode: 'phoneless' }, provider());
    expect(await custody()).toMatchObject({ signedAtMs: null });
    const [told] = (await inbox(story.customer.userId)).filter(({ body }) => body.includes('without your code'));
    expect(told?.body).toContain('no phone or internet');
  });

  it('are scanned at each hand-over, in any writing, and then go on; the return pays after its week', async () => {
    await pickUp();
    const [first = '', bag = ''] = await tags();
    expect(bag).toBe('BAG1');
    await expect(scan('ZZZZZZ')).rejects.toMatchObject({ key: 'tag-unknown' });
    await expect(scan(first, { as: strangerId })).rejects.toMatchObject({ key: 'not-yours' });
    for (const [name, state] of [
      ['process', 'PROCESSING'],
      ['bringBack', 'RETURNING'],
      ['handBack', 'DONE'],
    ] as const) {
      await goTo(name);
      await scan(`${first.slice(0, 3)} ${first.slice(3).toLowerCase()}`);
      await expect(move(name)).rejects.toMatchObject({ key: 'scan-missing', details: { missingCount: 1 } });
      await scan('bag-1');
      const again = await scan(bag);
      expect(again.custody).toMatchObject({ missingCount: 0 });
      expect((await move(name)).taskDetail.state).toBe(state);
    }
    const done = await detail();
    const stages = done.custody?.lstPiece.map(({ lstScan }) => lstScan.map(({ stage }) => stage));
    expect(stages).toEqual(Array(2).fill(['picked-up', 'workshop', 'ready', 'returned']));
    expect((done.completesAtMs ?? 0) - (done.returnVisit?.startsAtMs ?? 0)).toBeGreaterThanOrEqual(7 * DAY_MS);
    await expect(scan(first)).rejects.toMatchObject({ key: 'move-not-allowed' });
    const open = { taskid, text: 'The sleeve is torn' };
    service.clock.advance((done.completesAtMs ?? 0) - done.serverNowMs - DAY_MS);
    await expect(
      service.call('dispute/opendispute', { ...open, reason: 'badly-done' }, customer()),
    ).rejects.toMatchObject({ key: 'move-not-allowed' });
    await service.call('dispute/opendispute', { ...open, reason: 'damage' }, customer());
    service.clock.advance(3 * DAY_MS);
    await runDueWork(service.context);
    expect((await detail()).state).toBe('DONE');
  });

  it('raise an alarm once where a scan is missing for a day, and at once for a reported missing piece', async () => {
    await pickUp();
    service.clock.advance(CUSTODY_ALARM_MS - HOUR_MS);
    await runDueWork(service.context);
    const { reqcode } = await detail();
    const alarms = async (as: number, title: string) =>
      (await inbox(as))
        .filter((message) => message.title.includes(title) && message.body.includes(reqcode))
        .map(({ body }) => body);
    expect(await alarms(operatorId, 'not scanned')).toEqual([]);
    service.clock.advance(HOUR_MS);
    await runDueWork(service.context);
    await runDueWork(service.context);
    const [told, ...others] = await alarms(operatorId, 'not scanned');
    expect(others).toEqual([]);
    expect(told).toContain('2 pieces');
    expect(await alarms(story.provider.userId, 'scan is missing')).toHaveLength(1);
    const [first = ''] = await tags();
    await scan(first);
    await move('process', { reason: 'The bag is still in the van' });
    await runDueWork(service.context);
    expect((await alarms(operatorId, 'not scanned'))[0]).toContain('The bag is still in the van');
    service.clock.advance(10 * DAY_MS);
    await runDueWork(service.context);
    expect(await alarms(operatorId, 'not scanned')).toHaveLength(3);
  });

  it('raise no alarm while all are scanned and wait for the agreed return; one a day after it reports that they are not back', async () => {
    const { reqcode } = await detail();
    const told = async (as: number) =>
      (await inbox(as))
        .filter(({ title, body }) => body.includes(reqcode) && /scan|back/.test(title))
        .map(({ title }) => title);
    const aDayLater = async () => {
      service.clock.advance(CUSTODY_ALARM_MS + HOUR_MS);
      await runDueWork(service.context);
      return [...(await told(operatorId)), ...(await told(story.provider.userId))];
    };
    await pickUp();
    for (const tag of await tags()) await scan(tag);
    expect(await aDayLater()).toEqual([]);
    await move('process');
    for (const tag of await tags()) await scan(tag);
    expect(await aDayLater()).toEqual([]);
    const { returnVisit, serverNowMs } = await detail();
    service.clock.advance((returnVisit?.startsAtMs ?? 0) - serverNowMs);
    expect(await aDayLater()).toEqual(['An order did not come back', 'Are the things back?']);
    expect(await aDayLater()).toHaveLength(2);
  });

  it('are recounted by another final price, whose silence refuses after a day; the return has a reminder', async () => {
    await pickUp();
    const lines = [{ key: 'recount' as const, pieces: [{ piece: 'laundryItems.shirt', count: 30 }] }];
    await service.call('pricechange/addpricechange', { taskid, lines, reason: 'Thirty shirts' }, provider());
    const { priceChange, returnVisit } = await detail();
    const today = async () =>
      (await service.call('expert/getdashboard', {}, provider())).lstToday.map(({ taskid: id }) => id);
    expect(await today()).not.toContain(taskid);
    expect((priceChange?.answerDueAtMs ?? 0) - (priceChange?.proposedAtMs ?? 0)).toBe(PRICE_ANSWER_TEXTILE_MS);
    service.clock.advance(PRICE_ANSWER_TEXTILE_MS);
    await runDueWork(service.context);
    expect((await detail()).priceChange?.state).toBe('lapsed');
    service.clock.advance((returnVisit?.startsAtMs ?? 0) - (await detail()).serverNowMs - 20 * HOUR_MS);
    await runDueWork(service.context);
    service.clock.advance(20 * HOUR_MS);
    expect(await today()).toContain(taskid);
    for (const { as } of [customer(), provider()])
      expect((await inbox(as)).some(({ title }) => title.startsWith('Reminder: the return'))).toBe(true);
  });

  it('show their photos to both sides alone, and nothing of them to a passed-on link', async () => {
    await pickUp();
    const fileurl = (await custody())?.lstPiece[0]?.fileurl ?? '';
    const open = async (as: number) =>
      (await fetch(`${host.url}${fileurl}`, { headers: { authorization: `as-user-${as}` } })).status;
    expect(await open(story.customer.userId)).toBe(200);
    expect(await open(story.provider.userId)).toBe(200);
    expect(await open(strangerId)).toBe(403);
  });
});
