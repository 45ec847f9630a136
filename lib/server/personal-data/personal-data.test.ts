import { eq, getTableColumns, getTableName, is, or } from 'drizzle-orm';
import { PgTable } from 'drizzle-orm/pg-core';

import { toPasswordDigest } from '@/lib/domain/password';

import { getBalanceRials, platformAccounts, userAccount } from '../money';
import * as schema from '../schema';
import { openAccount } from '../seed/people';
import { listLedgerFaults } from '../seed/stories/books';
import { aDraft, type OrderStory } from '../seed/stories/orders';
import {
  aCatalogue,
  aDayFromNow,
  aFreeProvider,
  aMobile,
  HOUSE_CLEANING_ID,
  REGULAR_CLEANING_ID,
  TAJRISH_ID,
} from '../seed/stories/people';
import { createTestService, type TestService } from '../testing/call';
import { registerPerson, type TestPerson } from '../testing/person';

let service: TestService;
beforeAll(async () => {
  service = await createTestService();
  await aCatalogue(service.context);
});
afterEach(async () => expect(await listLedgerFaults(service.context.ports.database)).toEqual([]));
afterAll(() => service.close());

interface Typed {
  readonly family: string;
  readonly email: string;
  readonly nationalCode: string;
  readonly street: string;
  readonly note: string;
  readonly plate: string;
  readonly company: string;
}

/** The books, and the order with its place; the address that it names is empty. */
const LEFT_BY_AN_ERASURE = ['addresses', 'gift_grants', 'ledger_accounts', 'tasks'];

let peopleCount = 0;

/** What one person alone has typed, and must be found nowhere after the erasure. */
function makeTyped(): Typed {
  peopleCount += 1;
  const number = 300 + peopleCount;
  return {
    family: `Zarrinkafsh${number}`,
    email: `zarrin${number}@example.com`,
    nationalCode: toNationalCode(`049937${number}`),
    street: `Hidden Alley ${number}`,
    note: `The key is under pot ${number}`,
    plate: `12-ب-${number}-67`,
    company: `Zarrin Trading ${number}`,
  };
}

/** Nine digits and the tenth that belongs to them. */
function toNationalCode(nine: string): string {
  const rest = [...nine].reduce((sum, digit, index) => sum + Number(digit) * (10 - index), 0) % 11;
  return `${nine}${rest < 2 ? rest : 11 - rest}`;
}

const connection = () => service.context.ports.database.connection;
const erase = (person: TestPerson, password = person.password) =>
  service.call(
    'user/eraseaccount',
    { password: toPasswordDigest(person.mobile, password) },
    { authorization: person.token },
  );
const preview = (as: number) => service.call('user/eraseaccount', { previewOnly: true }, { as });

/** Somebody with something of everything. */
async function aPersonWithData(): Promise<{ person: TestPerson; story: OrderStory; taskid: number; typed: Typed }> {
  const typed = makeTyped();
  const person = await registerPerson(service, aMobile());
  const as = { as: person.userId };
  const organisation = { organisationName: typed.company, nationalId: '10380284790' };
  await service.call(
    'user/editprofile',
    {
      firstName: 'Nika',
      lastName: typed.family,
      email: typed.email,
      nationalCode: typed.nationalCode,
      birthDate: '1992-03-19',
      organisation,
    },
    as,
  );
  const { deliveryaddrid } = await service.call(
    'user/adddeliveryaddress',
    { deliveryaddrname: 'Home', deliveryaddr: typed.street, locationid: TAJRISH_ID },
    as,
  );
  await service.call(
    'user/adddeliveryaddress',
    { deliveryaddrname: 'Work', deliveryaddr: `${typed.street}, second floor`, locationid: TAJRISH_ID },
    as,
  );
  await service.call('user/adduserauto', { vehicleType: 'AUTOMOBILE', plaque: typed.plate }, as);
  await service.call('user/addusersetting', { isSendSMS: false }, as);
  await service.call(
    'serviceprovider/tellmewhen',
    {
      srvcategoryid: HOUSE_CLEANING_ID,
      srvcattypeid: REGULAR_CLEANING_ID,
      locationid: TAJRISH_ID,
      gDate: aDayFromNow(service.context, 2),
      hourneed: 3,
    },
    as,
  );
  await service.call('boot/docontactus', { name: typed.family, mobile: person.mobile, text: typed.note }, as);
  await service.call('boot/docontactus', {
    name: typed.family,
    mobile: person.mobile,
    text: `${typed.note}, said before the login`,
  });
  await service.call('+b2b/register', {
    organisationName: typed.company,
    contactName: typed.family,
    mobile: person.mobile,
    text: typed.note,
  });
  const story = {
    service,
    customer: { userId: person.userId, mobile: person.mobile, addressId: deliveryaddrid },
    provider: await aFreeProvider(service.context),
  };
  const { taskid } = await service.call('clean/addcleanrequest', aDraft(story, { description: typed.note }), as);
  return { person, story, taskid, typed };
}

