import { randomUUID } from 'node:crypto';

import { eq } from 'drizzle-orm';

import { PAYOUT, WITHDRAWAL } from '@/lib/domain/constants/providers';
import { toTransferDay } from '@/lib/domain/payout/transfer-day';
import { toPasswordDigest } from '@/lib/domain/person/password';

import { getBalanceRials, platformAccounts, userAccount } from '../money';
import { inboxMessages, payoutAccounts, payouts, users } from '../schema';
import { openAccount } from '../seed/people';
import { A_SHEBA } from '../seed/stories/payouts';
import { aMobile, anOperator } from '../seed/stories/people';
import { registerPerson, type TestPerson } from '../testing/person';
import { useMarket } from '../testing/use-market';
import { listEntries, toRunHash } from './runs/store';

const OTHER_SHEBA = 'IR062960000000100324200001';
/** Not whole tomans: a fee of some percent leaves single rials. */
const OWN_RIALS = 1_234_567;

const service = useMarket({ checksLedger: true });

const connection = () => service.context.ports.database.connection;
const read = (as: number) => service.call('payout/getwithdrawals', {}, { as });
const saveSheba = (as: number, sheba = A_SHEBA) => service.call('payout/savesheba', { sheba }, { as });
const ask = (as: number, amountRial: number, idempotencyKey: string = randomUUID()) =>
  service.call('payout/requestwithdrawal', { amountRial }, { as, idempotencyKey });
const cashOf = (userId: number) => getBalanceRials(connection(), userAccount('cash', userId));
const eventsOf = async (userId: number) =>
  (await connection().select().from(inboxMessages).where(eq(inboxMessages.userId, userId))).map(({ event }) => event);
const erase = ({ mobile, password, token }: TestPerson) =>
  service.call('user/eraseaccount', { password: toPasswordDigest(mobile, password) }, { authorization: token });

async function aCustomerWithMoney(rials = OWN_RIALS): Promise<TestPerson> {
  const person = await registerPerson(service, aMobile());
  await service.context.ports.database.transaction((transaction) =>
    openAccount(transaction, 'cash', person.userId, rials, service.clock.now()),
  );
  return person;
}

/** Asked for, confirmed, approved and handed to the bank; the run and the payout. */
async function atTheBank(userId: number, amountRials: number) {
  const [maker, second] = [await anOperator(service.context), await anOperator(service.context)];
  await saveSheba(userId);
  const { payoutid } = await ask(userId, amountRials);
  await service.call('operator/confirmsheba', { userid: userId, sheba: A_SHEBA }, { as: maker });
  const { runid, hash, count } = await service.call('operator/makepayoutrun', {}, { as: maker });
  await service.call('operator/approvepayoutrun', { runid, hash, count }, { as: second });
  await service.call('operator/getpayoutfile', { runid, method: 'paya', format: 'csv' }, { as: maker });
  const hears = (result: string) =>
    service.call(
      'operator/importpayoutreturn',
      { runid, file: new TextEncoder().encode(`id,result,code,text\n${payoutid},${result}\n`) },
      { as: maker },
    );
  return { payoutid, runid, maker, hears };
}

