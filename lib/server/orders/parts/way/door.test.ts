import { eq } from 'drizzle-orm';
import sharp from 'sharp';

import { DOOR_WAIT, NO_SHOW_AFTER_MS } from '@/lib/domain/constants/providers';
import { MINUTE_MS, SECOND_MS } from '@/lib/domain/constants/time-units';

import { inboxMessages, orderMessages, tasks } from '../../../schema';
import { atTheDoor, NEAR_DOOR } from '../../../seed/stories/door';
import { listLedgerFaults, readBooks, toDifference } from '../../../seed/stories/books';
import {
  anOrderStory,
  aPaidOrder,
  theProviderDoes,
  THREE_HOURS_RIALS,
  type OrderStory,
  type Placed,
} from '../../../seed/stories/orders';
import { aMobile } from '../../../seed/stories/people';
import { useMarket } from '../../../testing/use-market';

const METRE = 1 / 111_195;

const service = useMarket();
let story: OrderStory;
let placed: Placed;
let door: ReturnType<typeof atTheDoor>;
let photo: Uint8Array<ArrayBuffer>;
beforeAll(async () => {
  const canvas = sharp({ create: { width: 9, height: 9, channels: 3, background: '#fff' } });
  photo = new Uint8Array(await canvas.png().toBuffer());
});
beforeEach(async () => {
  story = await anOrderStory(service, { cashRials: 50_000_000 });
  placed = await aPaidOrder(story);
  door = atTheDoor(story, placed);
  await theProviderDoes(story, placed, 'accept', 'depart');
});
afterEach(async () => expect(await listLedgerFaults(connection())).toEqual([]));

const connection = () => service.context.ports.database;
const missing = async () => (await door.detail({ as: story.provider.userId })).doorWait?.lstMissing;
/** The address has a point on the map, as most have. */
async function livesAt(point: { readonly latitude: number; readonly longitude: number }): Promise<void> {
  const db = connection().connection;
  const [task] = await db.select().from(tasks).where(eq(tasks.id, placed.taskid));
  if (task)
    await db
      .update(tasks)
      .set({ address: { ...task.address, ...point } })
      .where(eq(tasks.id, task.id));
}
async function showsDoor(): Promise<void> {
  const by = { as: story.provider.userId };
  const { lstFileDocument } = await service.call('uploadimage', { file: photo }, by);
  const fileid = lstFileDocument[0]?.fileid ?? 0;
  await service.call('workphoto/addworkphoto', { taskid: placed.taskid, moment: 'door', fileid }, by);
}
const tellingsOf = async (userId: number, event: string) => {
  const rows = await connection().connection.select().from(inboxMessages).where(eq(inboxMessages.userId, userId));
  return rows.filter((row) => row.event === event).length;
};