async function cancel({ person, taskid, typed }: { person: TestPerson; taskid: number; typed: Typed }): Promise<void> {
  const [task] = await connection()
    .select({ reqid: schema.tasks.requestId })
    .from(schema.tasks)
    .where(eq(schema.tasks.id, taskid));
  await service.call('reqandpay/cancelrequest', { reqid: task?.reqid ?? 0, reason: typed.note }, { as: person.userId });
}

/** Every table that has one of the words in any of its rows. */
async function findTables(words: readonly string[]): Promise<string[]> {
  const found: string[] = [];
  for (const table of Object.values<unknown>(schema)) {
    if (!is(table, PgTable)) continue;
    const text = JSON.stringify(await connection().select().from(table));
    found.push(
      ...words
        .filter((word) => text.includes(JSON.stringify(word).slice(1, -1)))
        .map((word) => `${getTableName(table)}: ${word}`),
    );
  }
  return found;
}

/** Every table that has a row of the person, by whatever column names people there. */
async function findTablesOf(userId: number): Promise<string[]> {
  const found: string[] = [];
  for (const table of Object.values<unknown>(schema)) {
    if (!is(table, PgTable)) continue;
    const owners = Object.entries(getTableColumns(table)).flatMap(([name, column]) =>
      ['userId', 'ownerId', 'customerId', 'referrerId'].includes(name) ? [eq(column, userId)] : [],
    );
    if (owners.length > 0 && (await connection().$count(table, or(...owners))) > 0) found.push(getTableName(table));
  }
  return found.sort();
}

describe('user/getpersonaldata', () => {
  it('[E-18] has the e-mails that went to the person, and nobody else’s', async () => {
    const { person, typed } = await aPersonWithData();
    const mail = (recipient: string, subject: string) =>
      connection()
        .insert(schema.outgoingMessages)
        .values({
          channel: 'mail',
          recipient,
          subject,
          text: `${subject} text`,
          state: 'sent',
          nextAttemptAt: service.clock.now(),
          createdAt: service.clock.now(),
        });
    await mail(typed.email, 'Yours');
    await mail(`not-${typed.email}`, 'Another’s');
    const { personalData } = await service.call('user/getpersonaldata', {}, { as: person.userId });
    expect(personalData).toMatchObject({
      messages: {
        mails: expect.arrayContaining([
          expect.objectContaining({ subject: 'Yours', text: 'Yours text', state: 'sent' }),
        ]),
      },
    });
    expect(JSON.stringify(personalData)).not.toContain('Another’s');
  });

  it('has everything the person gave and nothing that stands in for a secret or belongs to others', async () => {
    const { person, story, typed } = await aPersonWithData();
    const { personalData } = await service.call('user/getpersonaldata', {}, { as: person.userId });
    const text = JSON.stringify(personalData);
    for (const word of [...Object.values(typed), person.mobile, '1992-03-19'])
      expect([word, text.includes(word)]).toEqual([word, true]);
    expect(personalData).toMatchObject({
      settings: [{ sendsSms: false }],
      addresses: [{ text: typed.street }, { text: expect.stringContaining('second floor') }],
      vehicles: [{ plate: typed.plate }],
      orders: [{ state: 'PENDING_PAYMENT', description: typed.note, timeline: [{ state: 'PENDING_PAYMENT' }] }],
      wallet: { giftRials: 200_000, turnover: [{ turnoverEnum: 'gift-welcome' }], gifts: [{ source: 'welcome' }] },
      messages: { inbox: [{ event: 'welcome', title: 'Welcome to Pelakfan' }] },
      logins: [{ endedAt: null }],
      provider: null,
    });
    const [stored] = await connection().select().from(schema.users).where(eq(schema.users.id, person.userId));
    const [session] = await connection()
      .select()
      .from(schema.sessions)
      .where(eq(schema.sessions.userId, person.userId));
    for (const secret of [
      stored?.passwordHash,
      session?.tokenHash,
      session?.deviceId,
      person.token,
      story.provider.mobile,
    ])
      expect(text).not.toContain(secret);
    expect(text).not.toMatch(/hash|password|argon/i);
  });

  it('gives a provider the work without its customers, and an operator no stranger’s letter', async () => {
    const { person, story, taskid, typed } = await aPersonWithData();
    await connection().update(schema.tasks).set({ state: 'COMPLETED' }).where(eq(schema.tasks.id, taskid));
    await connection()
      .insert(schema.inboxMessages)
      .values({
        userId: story.provider.userId,
        event: 'contact-message',
        params: { name: typed.family, mobile: person.mobile, text: typed.note },
        createdAt: service.clock.now(),
      });
    const { personalData } = await service.call('user/getpersonaldata', {}, { as: story.provider.userId });
    expect(personalData).toMatchObject({ provider: { work: [{ state: 'COMPLETED' }] }, orders: [] });
    for (const others of [...Object.values(typed), person.mobile])
      expect(JSON.stringify(personalData)).not.toContain(others);
  });
});