describe('own money on its way from the wallet to the bank', () => {
  it('[C-wallet] [B-17] goes by the run of pay, with its state, its day and the bank’s words, and comes back to the wallet', async () => {
    const { userId } = await aCustomerWithMoney();
    expect(await read(userId)).toMatchObject({ ownRial: OWN_RIALS, availableRial: 0, obstacle: 'no-sheba' });
    const dueDate = toTransferDay(service.clock.now().getTime(), 'weekly', new Set());
    const { payoutid, runid, maker, hears } = await atTheBank(userId, 1_000_000);
    expect(await read(userId)).toMatchObject({
      ownRial: OWN_RIALS - 1_000_000,
      availableRial: OWN_RIALS - 1_000_000,
      sheba: A_SHEBA,
      isOwnerConfirmed: true,
      dueDate,
      lstPayout: [{ payoutid, amountRial: 1_000_000, state: 'at-bank', dueDate, sheba: A_SHEBA }],
    });
    const { lstPayout } = await service.call('operator/getpayoutrun', { runid }, { as: maker });
    expect(lstPayout).toEqual([expect.objectContaining({ payoutid, source: 'cash', amountRial: 1_000_000 })]);
    await hears('returned,AC04,The account was closed');
    expect(await cashOf(userId)).toBe(OWN_RIALS);
    expect((await read(userId)).lstPayout).toEqual([
      expect.objectContaining({ state: 'returned', returnCode: 'AC04', returnReason: 'The account was closed' }),
    ]);
    expect((await read(userId)).obstacle).toBe('sheba-blocked');
    expect(await eventsOf(userId)).toEqual(expect.arrayContaining(['withdrawal-requested', 'withdrawal-returned']));
    const { lstTurnover } = await service.call('wallet/getturnover', {}, { as: userId });
    expect(lstTurnover.map(({ turnoverEnum }) => turnoverEnum)).toEqual(
      expect.arrayContaining(['withdrawal', 'withdrawal-return']),
    );
  });

  it.each(['TM01', 'MS03'])(
    '[C-wallet] [B-17] goes by itself with the next run after a return for %s, once; the second return in a row waits for its owner',
    async (code) => {
      const { userId } = await aCustomerWithMoney();
      const { payoutid, hears } = await atTheBank(userId, 1_000_000);
      await hears(`returned,${code},Not today`);
      await hears(`returned,${code},Not today`);
      expect(await cashOf(userId)).toBe(OWN_RIALS - 1_000_000);
      const held = await read(userId);
      expect(held).toMatchObject({ obstacle: 'payout-returned', availableRial: 0 });
      const { obstacleEndsAtMs } = held;
      const dueDate = toTransferDay(obstacleEndsAtMs ?? 0, 'weekly', new Set());
      expect(held.lstPayout).toMatchObject([
        { state: 'requested', amountRial: 1_000_000, sheba: A_SHEBA, dueDate, isSentAgain: false },
        { payoutid, state: 'returned', returnCode: code, isSentAgain: true },
      ]);
      const news = (await connection().select().from(inboxMessages).where(eq(inboxMessages.userId, userId))).filter(
        ({ event }) => event.startsWith('withdrawal'),
      );
      expect(news.map(({ event, params }) => [event, params.isBlocked])).toEqual([
        ['withdrawal-requested', undefined],
        ['withdrawal-returned', 'no'],
      ]);

      const operators = [await anOperator(service.context), await anOperator(service.context)];
      const make = () => service.call('operator/makepayoutrun', {}, { as: operators[0] });
      await expect(make()).rejects.toMatchObject({ key: 'nothing-due' });
      service.clock.advance(PAYOUT.afterChangeMs);
      const { runid, hash, count } = await make();
      const again = (await read(userId)).lstPayout[0];
      expect(again?.state).toBe('in-run');
      await service.call('operator/approvepayoutrun', { runid, hash, count }, { as: operators[1] });
      await service.call('operator/getpayoutfile', { runid, method: 'paya', format: 'csv' }, { as: operators[0] });
      const file = new TextEncoder().encode(`id,result,code\n${again?.payoutid},returned,${code}\n`);
      await service.call('operator/importpayoutreturn', { runid, file }, { as: operators[0] });
      expect(await read(userId)).toMatchObject({
        ownRial: OWN_RIALS,
        obstacle: 'sheba-blocked',
        lstPayout: [{ state: 'returned', isSentAgain: false }, { payoutid }],
      });
    },
  );

  it('[C-wallet] is at most the own money: a gift of the wallet does not leave it', async () => {
    const { userId } = await aCustomerWithMoney(500_000);
    await saveSheba(userId);
    const { balanceGiftCredit } = await service.call('wallet/getaccountbalance', {}, { as: userId });
    expect(balanceGiftCredit).toBeGreaterThan(0);
    expect((await read(userId)).ownRial).toBe(500_000);
    await expect(ask(userId, 500_010)).rejects.toMatchObject({ key: 'payout-exceeds' });
    await expect(ask(userId, WITHDRAWAL.leastRials - 10)).rejects.toMatchObject({ key: 'payout-too-small' });
    await expect(ask(userId, WITHDRAWAL.leastRials + 1)).rejects.toMatchObject({ key: 'payout-too-small' });
    await expect(ask(userId, 0)).rejects.toMatchObject({ key: 'payout-too-small' });
    expect(await cashOf(userId)).toBe(500_000);
  });

  it('[C-wallet] can all leave at any size, with its single rials', async () => {
    const { userId } = await aCustomerWithMoney(1234);
    await saveSheba(userId);
    expect(await ask(userId, 1234)).toMatchObject({ availableRial: 0 });
    expect(await cashOf(userId)).toBe(0);
    expect((await read(userId)).lstPayout).toEqual([expect.objectContaining({ amountRial: 1234, state: 'requested' })]);
  });

  it('[C-wallet] moves once under two concurrent requests, and an equal key is one request', async () => {
    const { userId } = await aCustomerWithMoney(1_000_000);
    await saveSheba(userId);
    const key = randomUUID();
    const answers = await Promise.all([ask(userId, 600_000, key), ask(userId, 600_000, key)]);
    expect(answers[0]).toEqual(answers[1]);
    await expect(ask(userId, 600_000)).rejects.toMatchObject({ key: 'payout-exceeds' });
    expect(await cashOf(userId)).toBe(400_000);
    const outcomes = await Promise.allSettled([ask(userId, 400_000), ask(userId, 400_000)]);
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(await cashOf(userId)).toBe(0);
  });

  it('[C-wallet] waits 72 hours after a change of Sheba or password; a first Sheba is no change', async () => {
    const { userId } = await aCustomerWithMoney();
    await saveSheba(userId);
    expect((await read(userId)).obstacle).toBeNull();
    await saveSheba(userId, OTHER_SHEBA);
    const held = await read(userId);
    expect(held).toMatchObject({ obstacle: 'sheba-changed', availableRial: 0 });
    await expect(ask(userId, 200_000)).rejects.toMatchObject({ key: 'payout-blocked' });
    service.clock.advance(PAYOUT.afterChangeMs);
    await connection().update(users).set({ passwordChangedAt: service.clock.now() }).where(eq(users.id, userId));
    expect(await read(userId)).toMatchObject({ obstacle: 'password-changed', availableRial: 0 });
    service.clock.advance(PAYOUT.afterChangeMs);
    expect(await read(userId)).toMatchObject({ obstacle: null, availableRial: OWN_RIALS });
  });
});

