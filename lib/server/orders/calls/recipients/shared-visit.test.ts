import { eq } from 'drizzle-orm';

import { VISIT_SHARES_AN_HOUR } from '@/lib/domain/constants/recipients';
import { ADDRESS_BUDGETS_AN_HOUR } from '@/lib/domain/constants/identity';
import { HOUR_MS } from '@/lib/domain/constants/time-units';
import { toDeliveryTimeId } from '@/lib/domain/order/delivery-time';
import { toPasswordDigest } from '@/lib/domain/person/password';

import { tasks } from '../../../schema';
import { anOrderStory, aPaidOrder, theProviderDoes, type OrderStory, type Placed } from '../../../seed/stories/orders';
import { aDayFromNow, aMobile } from '../../../seed/stories/people';
import { findWhole } from '../../../testing/find-whole';
import { useMarket } from '../../../testing/use-market';
import { registerPerson } from '../../../testing/person';

const THERE = { latitude: 35.79, longitude: 51.42 };

describe('a shared visit', () => {
  const service = useMarket();
  let story: OrderStory;
  let placed: Placed;
  beforeEach(async () => {
    story = await anOrderStory(service);
    placed = await aPaidOrder(story);
  });

  const connection = () => service.context.ports.database.connection;
  const share = async (as = story.customer.userId, { taskid }: Pick<Placed, 'taskid'> = placed) =>
    (await service.call('visitshare/sharevisit', { taskid }, { as })).visitKey;
  const end = (as = story.customer.userId) => service.call('visitshare/endsharing', { taskid: placed.taskid }, { as });
  const visit = (visitKey: string) => service.call('orderrecipient/getvisit', { visitKey });
  const position = (visitKey: string) => service.call('orderrecipient/getposition', { visitKey });
  const readKey = async (as = story.customer.userId) =>
    (await service.call('clean/gettaskdetail', { taskid: placed.taskid }, { as })).taskDetail.visitKey;

  it('[B-07] shows the provider’s first name, with the face, the service, the hour and the state, to everybody with the link', async () => {
    await theProviderDoes(story, placed, 'accept');
    const shown = await visit(await share());
    expect(shown).toMatchObject({
      reader: 'guest',
      state: 'CONFIRMED',
      providerName: 'Maryam',
      providerImage: expect.any(String),
      startHour: 9,
      endHour: 12,
      recipientName: '',
      workerCode: null,
      startCode: null,
    });
    expect(shown.serviceName).not.toBe('');
  });

  it('[B-07] has no phone, street, price, start code or last name in any answer, in any state', async () => {
    await theProviderDoes(story, placed, 'accept');
    const visitKey = await share();
    const [task] = await connection().select().from(tasks).where(eq(tasks.id, placed.taskid));
    const secrets = [
      task?.address.text ?? '',
      task?.startCode ?? '',
      String(task?.priceRials),
      placed.reqcode,
      story.customer.mobile,
      story.provider.mobile,
      'Rezaei',
      'Rial',
    ];
    expect(secrets).not.toContain('');
    for (const move of ['depart', 'start'] as const) {
      const answers = JSON.stringify([await visit(visitKey), await position(visitKey)]);
      for (const secret of secrets) expect([secret, findWhole(answers, secret)]).toEqual([secret, null]);
      await theProviderDoes(story, placed, move);
    }
    expect((await visit(visitKey)).state).toBe('IN_PROGRESS');
  });

  it('[B-07] shows on the way the professional’s last shared position, with its time', async () => {
    await theProviderDoes(story, placed, 'accept', 'depart');
    const visitKey = await share();
    expect(await position(visitKey)).toMatchObject({ isOnTheWay: true, position: null });
    const { taskid } = placed;
    await service.call('ontheway/shareposition', { taskid, position: THERE }, { as: story.provider.userId });
    const atMs = service.clock.now().getTime();
    expect(await position(visitKey)).toMatchObject({ position: { ...THERE, atMs } });
  });

  it('[B-07] has an entry for the calendar: its name stays and does not reveal the key, its number rises with another hour', async () => {
    await theProviderDoes(story, placed, 'accept');
    const visitKey = await share();
    const { calendar: before } = await visit(visitKey);
    expect(before.uid).toMatch(/^[0-9a-f]{24}@pelakfan$/);
    const gDate = aDayFromNow(service.context, 3);
    const other = { taskid: placed.taskid, gDate, deliverytimeid: toDeliveryTimeId(11) };
    await service.call('reqandpay/reschedule', other, { as: story.customer.userId });
    const { calendar: after, startHour } = await visit(visitKey);
    expect([after.uid, startHour]).toEqual([before.uid, 11]);
    expect(after.sequence).toBeGreaterThan(before.sequence);
    expect(before.uid).not.toContain(visitKey);
  });

  it('[B-07] ends with the visit, done or cancelled, and shows no more than that', async () => {
    await theProviderDoes(story, placed, 'accept');
    const visitKey = await share();
    await theProviderDoes(story, placed, 'depart', 'start', 'finish');
    for (const read of [visit, position]) await expect(read(visitKey)).rejects.toMatchObject({ key: 'link-expired' });
    expect(await readKey()).toBeNull();
    await expect(share()).rejects.toMatchObject({ key: 'move-not-allowed' });
    const other = await aPaidOrder((story = await anOrderStory(service)));
    await theProviderDoes(story, other, 'accept');
    const otherKey = await share(story.customer.userId, other);
    await service.call('reqandpay/cancelrequest', { reqid: other.reqid }, { as: story.customer.userId });
    await expect(visit(otherKey)).rejects.toMatchObject({ key: 'link-expired' });
  });

  it('[B-07] ends when its customer ends it; shared anew it has another key, and a second press keeps it', async () => {
    await theProviderDoes(story, placed, 'accept');
    const first = await share();
    expect(await share()).toBe(first);
    expect(await readKey()).toBe(first);
    await end();
    expect(await readKey()).toBeNull();
    for (const read of [visit, position]) await expect(read(first)).rejects.toMatchObject({ key: 'not-found' });
    const second = await share();
    expect(second).not.toBe(first);
    expect(await visit(second)).toMatchObject({ reader: 'guest' });
    await expect(visit(first)).rejects.toMatchObject({ key: 'not-found' });
  });

  it('[B-07] is shared and ended by its customer alone, after the acceptance, and its key opens nothing else', async () => {
    await expect(share()).rejects.toMatchObject({ key: 'move-not-allowed' });
    await theProviderDoes(story, placed, 'accept');
    const stranger = await anOrderStory(service);
    for (const as of [stranger.customer.userId, story.provider.userId]) {
      await expect(share(as)).rejects.toMatchObject({ key: 'not-yours' });
      await expect(end(as)).rejects.toMatchObject({ key: 'not-yours' });
    }
    const visitKey = await share();
    expect(await readKey(story.provider.userId)).toBeNull();
    const byKey = { visitKey };
    await expect(service.call('orderrecipient/refusevisit', byKey)).rejects.toMatchObject({ key: 'not-found' });
    await expect(service.call('orderrecipient/getmessages', byKey)).rejects.toMatchObject({ key: 'not-found' });
    await expect(service.call('orderrecipient/writemessage', { ...byKey, text: 'Hello' })).rejects.toMatchObject({
      key: 'not-found',
    });
  });

  it('an order for another person has its own page, and is not shared beside it', async () => {
    const recipient = { name: 'Sohrab', mobile: aMobile(), locale: 'fa' as const };
    const forSomebody = await aPaidOrder((story = await anOrderStory(service)), { recipient });
    await theProviderDoes(story, forSomebody, 'accept');
    await expect(share(story.customer.userId, forSomebody)).rejects.toMatchObject({ key: 'move-not-allowed' });
  });

  it('[B-07] stops a person who guesses keys, and a right key still opens; making links has a limit too', async () => {
    await theProviderDoes(story, placed, 'accept');
    const visitKey = await share();
    // The other tests asked from here too.
    service.clock.advance(HOUR_MS);
    for (let count = 0; count < ADDRESS_BUDGETS_AN_HOUR.wrongVisitKey; count += 1)
      await expect(visit(`guess-${count}`)).rejects.toMatchObject({ key: 'not-found' });
    for (const read of [visit, position])
      await expect(read('one-more')).rejects.toMatchObject({ key: 'TooMuchRequest' });
    expect(await visit(visitKey)).toMatchObject({ reader: 'guest' });
    for (let count = 0; count < VISIT_SHARES_AN_HOUR; count += 1) await share();
    await expect(share()).rejects.toMatchObject({ key: 'TooMuchRequest' });
    service.clock.advance(HOUR_MS);
    expect(await share()).toBe(visitKey);
    await expect(visit('another-guess')).rejects.toMatchObject({ key: 'not-found' });
  });

  it('closes with the customer’s erased account; their copy says that they shared, without the key', async () => {
    const person = await registerPerson(service, aMobile());
    await theProviderDoes(story, placed, 'accept');
    const visitKey = await share();
    const { personalData } = await service.call('user/getpersonaldata', {}, { as: story.customer.userId });
    expect(personalData).toMatchObject({ orders: [{ isShared: true }] });
    expect(JSON.stringify(personalData)).not.toContain(visitKey);
    await service.call('reqandpay/cancelrequest', { reqid: placed.reqid }, { as: story.customer.userId });
    await connection().update(tasks).set({ customerId: person.userId }).where(eq(tasks.id, placed.taskid));
    await service.call(
      'user/eraseaccount',
      { password: toPasswordDigest(person.mobile, person.password) },
      { authorization: person.token },
    );
    await expect(visit(visitKey)).rejects.toMatchObject({ key: 'not-found' });
  });
});