describe('a provider who reports that nobody opens', () => {
  it('and never came is refused: neither the hour nor the way pays', async () => {
    const before = await readBooks(story);
    await door.itIs(DOOR_WAIT.waitMs - 1);
    await expect(door.reportNoAccess()).rejects.toMatchObject({ key: 'move-too-early' });
    await door.itIs(NO_SHOW_AFTER_MS);
    await expect(door.reportNoAccess()).rejects.toMatchObject({
      key: 'door-wait-incomplete',
      details: { missing: ['arrive', 'write', 'photo', 'wait'] },
    });
    expect(toDifference(before, await readBooks(story))).toEqual({});
    expect((await door.detail()).state).toBe('EN_ROUTE');
  });

  it('needs an arrival, a message, a wait and a photo of the door: each missing one is named', async () => {
    await door.itIs(0);
    await expect(door.ring()).rejects.toMatchObject({ key: 'move-not-allowed' });
    // What was written, and a photo that was taken, on the way say nothing of the door.
    await door.write('I am on my way.');
    await showsDoor();
    await door.itIs(MINUTE_MS);
    await door.arrive();
    expect(await missing()).toEqual(['write', 'photo', 'wait']);
    await door.write('I am at the door.');
    expect(await missing()).toEqual(['photo', 'wait']);
    await door.itIs(MINUTE_MS + DOOR_WAIT.waitMs - 1);
    await showsDoor();
    expect(await missing()).toEqual(['wait']);
    await expect(door.reportNoAccess()).rejects.toMatchObject({ details: { missing: ['wait'] } });
    service.clock.advance(1);
    expect((await door.detail({ as: story.provider.userId })).moves).toContain('reportNoAccess');
    expect((await door.reportNoAccess()).taskDetail.state).toBe('CANCELLED_BY_CUSTOMER');
    const shown = (await door.detail()).workPhotos?.lstPhoto ?? [];
    expect(shown.map(({ moment }) => moment)).toEqual(['door', 'door']);
  });

  it('[E-14] shows the order where nobody opened in the lists of both sides, beside its state', async () => {
    await door.itIs(0);
    await door.arrive();
    await door.write('I am at the door.');
    await showsDoor();
    service.clock.advance(DOOR_WAIT.waitMs);
    const listed = async () => {
      const own = await service.call('clean/getalloldtaskbyuserid', {}, { as: story.customer.userId });
      const done = await service.call('expert/getalltask', { list: 'doneworks' }, { as: story.provider.userId });
      return [...own.lstTask, ...done.lstTask].map(({ state, absence }) => [state, absence]);
    };
    expect(await listed()).toEqual([]);
    await door.reportNoAccess();
    const told = ['CANCELLED_BY_CUSTOMER', 'reportNoAccess'];
    expect(await listed()).toEqual([told, told]);
  });

  it.each([
    ['within 300 m', DOOR_WAIT.nearMetres - 2, 0, []],
    ['farther away', DOOR_WAIT.nearMetres + 2, 0, ['photo']],
    ['an old one', 0, DOOR_WAIT.positionAgeMs + 1, ['photo']],
  ] as const)('and shares a position: %s', async (_which, metres, ageMs, stillMissing) => {
    await livesAt(NEAR_DOOR);
    await door.itIs(0);
    await door.share({ ...NEAR_DOOR, latitude: NEAR_DOOR.latitude + metres * METRE });
    service.clock.advance(ageMs);
    await door.arrive();
    await door.ring();
    expect(await missing()).toEqual([...stillMissing, 'wait']);
    service.clock.advance(DOOR_WAIT.waitMs);
    expect(await missing()).toEqual(stillMissing);
  });

  it('begins anew after going on: sharing a position takes the arrival back', async () => {
    await livesAt(NEAR_DOOR);
    await door.itIs(0);
    await door.share(NEAR_DOOR);
    await door.arrive();
    await door.ring();
    await door.share({ ...NEAR_DOOR, latitude: NEAR_DOOR.latitude + 1 });
    expect(await missing()).toEqual(['arrive', 'write', 'photo', 'wait']);
  });

  it('waits from the booked hour on after an early arrival', async () => {
    await livesAt(NEAR_DOOR);
    await door.itIs(-20 * MINUTE_MS);
    await door.share(NEAR_DOOR);
    await door.arrive();
    await door.ring();
    const { startsAtMs, doorWait } = await door.detail();
    expect(doorWait?.waitsUntilMs).toBe(startsAtMs + DOOR_WAIT.waitMs);
  });
});

