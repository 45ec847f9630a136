import { eq, like } from 'drizzle-orm';
import sharp from 'sharp';

import { toPasswordDigest } from '@/lib/domain/person/password';
import { HOUR_QUESTIONS_A_DAY, RESCHEDULES } from '@/lib/domain/constants/orders';
import { RECIPIENT_ORDERS_A_DAY, RECIPIENT_SMS } from '@/lib/domain/constants/recipients';
import { toDeliveryTimeId } from '@/lib/domain/order/delivery-time';

import { inboxMessages, orderRecipients, outgoingMessages, providerLocations, tasks, users } from '../../../schema';
import {
  aCashOrder,
  anOrderStory,
  aPaidOrder,
  theProviderDoes,
  type OrderStory,
  type Placed,
} from '../../../seed/stories/orders';
import { aDayFromNow, aFreeProvider, aMobile } from '../../../seed/stories/people';
import { aPaidLaundryOrder } from '../../../testing/laundry-order';
import { registerPerson } from '../../../testing/person';
import { useMarket } from '../../../testing/use-market';

describe('an order for another person', () => {
  const service = useMarket();
  let story: OrderStory;
  let mobile: string;
  beforeEach(async () => {
    await connection().delete(providerLocations);
    story = await anOrderStory(service);
    mobile = aMobile();
  });

  const connection = () => service.context.ports.database.connection;
  const by = () => ({ as: story.customer.userId });
  const recipient = () => ({ name: 'Herr Sohrabi', mobile, locale: 'de' as const });
  const anOrder = (wishes: Parameters<typeof aPaidOrder>[1] = {}) =>
    aPaidOrder(story, { recipient: recipient(), ...wishes });
  const read = async ({ taskid }: Placed, as = story.customer.userId) =>
    (await service.call('clean/gettaskdetail', { taskid }, { as })).taskDetail;
  const codeOf = async ({ taskid }: Placed) =>
    (await connection().select().from(tasks).where(eq(tasks.id, taskid)))[0]?.startCode ?? '';
  const textsTo = async (number = mobile) => {
    const rows = await connection().select().from(outgoingMessages).where(eq(outgoingMessages.recipient, number));
    return rows.sort((one, other) => one.id - other.id).map(({ text }) => text);
  };
  const keyOf = async () => {
    const [row] = await connection().select().from(orderRecipients).where(eq(orderRecipients.mobile, mobile));
    return row?.visitKey ?? '';
  };
  async function listPiece(as: number, taskid: number) {
    const file = new Uint8Array(
      await sharp({ create: { width: 9, height: 9, channels: 3, background: '#fff' } })
        .png()
        .toBuffer(),
    );
    const fileid = (await service.call('uploadimage', { file }, { as })).lstFileDocument[0]?.fileid ?? 0;
    await service.call('custody/addpiece', { taskid, pieceName: 'Shirts', count: 8, fileid }, { as });
  }
  const visit = async (visitKey: string) => service.call('orderrecipient/getvisit', { visitKey });

  it('[B-09] tells them with the acceptance the provider, the hour, and the code, in their language; the payer never has the code', async () => {
    const placed = await anOrder();
    expect(await textsTo()).toEqual([]);
    await theProviderDoes(story, placed, 'accept');
    const code = await codeOf(placed);
    const [text = '', ...more] = await textsTo();
    expect(more).toEqual([]);
    // The type’s name, not the category’s: a sofa is no carpet.
    expect(text).toContain('Unterhaltsreinigung für Sie bestellt');
    expect(text).toContain(`Startcode: ${code}`);
    expect(text).toContain(`/de/visit/${await keyOf()}/`);
    expect(text?.replace(code, '').split('http')[0]).not.toMatch(/Toman|960/);
    expect(await read(placed)).toMatchObject({ startCode: null, recipientName: 'Herr Sohrabi', priceRial: 9_600_000 });
    expect(await read(placed, story.provider.userId)).toMatchObject({
      startCode: null,
      recipientName: 'Herr Sohrabi',
    });
    await theProviderDoes(story, placed, 'depart');
    await service.call(
      'expert/movetask',
      { taskid: placed.taskid, move: 'start', startCode: code },
      { as: story.provider.userId },
    );
    expect(await read(placed)).toMatchObject({ state: 'IN_PROGRESS' });
  });

  it('[B-09] shows Persian names in Latin letters to a reader of German on the page of the visit', async () => {
    const rename = (userId: number, firstName: string, lastName: string) =>
      connection().update(users).set({ firstName, lastName }).where(eq(users.id, userId));
    await rename(story.customer.userId, 'نازنین', 'رضایی');
    await rename(story.provider.userId, 'مریم', 'احمدی');
    const placed = await anOrder({ recipient: { ...recipient(), name: 'سهراب' } });
    await theProviderDoes(story, placed, 'accept');
    const visitKey = await keyOf();
    const read = (locale: 'de' | 'en' | 'fa' | 'ar') =>
      service.call('orderrecipient/getvisit', { visitKey }, { locale });
    for (const locale of ['de', 'en'] as const)
      expect(await read(locale)).toMatchObject({
        recipientName: 'Sohrab',
        customerName: 'Nazanin',
        providerName: 'Maryam Ahmadi',
      });
    for (const locale of ['fa', 'ar'] as const)
      expect(await read(locale)).toMatchObject({
        recipientName: 'سهراب',
        customerName: 'نازنین',
        providerName: 'مریم احمدی',
      });
  });

  it('[B-09] sends a new code with each acceptance, and every change of the visit, up to a limit', async () => {
    const next = await aFreeProvider(service.context);
    const placed = await anOrder({ isRescueAgreed: true });
    await theProviderDoes(story, placed, 'accept');
    const first = await codeOf(placed);
    await theProviderDoes(story, placed, 'withdraw');
    await theProviderDoes({ ...story, provider: next }, placed, 'accept');
    const second = await codeOf(placed);
    expect(await textsTo()).toEqual([
      expect.stringContaining(`Startcode: ${first}`),
      expect.stringContaining('gilt vorerst nicht mehr'),
      expect.stringContaining(`Startcode: ${second}`),
    ]);
    for (let hour = 9; hour < 9 + RESCHEDULES + HOUR_QUESTIONS_A_DAY; hour += 1) {
      await service.call(
        'reqandpay/reschedule',
        { taskid: placed.taskid, gDate: aDayFromNow(service.context, 4), deliverytimeid: toDeliveryTimeId(hour) },
        by(),
      );
      // After some changes the professional is asked.
      if (hour - 9 >= RESCHEDULES) await theProviderDoes({ ...story, provider: next }, placed, 'agreeHour');
    }
    const texts = await textsTo();
    expect(texts[3]).toContain('Neue Zeit');
    expect(texts).toHaveLength(RECIPIENT_SMS);
  });

  it('[B-09] with textiles that go and come back: no message that the visit is off, and a code of their own for the return', async () => {
    const { story: laundry, taskid } = await aPaidLaundryOrder(service, { recipient: recipient() });
    const [as, provider] = [{ as: laundry.customer.userId }, { as: laundry.provider.userId }];
    const placed = { taskid } as Placed;
    await theProviderDoes(laundry, placed, 'accept', 'depart');
    const pickUpCode = await codeOf(placed);
    await listPiece(laundry.provider.userId, taskid);
    await service.call('expert/movetask', { taskid, move: 'pickUp', startCode: pickUpCode }, provider);
    const before = (await textsTo()).length;
    expect((await textsTo()).join()).not.toContain('gilt vorerst nicht mehr');
    expect(await visit(await keyOf())).toMatchObject({ state: 'PICKED_UP', startCode: null });
    for (const move of ['process', 'bringBack'] as const)
      await service.call('expert/movetask', { taskid, move, reason: 'All in one bag' }, provider);
    const code = await codeOf(placed);
    const { taskDetail } = await service.call('clean/gettaskdetail', { taskid }, as);
    expect(taskDetail).toMatchObject({ state: 'RETURNING', startCode: null });
    const shown = await visit(await keyOf());
    expect(shown).toMatchObject({ startCode: code, gDate: taskDetail.returnVisit?.gDate });
    const texts = await textsTo();
    expect(texts).toHaveLength(before + 1);
    expect(texts.at(-1)).toContain(`Rückgabecode: ${code}`);
  });

  it('sends no old name of free words to a stranger, by SMS or on the page of its link', async () => {
    const { userId } = story.customer;
    await connection().update(users).set({ firstName: 'http://evil.example/a' }).where(eq(users.id, userId));
    const placed = await anOrder();
    for (const move of ['accept', 'depart'] as const) await theProviderDoes(story, placed, move);
    expect((await textsTo())[0]).toContain('Eine Kundin oder ein Kunde hat');
    expect((await textsTo()).join()).not.toContain('evil');
    expect(await visit(await keyOf())).toMatchObject({ customerName: 'A customer', recipientName: 'Herr Sohrabi' });
    await connection().update(orderRecipients).set({ name: '\u3164' }).where(eq(orderRecipients.mobile, mobile));
    expect(await visit(await keyOf())).toMatchObject({ recipientName: '' });
  });

  it('tells nobody of an order that ends before its acceptance', async () => {
    const placed = await anOrder();
    await service.call('reqandpay/cancelrequest', { reqid: placed.reqid }, by());
    expect(await textsTo()).toEqual([]);
  });

  it('[B-09] shows the provider, the hour and the code on the link’s page; no price, street or number, and after the end nobody', async () => {
    const placed = await anOrder();
    const visitKey = await keyOf();
    expect(await visit(visitKey)).toMatchObject({ state: 'AWAITING_PROVIDER', providerName: null, startCode: null });
    await theProviderDoes(story, placed, 'accept');
    const shown = await visit(visitKey);
    expect(shown).toMatchObject({
      recipientName: 'Herr Sohrabi',
      providerName: 'Maryam Rezaei',
      startCode: await codeOf(placed),
      startHour: 9,
      endHour: 12,
    });
    const { deliveryStreet } = await read(placed);
    const text = JSON.stringify(shown);
    for (const secret of [deliveryStreet, mobile, story.provider.mobile, story.customer.mobile, '9600000', 'Rial'])
      expect(text).not.toContain(secret);
    await service.call('reqandpay/cancelrequest', { reqid: placed.reqid }, by());
    expect(await visit(visitKey)).toMatchObject({
      state: 'CANCELLED_BY_CUSTOMER',
      providerName: null,
      providerImage: null,
      startCode: null,
    });
    await expect(visit('a-key-that-nobody-has')).rejects.toMatchObject({ key: 'not-found' });
  });

  it('[B-09] “this is not for me” ends the messages, and the order is its customer’s own with a new code', async () => {
    const placed = await anOrder();
    await theProviderDoes(story, placed, 'accept');
    const [visitKey, before] = [await keyOf(), await codeOf(placed)];
    await service.call('orderrecipient/refusevisit', { visitKey });
    const { startCode, recipientName } = await read(placed);
    expect(recipientName).toBeNull();
    expect(startCode).toBe(await codeOf(placed));
    expect(startCode).not.toBe(before);
    const told = await connection().select().from(inboxMessages).where(eq(inboxMessages.userId, story.customer.userId));
    expect(told.map(({ event }) => event)).toContain('recipient-refused');
    await theProviderDoes(story, placed, 'depart');
    expect(await textsTo()).toHaveLength(1);
    await expect(visit(visitKey)).rejects.toMatchObject({ key: 'not-found' });
    await expect(service.call('orderrecipient/refusevisit', { visitKey })).rejects.toMatchObject({ key: 'not-found' });
    const stranger = await anOrderStory(service);
    await expect(aPaidOrder(stranger, { recipient: recipient() })).rejects.toMatchObject({ key: 'recipient-refused' });
  });

  it('reads the number in its one form, or refuses it before anything is written', async () => {
    mobile = '09';
    await expect(anOrder()).rejects.toMatchObject({
      key: 'invalid-input',
      fields: [{ field: 'recipient', message: 'invalid-mobile' }],
    });
    mobile = aMobile();
    await aPaidOrder(story, { recipient: { ...recipient(), mobile: `+98${mobile.slice(1)}` } });
    expect(await keyOf()).not.toBe('');
  });

  it('[B-09] refuses the customer’s own number, which would get the code that the payer never gets', async () => {
    const [customer] = await connection().select().from(users).where(eq(users.id, story.customer.userId));
    mobile = customer?.mobile ?? '';
    await expect(
      aPaidOrder(story, { recipient: { ...recipient(), mobile: `+98${mobile.slice(1)}` } }),
    ).rejects.toMatchObject({ key: 'recipient-is-customer' });
    expect(await keyOf()).toBe('');
  });

  it('limits a number’s orders a day, by all customers together', async () => {
    for (let count = 0; count < RECIPIENT_ORDERS_A_DAY; count += 1)
      await aPaidOrder(await anOrderStory(service), { recipient: recipient() });
    await expect(anOrder()).rejects.toMatchObject({ key: 'TooMuchRequest' });
  });

  it('stores no recipient in the frozen draft; an erased customer takes the row and its SMS along', async () => {
    const person = await registerPerson(service, aMobile());
    const own = await anOrderStory(service);
    const placed = await aPaidOrder(own, { recipient: recipient() });
    const [row] = await connection().select().from(tasks).where(eq(tasks.id, placed.taskid));
    expect(JSON.stringify(row)).not.toContain(mobile);
    await theProviderDoes(own, placed, 'accept');
    const { personalData } = await service.call('user/getpersonaldata', {}, { as: own.customer.userId });
    expect(personalData).toMatchObject({ recipients: [{ code: placed.reqcode, mobile, name: 'Herr Sohrabi' }] });
    await service.call('reqandpay/cancelrequest', { reqid: placed.reqid }, { as: own.customer.userId });
    await connection().update(tasks).set({ customerId: person.userId }).where(eq(tasks.id, placed.taskid));
    await service.call(
      'user/eraseaccount',
      { password: toPasswordDigest(person.mobile, person.password) },
      { authorization: person.token },
    );
    expect(await connection().$count(orderRecipients, eq(orderRecipients.mobile, mobile))).toBe(0);
    expect(await connection().$count(outgoingMessages, like(outgoingMessages.recipient, mobile))).toBe(0);
  });

  it('names no erased owner of that number in anybody’s order', async () => {
    const person = await registerPerson(service, aMobile());
    mobile = person.mobile;
    const placed = await anOrder();
    const { personalData } = await service.call('user/getpersonaldata', {}, { as: person.userId });
    expect(personalData).toMatchObject({ ordersForThem: [{ name: 'Herr Sohrabi', toldAt: null }] });
    await service.call(
      'user/eraseaccount',
      { password: toPasswordDigest(person.mobile, person.password) },
      { authorization: person.token },
    );
    expect(await read(placed)).toMatchObject({ recipientName: null });
    await theProviderDoes(story, placed, 'accept');
    expect((await read(placed)).startCode).toBe(await codeOf(placed));
    expect(await textsTo()).toEqual([]);
  });

  it('is never paid in cash: the person who opens the door does not know the price', async () => {
    await expect(aCashOrder(story, { recipient: recipient() })).rejects.toMatchObject({ key: 'cash-not-offered' });
    expect((await read(await aCashOrder(story, { gDate: aDayFromNow(service.context, 5) }))).state).toBe(
      'AWAITING_PROVIDER',
    );
  });
});