describe('user/eraseaccount', () => {
  it('is refused while an order is open, with the number of them, and changes nothing', async () => {
    const { person, typed } = await aPersonWithData();
    expect(await preview(person.userId)).toEqual({
      isErased: false,
      openOrderCount: 1,
      isPaymentUnderWay: false,
      balanceRial: 0,
      balanceGiftCredit: 200_000,
    });
    await expect(erase(person)).rejects.toMatchObject({ key: 'orders-open', status: 409, params: { count: 1 } });
    expect((await service.call('user/getuseraccount', {}, { authorization: person.token })).account.lastName).toBe(
      typed.family,
    );
  });

  it('is refused while a payment is under way and while money is in the wallet, with the sum', async () => {
    const person = await registerPerson(service, aMobile());
    const { authority } = await service.call('ipg/increasewallet', { amountRial: 1_000_000 }, { as: person.userId });
    await expect(erase(person)).rejects.toMatchObject({ key: 'payment-under-way' });
    await service.bank.settle(authority, 'paid');
    await service.call('reqandpay/verifypayment', { authority });
    await expect(erase(person)).rejects.toMatchObject({
      key: 'wallet-not-empty',
      params: { amount: '100,000\u00a0tomans' },
    });
    expect(await preview(person.userId)).toMatchObject({ isPaymentUnderWay: false, balanceRial: 1_000_000 });
  });

  it('counts a provider’s bidding credit as money, too', async () => {
    const person = await registerPerson(service, aMobile());
    await service.context.ports.database.transaction((transaction) =>
      openAccount(transaction, 'bidding-credit', person.userId, 50_000, service.clock.now()),
    );
    await expect(erase(person)).rejects.toMatchObject({ key: 'wallet-not-empty' });
  });

  it('asks for the right password, and not without end', async () => {
    const person = await registerPerson(service, aMobile());
    const wrong = person.password === '0000' ? '0001' : '0000';
    await expect(service.call('user/eraseaccount', {}, { as: person.userId })).rejects.toMatchObject({
      key: 'invalid-input',
      fields: [{ field: 'password', message: 'required' }],
    });
    for (let tries = 0; tries < 5; tries += 1)
      await expect(erase(person, wrong)).rejects.toMatchObject({ key: 'invalid-login' });
    await expect(erase(person)).rejects.toMatchObject({ key: 'TooMuchRequest' });
    expect((await service.call('user/getuseraccount', {}, { authorization: person.token })).account.mobileNo).toBe(
      person.mobile,
    );
  });

  it('takes everything of the person out of every table, ends every session, and leaves the books to the rial', async () => {
    const data = await aPersonWithData();
    const { person, story, taskid, typed } = data;
    await cancel(data);
    await service.sendMessages();
    const words = [...Object.values(typed), person.mobile];
    expect((await findTables(words)).length).toBeGreaterThan(8);
    expect(await findTablesOf(person.userId)).toEqual(
      expect.arrayContaining([
        ...LEFT_BY_AN_ERASURE,
        'known_devices',
        'sessions',
        'user_settings',
        'vehicles',
        'waiting_customers',
      ]),
    );
    const giftExpenseBefore = await getBalanceRials(connection(), platformAccounts.giftExpense);

    expect(await erase(person)).toMatchObject({ isErased: true, balanceGiftCredit: 200_000 });

    // Counters against misuse stay for the day that they count: an erasure must not be the way around them.
    expect((await findTables(words)).filter((found) => found !== `throttles: ${person.mobile}`)).toEqual([]);
    expect(await findTablesOf(person.userId)).toEqual(LEFT_BY_AN_ERASURE);
    expect(await getBalanceRials(connection(), userAccount('gift', person.userId))).toBe(0);
    expect(await getBalanceRials(connection(), platformAccounts.giftExpense)).toBe(giftExpenseBefore - 200_000);
    await expect(service.call('user/getuseraccount', {}, { authorization: person.token })).rejects.toMatchObject({
      status: 401,
    });
    await expect(
      service.call('security/login', {
        mobile: person.mobile,
        password: toPasswordDigest(person.mobile, person.password),
      }),
    ).rejects.toMatchObject({ key: 'invalid-login' });
    expect(service.sessions.at(-1)).toBeNull();
    expect(service.revoked).toContainEqual(expect.objectContaining({ userId: String(person.userId) }));
    const [order] = await connection().select().from(schema.tasks).where(eq(schema.tasks.id, taskid));
    expect(order).toMatchObject({
      state: 'CANCELLED_BY_CUSTOMER',
      priceRials: 9_600_000,
      address: { text: '', locationId: TAJRISH_ID },
      providerId: story.provider.userId,
    });
  });

  it('frees the mobile for whoever has it now, who gets no second welcome gift and nothing of the first', async () => {
    const first = await registerPerson(service, aMobile());
    await erase(first);
    const next = await registerPerson(service, first.mobile);
    expect(next.userId).not.toBe(first.userId);
    expect(await service.call('wallet/getaccountbalance', {}, { as: next.userId })).toMatchObject({
      balanceGiftCredit: 0,
      balanceRial: 0,
    });
    expect((await service.call('user/getuseraccount', {}, { as: next.userId })).account).toMatchObject({
      deliveryAddressCount: 0,
      email: null,
    });
  });
});

it('[E-06] keeps addresses up to 30, and says so', async () => {
  const { userId } = await registerPerson(service, aMobile());
  const add = (number: number) =>
    service.call(
      'user/adddeliveryaddress',
      { deliveryaddrname: 'Home', deliveryaddr: `Street ${number}`, locationid: TAJRISH_ID },
      { as: userId },
    );
  for (let number = 1; number <= 30; number += 1) await add(number);
  await expect(add(31)).rejects.toMatchObject({ key: 'limit-reached', status: 409, params: { limit: 30 } });
});

it('[E-20] keeps vehicles up to 20, whatever arrives at once; a plate that is there is no new one', async () => {
  const { userId } = await registerPerson(service, aMobile());
  const add = (number: number) =>
    service.call('user/adduserauto', { vehicleType: 'MOTORCYCLE', plaque: `123-${10_000 + number}` }, { as: userId });
  for (let number = 1; number <= 18; number += 1) await add(number);
  const outcomes = await Promise.allSettled([add(19), add(20), add(21), add(22)]);
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(2);
  expect((await service.call('user/getuserauto', { id: userId, limit: 100 }, { as: userId })).lstUserAuto).toHaveLength(
    20,
  );
  await add(1);
});
