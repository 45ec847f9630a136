import { eq, getTableColumns, getTableName, is, or } from 'drizzle-orm';
import { PgTable } from 'drizzle-orm/pg-core';

import { ROLE_IDS } from '@/lib/contract/enumerations';
import { toPasswordDigest } from '@/lib/domain/person/password';

import { getBalanceRials, platformAccounts, userAccount } from '../money';
import * as schema from '../schema';
import { openAccount } from '../seed/people';
import { aMobile, TAJRISH_ID } from '../seed/stories/people';
import { registerPerson, type TestPerson } from '../testing/person';
import { aPersonWithData, type PersonWithData } from '../testing/person-with-data';
import { useMarket } from '../testing/use-market';

/** The books, and the order with its place; the address that it names is empty. */
const LEFT_BY_AN_ERASURE = ['addresses', 'gift_grants', 'ledger_accounts', 'tasks'];

const service = useMarket({ checksLedger: true });

const connection = () => service.context.ports.database.connection;
const erase = (person: TestPerson, password = person.password) =>
  service.call(
    'user/eraseaccount',
    { password: toPasswordDigest(person.mobile, password) },
    { authorization: person.token },
  );
const preview = (as: number) => service.call('user/eraseaccount', { previewOnly: true }, { as });

async function aPersonWhoOperates(): Promise<TestPerson> {
  const person = await registerPerson(service, aMobile());
  await connection()
    .insert(schema.userRoles)
    .values({ userId: person.userId, roleId: ROLE_IDS.operator, deskRoles: ['owner'] });
  return person;
}

async function cancel({ person, taskid, typed }: PersonWithData): Promise<void> {
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

/** Every table that has a row of the person, in any column that names people there. */
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

describe('user/eraseaccount', () => {
  it('is refused while an order is open, with their number, and changes nothing', async () => {
    const { person, typed } = await aPersonWithData(service);
    expect(await preview(person.userId)).toEqual({
      isErased: false,
      openOrderCount: 1,
      isPaymentUnderWay: false,
      isPayoutUnderWay: false,
      balanceRial: 0,
      walletRial: 0,
      payableRial: 0,
      creditRial: 0,
      balanceGiftCredit: 200_000,
      isLastOperator: false,
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

  it('keeps the last operator, who alone decides applications and appeals, also when the last two go at once', async () => {
    const [first, second] = [await aPersonWhoOperates(), await aPersonWhoOperates()];
    expect(await preview(first.userId)).toMatchObject({ isLastOperator: false });
    const ends = await Promise.allSettled([erase(first), erase(second)]);
    expect(ends.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    const last = ends[0]?.status === 'rejected' ? first : second;
    await expect(erase(last)).rejects.toMatchObject({ key: 'last-operator', status: 409 });
    expect(await preview(last.userId)).toMatchObject({ isErased: false, isLastOperator: true });
    expect(await preview((await registerPerson(service, aMobile())).userId)).toMatchObject({ isLastOperator: false });
    await aPersonWhoOperates();
    expect(await erase(last)).toMatchObject({ isErased: true });
  });

  it('counts a provider’s bidding credit as money, too', async () => {
    const person = await registerPerson(service, aMobile());
    await service.context.ports.database.transaction((transaction) =>
      openAccount(transaction, 'bidding-credit', person.userId, 50_000, service.clock.now()),
    );
    await expect(erase(person)).rejects.toMatchObject({ key: 'wallet-not-empty' });
  });

  it('asks for the right password, with a limit of tries', async () => {
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

  it('deletes every value of the person from every table, ends every session, and leaves the books to the rial', async () => {
    const data = await aPersonWithData(service);
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

  it('frees the mobile for its present owner, who gets no second welcome gift and nothing of the first', async () => {
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
