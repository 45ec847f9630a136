import { eq } from 'drizzle-orm';

import type { CallRequest } from '@/lib/contract';
import { GIFT_LIFETIME_MS } from '@/lib/domain/constants/gifts';
import { DAY_MS } from '@/lib/domain/constants/time-units';
import { ORDER_MOVES } from '@/lib/domain/order/order-moves';
import { locales } from '@/lib/i18n/locales';

import { sayInboxMessage } from '../words/inbox-words';
import { alerts, inboxMessages, outgoingMessages, users } from '../schema';
import { anOrderStory, aPaidOrder, theProviderWorks, type OrderStory } from '../seed/stories/orders';
import { aCustomerWithAnAddress } from '../seed/stories/people';
import { useMarket } from '../testing/use-market';
import { runDueWork } from '../timers';
import { getWords } from '../words/words';
import { EVENTS, type MessageEvent } from './events';
import { findReader, notify } from './queue';

type Settings = CallRequest<'user/addusersetting'>;

const OFF: Settings = {
  isSendEmail: false,
  isSendInbox: false,
  isSendSMS: false,
  isSendNotify: false,
  promotionalSms: 'notSend',
};
/** Promotions are off until somebody turns them on. */
const ON: Settings = { promotionalSms: 'send' };
const ALL = Object.keys(EVENTS) as MessageEvent[];

const service = useMarket();

const connection = () => service.context.ports.database.connection;
const email = (userId: number) => `person${userId}@example.ir`;

async function somebody(settings: Settings): Promise<{ readonly userId: number; readonly mobile: string }> {
  const person = await aCustomerWithAnAddress(service.context);
  await connection()
    .update(users)
    .set({ email: email(person.userId) })
    .where(eq(users.id, person.userId));
  await service.call('user/addusersetting', settings, { as: person.userId });
  return person;
}

/** The channels that an event took, of all there are. */
async function hears(event: MessageEvent, settings: Settings): Promise<string[]> {
  const { userId, mobile } = await somebody(settings);
  await service.context.ports.database.transaction(async (transaction) => {
    const reader = await findReader(transaction, userId);
    if (reader)
      await notify(transaction, reader, {
        event,
        params: {
          code: '1',
          taskId: 1,
          amountRials: 200_000,
          day: '1405/09/02',
          name: 'a',
          mobile: 'b',
          text: 'c',
          organisation: 'd',
          userId: '1',
          reason: 'e',
          reference: 'f',
          number: 'g',
        },
        smsText: 'text',
        now: service.clock.now(),
      });
  });
  const outgoing = await connection().select().from(outgoingMessages);
  return [
    ...((await connection().select().from(inboxMessages).where(eq(inboxMessages.userId, userId))).length > 0
      ? ['inbox']
      : []),
    ...(outgoing.some(({ recipient }) => recipient === email(userId)) ? ['mail'] : []),
    ...(outgoing.some(({ recipient }) => recipient === mobile) ? ['sms'] : []),
    ...((await connection().select().from(alerts).where(eq(alerts.userId, userId))).length > 0 ? ['push'] : []),
  ];
}