describe('the countdown', () => {
  it('is told to the customer once, by SMS too, and both read its end and the fee', async () => {
    await door.itIs(0);
    await door.arrive();
    await Promise.all([door.ring(), door.ring()]);
    await door.write('Hello?');
    await service.sendMessages();
    expect(await tellingsOf(story.customer.userId, 'order-at-door')).toBe(1);
    const toCustomer = service.sms.filter(({ mobile }) => mobile === story.customer.mobile);
    expect(toCustomer.filter(({ text }) => text.includes('متخصص جلوی در است'))).toHaveLength(1);
    const written = await connection()
      .connection.select({ text: orderMessages.text, side: orderMessages.side })
      .from(orderMessages)
      .where(eq(orderMessages.taskId, placed.taskid));
    expect(written.map(({ text }) => text)).toEqual(['جلوی در هستم و دارم زنگ می‌زنم.', 'Hello?']);
    const own = await door.detail();
    const providers = await door.detail({ as: story.provider.userId });
    expect(own.doorWait).toMatchObject({ customerWord: null, feeRial: THREE_HOURS_RIALS / 5 });
    expect(providers.doorWait).toMatchObject({ waitsUntilMs: own.doorWait?.waitsUntilMs, feeRial: null });
  });

  it('is told to the recipient of the order, too, who opens the door', async () => {
    const mobile = aMobile();
    const other = await anOrderStory(service);
    const forSomebody = await aPaidOrder(other, { recipient: { name: 'Sohrab', mobile, locale: 'en' } });
    await theProviderDoes(other, forSomebody, 'accept', 'depart');
    const theirs = atTheDoor(other, forSomebody);
    await theirs.itIs(0);
    await theirs.arrive();
    await theirs.ring();
    await service.sendMessages();
    const told = service.sms.filter((sms) => sms.mobile === mobile).map(({ text }) => text);
    expect(told.at(-1)).toContain(`is at your door for`);
    expect(told.at(-1)).toContain(`${DOOR_WAIT.waitMs / MINUTE_MS} minutes`);
  });

  it('begins by a call although the customer wants no messages', async () => {
    await service.call(
      'ordermessage/blockconversation',
      { taskid: placed.taskid, isBlocked: true },
      { as: story.customer.userId },
    );
    await door.itIs(0);
    await door.arrive();
    await door.ring();
    expect(await missing()).toEqual(['photo', 'wait']);
    expect(await tellingsOf(story.customer.userId, 'order-at-door')).toBe(1);
  });
});

describe('the customer’s word at the door', () => {
  it('“nobody has come” is accepted from the visit’s first minute on, told to the provider once, and ends nothing', async () => {
    await door.itIs(-1);
    expect((await door.detail()).moves).not.toContain('sayNobodyCame');
    await expect(door.says('nobody-came')).rejects.toMatchObject({ key: 'move-too-early' });
    await door.itIs(0);
    expect((await door.detail()).moves).toContain('sayNobodyCame');
    await door.says('nobody-came');
    const { taskDetail } = await door.says('nobody-came');
    expect(taskDetail).toMatchObject({ state: 'EN_ROUTE', doorWait: { customerWord: 'nobody-came' } });
    expect(taskDetail.moves).not.toContain('sayNobodyCame');
    expect(await tellingsOf(story.provider.userId, 'work-nobody-came')).toBe(1);
  });

  it('“somebody is at home” answers only an arrival, and changes only so often', async () => {
    await door.itIs(0);
    await expect(door.says('somebody-home')).rejects.toMatchObject({ key: 'move-not-allowed' });
    await door.arrive();
    for (let count = 0; count < DOOR_WAIT.wordsADay; count += 1)
      await door.says(count % 2 === 0 ? 'somebody-home' : 'nobody-came');
    await expect(door.says('somebody-home')).rejects.toMatchObject({ key: 'TooMuchRequest' });
    expect(await tellingsOf(story.provider.userId, 'work-somebody-home')).toBe(DOOR_WAIT.wordsADay / 2);
  });

  it('is refused to everybody else', async () => {
    await door.itIs(SECOND_MS);
    const stranger = await anOrderStory(service);
    for (const as of [stranger.customer.userId, story.provider.userId])
      await expect(
        service.call('reqandpay/answerdoor', { taskid: placed.taskid, word: 'nobody-came' }, { as }),
      ).rejects.toMatchObject({ key: 'not-yours' });
    await expect(
      service.call('ordermessage/callcustomer', { taskid: placed.taskid }, { as: stranger.provider.userId }),
    ).rejects.toMatchObject({ key: 'not-yours' });
  });
});
