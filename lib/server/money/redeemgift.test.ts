import { WRONG_GIFT_CODES_AN_HOUR } from '@/lib/domain/constants/gifts';
import { DAY_MS } from '@/lib/domain/constants/time-units';

import { giftCodes } from '../schema';
import { aPlacedOrder } from '../seed/stories/orders';
import { aCustomerWithAnAddress, aFreeProvider } from '../seed/stories/people';
import { useMarket } from '../testing/use-market';

const service = useMarket({ checksLedger: true });

const aPerson = async () => (await aCustomerWithAnAddress(service.context)).userId;
const balance = (as: number) => service.call('wallet/getaccountbalance', {}, { as });
const turnover = (as: number) => service.call('wallet/getturnover', {}, { as });

describe('a gift code', () => {
  const redeem = (as: number, giftCode: string) => service.call('gift/redeemgift', { giftCode }, { as });
  let owner: number;
  beforeAll(async () => {
    owner = await aPerson();
    const expiresAt = new Date(service.clock.now().getTime() + DAY_MS);
    await service.context.ports.database.connection.insert(giftCodes).values([
      { code: 'NOWRUZ', amountRials: 300_000, remainingUses: 10, expiresAt },
      { code: 'LAST', amountRials: 300_000, remainingUses: 1, expiresAt },
      { code: 'OWN', amountRials: 300_000, remainingUses: 5, expiresAt, ownerId: owner },
      { code: 'BAHAR-1405', amountRials: 300_000, remainingUses: 10, expiresAt },
      { code: 'ENDED', amountRials: 300_000, remainingUses: 5, expiresAt: service.clock.now() },
    ]);
  });
  const isRefused = { key: 'gift-not-valid', value: 2007 };

  it('becomes gift credit, once a person, in any spelling', async () => {
    const as = await aPerson();
    expect(await redeem(as, ' nowruz ')).toEqual({
      giftRial: 300_000,
      balanceGiftCredit: 300_000,
      expiresAtMs: service.clock.now().getTime() + 90 * DAY_MS,
      terms: { sharePercent: null, leastOrderRial: 0, lstCity: [], lstService: [], isFirstOrderOnly: false },
    });
    await expect(redeem(as, 'NOWRUZ')).rejects.toMatchObject({ key: 'gift-used' });
    expect(await balance(as)).toMatchObject({ balanceGiftCredit: 300_000, balanceRial: 0 });
    expect((await turnover(as)).lstTurnover).toMatchObject([
      { turnoverEnum: 'gift-code', accountEnum: 'GIFT', turnoverKindEnum: 'GIFT', amountRial: 300_000 },
    ]);
    expect((await redeem(await aPerson(), 'NOWRUZ')).giftRial).toBe(300_000);
  });

  it.each(['BAHAR-۱۴۰۵', 'bahar-١٤٠٥', ' Bahar -1405'])('is the same code as %s', async (typed) => {
    expect((await redeem(await aPerson(), typed)).giftRial).toBe(300_000);
  });

  it('is given once when it arrives several times at once, and its last use to one person of two', async () => {
    const as = await aPerson();
    const outcomes = await Promise.allSettled([redeem(as, 'NOWRUZ'), redeem(as, 'NOWRUZ'), redeem(as, 'NOWRUZ')]);
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect((await balance(as)).balanceGiftCredit).toBe(300_000);
    const [one, other] = [await aPerson(), await aPerson()];
    const last = await Promise.allSettled([redeem(one, 'LAST'), redeem(other, 'LAST')]);
    expect(last.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect((await balance(one)).balanceGiftCredit + (await balance(other)).balanceGiftCredit).toBe(300_000);
  });

  it('made for one person is nobody else’s, in the wallet and with an order; the error does not reveal it', async () => {
    const stranger = await aPerson();
    await expect(redeem(stranger, 'OWN')).rejects.toMatchObject(isRefused);
    await expect(service.call('gift/verifygift', { giftCode: 'OWN' }, { as: stranger })).rejects.toMatchObject(
      isRefused,
    );
    await expect(redeem(stranger, 'ENDED')).rejects.toMatchObject({ key: 'gift-ended' });
    for (const code of ['NONE', '0', '1']) await expect(redeem(stranger, code)).rejects.toMatchObject(isRefused);
    expect((await redeem(owner, 'OWN')).giftRial).toBe(300_000);
    expect((await turnover(stranger)).turnoverCount).toBe(0);
  });

  it('cannot be found by trying', async () => {
    const as = await aPerson();
    for (let tries = 0; tries < WRONG_GIFT_CODES_AN_HOUR; tries += 1)
      await expect(redeem(as, `TRY${tries}`)).rejects.toMatchObject(isRefused);
    await expect(redeem(as, 'NOWRUZ')).rejects.toMatchObject({
      key: 'TooMuchRequest',
      retryAfterSeconds: expect.any(Number),
    });
    await expect(service.call('gift/verifygift', { giftCode: 'NOWRUZ' }, { as })).rejects.toMatchObject({
      key: 'TooMuchRequest',
    });
  });

  it('has one budget of wrong tries for the wallet, a price and the settling of an order', async () => {
    const customer = await aCustomerWithAnAddress(service.context, { cashRials: 50_000_000 });
    const as = customer.userId;
    const { reqid } = await aPlacedOrder({ service, customer, provider: await aFreeProvider(service.context) });
    const settle = (prefix: 'cod-' | 'wallet-', giftCode: string) =>
      service.call('custom', { prefix, reqId: reqid, giftCode, useWallet: 'false' }, { as });
    const paths = [
      (code: string) => settle('cod-', code),
      (code: string) => settle('wallet-', code),
      (code: string) => service.call('gift/verifygift', { giftCode: code }, { as }),
      (code: string) => redeem(as, code),
    ];
    const guesses = Array.from({ length: WRONG_GIFT_CODES_AN_HOUR / paths.length }, (_, round) =>
      paths.map((tryOn, path): Promise<unknown> => tryOn(`GUESS${round}-${path}`)),
    ).flat();
    const refused = (await Promise.allSettled(guesses)).map((guess) => guess.status === 'rejected' && guess.reason.key);
    expect(refused).toHaveLength(WRONG_GIFT_CODES_AN_HOUR);
    expect(new Set(refused)).toEqual(new Set(['gift-not-valid']));
    for (const tryOn of paths) await expect(tryOn('NOWRUZ')).rejects.toMatchObject({ key: 'TooMuchRequest' });
    // Paying is not guessing.
    expect((await settle('wallet-', '1')).paid).toBe(true);
  });

  it('with the right letters costs no try, also where the order cannot be settled with it', async () => {
    const customer = await aCustomerWithAnAddress(service.context);
    const as = customer.userId;
    const { reqid } = await aPlacedOrder({ service, customer, provider: await aFreeProvider(service.context) });
    for (let tries = 0; tries <= WRONG_GIFT_CODES_AN_HOUR; tries += 1)
      await expect(
        service.call('custom', { prefix: 'wallet-', reqId: reqid, giftCode: 'NOWRUZ', useWallet: 'true' }, { as }),
      ).rejects.toMatchObject({ key: 'wallet-too-low' });
    expect((await redeem(as, 'NOWRUZ')).giftRial).toBeGreaterThan(0);
  });
});
