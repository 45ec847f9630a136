import { randomBytes } from 'node:crypto';

import type { CallName } from '@/lib/contract';

import { createPushOutbox } from '../adapters/push/outbox';
import { createPaymentGateways } from '../ports/payment-gateways';
import { openingNotices, outgoingMessages, tasks, users } from '../schema';
import { aCashOrder, aDraft, anOrderStory, aPlacedOrder, THREE_HOURS_RIALS } from '../seed/stories/orders';
import { anOperator } from '../seed/stories/people';
import { readConfiguration } from '../start/configuration';
import { openPartners } from '../start/open-partners';
import { useMarket } from '../testing/use-market';
import { createTestService } from '../testing/call';

const NONE = { PAYMENTS: 'cash-and-wallet', SMS: 'none', MAILS: 'none' };

const WITHOUT_PARTNERS = {
  environment: { ...NONE, CONTACT_EMAIL: 'desk@pelakfan.example' },
  ports: { gateways: createPaymentGateways({ offered: [] }), sms: null, mail: null },
};

describe('boot/getpartners', () => {
  it('[C-boot] names everything of a site that has a bank, SMS and e-mail', async () => {
    const service = await createTestService();
    expect(await service.call('boot/getpartners', {})).toEqual({ takesBank: true, sendsSms: true, sendsMail: true });
    await service.close();
  });
});

describe('a site configured without bank, SMS and e-mail', () => {
  const service = useMarket({ ...WITHOUT_PARTNERS, checksLedger: true });
  const connection = () => service.context.ports.database.connection;

  it('[C-boot] [C-payment] names that, and lists the wallet and cash alone', async () => {
    expect(await service.call('boot/getpartners', {})).toEqual({ takesBank: false, sendsSms: false, sendsMail: false });
    const { lstIpg } = await service.call('config/getavailableipgnew', {});
    expect(lstIpg.map(({ ipgName }) => ipgName)).toEqual(['PELAKWALLET', 'COD']);
  });

  it('[C-payment] refuses an order that only a bank could pay, and every top-up', async () => {
    const story = await anOrderStory(service);
    await expect(aPlacedOrder(story)).rejects.toMatchObject({ key: 'bank-not-offered', status: 409 });
    const as = story.customer.userId;
    await expect(service.call('ipg/increasewallet', { amountRial: 1_000_000 }, { as })).rejects.toMatchObject({
      key: 'bank-not-offered',
    });
    expect(await connection().select().from(tasks)).toEqual([]);
  });

  it('[C-payment] takes an order in cash, and one that the wallet covers whole; neither can be paid at a bank afterwards', async () => {
    const cash = await anOrderStory(service, {}, { biddingCreditRials: THREE_HOURS_RIALS });
    const placed = await aCashOrder(cash, { ipgId: 3 });
    const as = cash.customer.userId;
    await expect(service.call('ipg/postcodpostpay', { reqid: placed.reqid }, { as })).rejects.toMatchObject({
      key: 'bank-not-offered',
    });
    const rich = await anOrderStory(service, { cashRials: THREE_HOURS_RIALS });
    const covered = await aPlacedOrder(rich, { ipgId: 2, usesWallet: true });
    await service.call(
      'custom',
      { prefix: 'wallet-', reqId: covered.reqid, giftCode: '0', useWallet: 'true' },
      { as: rich.customer.userId },
    );
    const { taskDetail } = await service.call(
      'clean/gettaskdetail',
      { taskid: covered.taskid },
      { as: rich.customer.userId },
    );
    expect(taskDetail.state).toBe('AWAITING_PROVIDER');
  });

  it('[C-payment] reserves no wallet money for a payment at a missing bank', async () => {
    const story = await anOrderStory(service, { cashRials: 1_000_000 });
    const as = story.customer.userId;
    const placed = await aPlacedOrder(story, { ipgId: 3 });
    await expect(
      service.call('ipg/startpayment', { reqid: placed.reqid, usesWallet: true }, { as }),
    ).rejects.toMatchObject({ key: 'bank-not-offered' });
    expect((await service.call('wallet/getaccountbalance', {}, { as })).balanceRial).toBe(1_000_000);
  });

  const mobile = '09141112233';
  const needing: readonly [CallName, object, string][] = [
    ['security/register', { firstname: 'Sara', lastname: 'Ahmadi', mobilenumber: mobile }, 'sms-not-offered'],
    ['security/forgetpassword', { mobilenumber: mobile }, 'sms-not-offered'],
    ['boot/tellmewhenopen', { mobile, srvcategoryid: '3' }, 'sms-not-offered'],
    ['boot/sharelink', { mobile }, 'UnknownError'],
  ];
  it.each(needing)(
    '[C-security] refuses %s, which needs an SMS, before anything is written',
    async (name, input, key) => {
      const before = (await connection().select().from(users)).length;
      await expect(service.callWrongly(name, input)).rejects.toMatchObject({ key });
      expect(await connection().select().from(users)).toHaveLength(before);
      expect(await connection().select().from(openingNotices)).toEqual([]);
    },
  );

  it('refuses an order for a person who cannot be told', async () => {
    const story = await anOrderStory(service, { cashRials: THREE_HOURS_RIALS });
    const recipient = { name: 'Parvin', mobile: '09141110000', locale: 'fa' } as const;
    await expect(
      service.call('clean/addcleanrequest', aDraft(story, { ipgId: 2, usesWallet: true, recipient }), {
        as: story.customer.userId,
      }),
    ).rejects.toMatchObject({ key: 'sms-not-offered' });
  });

  it('[C-boot] stores people’s texts for the operators, though CONTACT_EMAIL is set, and lets no message wait for ever', async () => {
    const as = await anOperator(service.context);
    await service.call('boot/docontactus', { name: 'Nika', mobile: '09123000008', text: 'Are you open yet?' });
    const { userInboxLst } = await service.call('user/getuserinbox', {}, { as });
    expect(userInboxLst[0]?.body).toContain('Are you open yet?');
    await service.sendMessages();
    const states = (await connection().select().from(outgoingMessages)).map(({ state }) => state);
    expect(states.filter((state) => state === 'pending')).toEqual([]);
  });
});

describe('the opened partners of a process', () => {
  const service = useMarket({ holds: 'nothing' });
  const open = (environment: Readonly<Record<string, string>>) => {
    const { clock, bank: testBank, context } = service;
    const { database } = context.ports;
    const pushOutbox = createPushOutbox(randomBytes(32), clock);
    const opened = openPartners(readConfiguration(environment), {
      database,
      clock,
      testBank,
      pushOutbox,
      log: context.log,
    });
    return {
      banks: opened.gateways.offered.map(({ gatewayId }) => gatewayId),
      sendsSms: opened.sms !== null,
      sendsMail: opened.mail !== null,
      // What the demo's bank took is still settled.
      settlesTestBank: opened.gateways.findTaker({ gatewayId: 'test-bank' }) !== null,
    };
  };
  const withoutAny = { banks: [], sendsSms: false, sendsMail: false, settlesTestBank: true };

  it('are the embedded ones in the demo, and never on a site for people', () => {
    expect(open({})).toEqual({ ...withoutAny, banks: ['test-bank'], sendsSms: true, sendsMail: true });
    expect(open({ SITE_URL: 'https://pelakfan.example' })).toEqual(withoutAny);
    expect(open(NONE)).toEqual(withoutAny);
  });
});