describe('the catalogue of events', () => {
  it.each(ALL)('[E-18] sends %s by the catalogue’s channels, as far as the settings allow', async (event) => {
    const { kind, sms, push } = EVENTS[event];
    const always = [
      ...(kind === 'service' ? ['inbox'] : []),
      ...(sms === 'always' ? ['sms'] : []),
      ...(push === 'always' ? ['push'] : []),
    ];
    const wanted = [
      'inbox',
      ...(kind === 'service' ? ['mail'] : []),
      ...(sms === null ? [] : ['sms']),
      ...(push === null ? [] : ['push']),
    ];
    expect(await hears(event, ON)).toEqual(wanted);
    expect(await hears(event, OFF)).toEqual(always);
  });

  it('[E-18] each setting turns off only its own channel', async () => {
    const without = async (event: MessageEvent, off: Settings) => {
      const left = await hears(event, { ...ON, ...off });
      return (await hears(event, ON)).filter((channel) => !left.includes(channel));
    };
    expect(await without('order-confirmed', { isSendSMS: false })).toEqual(['sms']);
    expect(await without('order-confirmed', { isSendEmail: false })).toEqual(['mail']);
    for (const other of [{ isSendInbox: false }, { isSendNotify: false }, { promotionalSms: 'notSend' }] as const)
      expect(await without('order-confirmed', other)).toEqual([]);
    expect(await without('hour-free', { isSendNotify: false })).toEqual(['push']);
    expect(await without('gift-ending', { isSendInbox: false })).toEqual(['inbox']);
    expect(await without('gift-ending', { isSendNotify: false })).toEqual(['push']);
    expect(await without('gift-ending', { promotionalSms: 'notSend' })).toEqual(['sms', 'push']);
    // A person who never said anything has said no to promotions, and to nothing else.
    expect(await hears('gift-ending', {})).toEqual(['inbox']);
    expect(await hears('order-confirmed', {})).toEqual(await hears('order-confirmed', ON));
    for (const other of [{ isSendSMS: false }, { isSendEmail: false }])
      expect(await without('gift-ending', other)).toEqual([]);
  });

  it('has every event of a move, and words in four languages for each channel of each', () => {
    const moved = Object.values(ORDER_MOVES).flatMap((move) => [
      ...('tellsCustomer' in move ? [move.tellsCustomer] : []),
      ...('tellsProvider' in move ? [move.tellsProvider] : []),
    ]);
    expect(moved.filter((event) => !ALL.includes(event))).toEqual([]);
    for (const locale of locales) {
      for (const event of ALL) {
        const { title, body } = sayInboxMessage(
          {
            event,
            params: {
              code: '1',
              amountRials: 10,
              day: '1405/09/02',
              name: 'a',
              mobile: 'b',
              text: 'c',
              organisation: 'd',
              userId: '1',
              reason: 'e',
              side: 'customer',
              reference: 'f',
              number: 'g',
              kind: 'suspended',
              points: 1,
              count: 2,
              stage: 'ready',
              hasReason: 'yes',
              state: 'CONFIRMED',
              customer: 'h',
              customerMobile: 'i',
              stars: 4,
              said: 'later',
              feeRials: 10,
              debtRials: 0,
              provider: 'j',
              providerMobile: 'k',
              hasText: 'no',
              isAppeal: 'no',
              batch: 'l',
              rows: '1, 2',
              use: 'nissan',
              certificate: 'skill',
              paper: 'insurance',
              isBlocked: 'yes',
              cause: 'illness',
              hasEnd: 'yes',
              isMore: 'yes',
              account: 'cash',
            },
          },
          locale,
        );
        expect(`${title} ${body}`).not.toMatch(/inbox\.|[{}]/);
        expect([event, getWords(locale, 'notifications').has(`sms.${event}`)]).toEqual([
          event,
          EVENTS[event].sms !== null,
        ]);
      }
    }
  });
});

describe('promotions', () => {
  const eventsOf = async (userId: number) =>
    (
      await connection()
        .select({ event: inboxMessages.event })
        .from(inboxMessages)
        .where(eq(inboxMessages.userId, userId))
    ).map(({ event }) => event);
  const smsTo = async (mobile: string) => {
    await service.sendMessages();
    return service.sms.filter((sms) => sms.mobile === mobile).map(({ text }) => text);
  };

  it('tell a referrer of the gift, after the friend’s first completed order, unless they are off', async () => {
    const [wants, wantsNot] = [await somebody(ON), await somebody(OFF)];
    for (const { userId } of [wants, wantsNot]) {
      const story: OrderStory = await anOrderStory(service, { referrerId: userId, home: 'خیابان دربند، پلاک ۷' });
      const placed = await aPaidOrder(story);
      await theProviderWorks(story, placed);
      await service.call('reqandpay/confirmtask', { taskid: placed.taskid }, { as: story.customer.userId });
      expect((await service.call('wallet/getaccountbalance', {}, { as: userId })).balanceGiftCredit).toBe(200_000);
    }
    expect([await eventsOf(wants.userId), await eventsOf(wantsNot.userId)]).toEqual([['referral-gift'], []]);
    expect(await smsTo(wants.mobile)).toEqual([expect.stringContaining('۲۰٬۰۰۰\u00a0تومان')]);
    expect(await smsTo(wantsNot.mobile)).toEqual([]);
  });

  it('remind of a gift a week before its end, once, and not of a spent one', async () => {
    const person = await aCustomerWithAnAddress(service.context, { hasWelcomeGift: true });
    await service.call('user/addusersetting', ON, { as: person.userId });
    service.clock.advance(GIFT_LIFETIME_MS - 7 * DAY_MS - 1);
    await runDueWork(service.context);
    expect(await eventsOf(person.userId)).toEqual([]);
    service.clock.advance(1);
    await runDueWork(service.context);
    await runDueWork(service.context);
    expect(await eventsOf(person.userId)).toEqual(['gift-ending']);
    const { userInboxLst } = await service.call('user/getuserinbox', {}, { as: person.userId });
    expect(userInboxLst[0]?.body).toMatch(
      /^20,000\u00a0tomans of your gift credit can be used until 14\d\d\/\d\d\/\d\d\./,
    );
    expect(await smsTo(person.mobile)).toEqual([expect.stringContaining('۲۰٬۰۰۰\u00a0تومان')]);
    service.clock.advance(7 * DAY_MS);
    await runDueWork(service.context);
    expect((await service.call('wallet/getaccountbalance', {}, { as: person.userId })).balanceGiftCredit).toBe(0);
  });
});