describe('an account with money on it', () => {
  it('[C-wallet] [C-user] is erased once the bank has paid the money out, and not while it is on its way', async () => {
    const person = await aCustomerWithMoney();
    const { userId } = person;
    expect(await service.call('user/eraseaccount', { previewOnly: true }, { as: userId })).toMatchObject({
      balanceRial: OWN_RIALS - 7,
      walletRial: OWN_RIALS - 7,
      isPayoutUnderWay: false,
    });
    await expect(erase(person)).rejects.toMatchObject({ key: 'wallet-not-empty' });
    const { hears } = await atTheBank(userId, OWN_RIALS);
    await expect(erase(person)).rejects.toMatchObject({ key: 'payout-under-way' });
    await hears('paid,,');
    expect(await erase(person)).toMatchObject({ isErased: true, balanceRial: 0 });
  });

  it('[C-wallet] [B-17] a payout that the bank returns after that waits in escrow as a case until an operator transfers it', async () => {
    const person = await aCustomerWithMoney();
    const { payoutid, runid, hears, maker } = await atTheBank(person.userId, OWN_RIALS);
    await hears('paid,,');
    await erase(person);
    const escrow = () => getBalanceRials(connection(), platformAccounts.escrow);
    const before = await escrow();
    const returned = 'returned,AC04,Closed on the way';
    expect(await hears(returned)).toMatchObject({ returnedCount: 1 });
    expect(await hears(returned)).toMatchObject({ returnedCount: 0 });
    expect(await escrow()).toBe(before + OWN_RIALS);
    expect(await cashOf(person.userId)).toBe(0);
    const [row] = await connection().select().from(payouts).where(eq(payouts.id, payoutid));
    expect(row).toMatchObject({ state: 'returned', returnCode: 'AC04', sheba: A_SHEBA });
    expect(await connection().$count(payoutAccounts, eq(payoutAccounts.userId, person.userId))).toBe(0);
    const told = await connection().select().from(inboxMessages).where(eq(inboxMessages.userId, maker));
    expect(told.find(({ event }) => event === 'payout-owed')?.params).toMatchObject({
      amountRials: OWN_RIALS,
      reference: 'Closed on the way',
      number: `payout-${payoutid}`,
    });
    const { run } = await service.call('operator/getpayoutrun', { runid }, { as: maker });
    expect(run).toMatchObject({ ledger: { openRial: 0, paidRial: 0, returnedRial: OWN_RIALS }, lstLedgerGap: [] });
    const cases = async () => (await service.call('operator/getallbankcase', {}, { as: maker })).lstCase;
    const [found] = await cases();
    expect(await cases()).toEqual([
      expect.objectContaining({
        kind: 'owed-payout',
        amountRial: OWN_RIALS,
        customer: null,
        gateway: null,
        authority: String(payoutid),
        payout: { payoutid, runid, words: 'Closed on the way' },
        mayAsk: false,
        moves: ['transferred'],
      }),
    ]);
    const queued = await service.call('operator/getallcase', { queue: 'bank' }, { as: maker });
    expect(queued.lstCase).toMatchObject([{ queue: 'bank', amountRial: OWN_RIALS }]);
    const bankcaseid = found?.bankcaseid ?? 0;
    const decision = {
      bankcaseid,
      move: 'transferred',
      seenRial: OWN_RIALS,
      reason: 'Its owner wrote to us.',
    } as const;
    const transfer = (reference?: string) =>
      service.call('operator/decidebankcase', { ...decision, reference }, { as: maker });
    await expect(transfer()).rejects.toMatchObject({ key: 'invalid-input' });
    await transfer('Paya 4711');
    await expect(transfer('Paya 4711')).rejects.toMatchObject({ key: 'move-not-allowed' });
    expect(await escrow()).toBe(before);
    expect(await cases()).toEqual([]);
  });

  it('[B-17] the file of a run is the same, and its hash is its rows’, after the payee had another name and after the erasure', async () => {
    const person = await aCustomerWithMoney();
    const { runid, hears, maker } = await atTheBank(person.userId, OWN_RIALS);
    const file = () => service.call('operator/getpayoutfile', { runid, method: 'paya', format: 'csv' }, { as: maker });
    const readHash = async () => {
      const { run } = await service.call('operator/getpayoutrun', { runid }, { as: maker });
      return [run.hash, toRunHash(await listEntries(connection(), runid))];
    };
    const first = await file();
    const [hash] = await readHash();
    await connection().update(users).set({ lastName: 'Ahmadi' }).where(eq(users.id, person.userId));
    expect(await file()).toEqual(first);
    await hears('paid,,');
    await erase(person);
    expect(await file()).toEqual(first);
    expect(await readHash()).toEqual([hash, hash]);
  });

  it('[B-17] one key asks for one sum: another sum under it is refused, and nothing more leaves the wallet', async () => {
    const { userId } = await aCustomerWithMoney();
    await saveSheba(userId);
    const key = randomUUID();
    await ask(userId, 1_000_000, key);
    await expect(ask(userId, 2_000_000, key)).rejects.toMatchObject({ key: 'idempotency-key-reused' });
    expect(await read(userId)).toMatchObject({ ownRial: OWN_RIALS - 1_000_000 });
  });
});
