import { eq } from 'drizzle-orm';

import type { CallRequest } from '@/lib/contract';
import { APPROVAL_MS } from '@/lib/domain/constants/money';
import { GIFT_CODE_ALONE_RIALS } from '@/lib/domain/constants/gifts';
import { addDays, toTehranDate } from '@/lib/domain/site/jalali-date';

import { auditEntries } from '../schema';
import { aCustomerWithAnAddress, anOperator } from '../seed/stories/people';
import { useMarket } from '../testing/use-market';

const REASON = 'For the new year';

describe('a gift code of the desk', () => {
  const service = useMarket({ checksLedger: true });
  let [finance, second, support] = [0, 0, 0];
  beforeAll(async () => {
    finance = await anOperator(service.context, 'finance');
    second = await anOperator(service.context, 'finance');
    support = await anOperator(service.context, 'support');
  });
  const today = () => toTehranDate(service.clock.now().getTime());
  const make = (wish: Partial<CallRequest<'operator/makegiftcode'>> = {}, as = finance) =>
    service.call(
      'operator/makegiftcode',
      { amountRial: 500_000, uses: 3, toDate: addDays(today(), 10), reason: REASON, ...wish },
      { as },
    );
  const confirm = (codeid: number, isconfirmed: boolean, as = second) =>
    service.call('operator/confirmgiftcode', { codeid, isconfirmed }, { as });
  const end = (codeid: number) => service.call('operator/endgiftcode', { codeid, reason: REASON }, { as: finance });
  const redeem = async (giftCode: string) =>
    service.call('gift/redeemgift', { giftCode }, { as: (await aCustomerWithAnAddress(service.context)).userId });
  const list = () => service.call('operator/getallgiftcode', {}, { as: finance });

  it('is made by finance, used by people, and listed with its uses and their value', async () => {
    const { giftCode } = await make({ lstCityId: [1], leastOrderRial: 1_000_000, sharePercent: 20 });
    expect(giftCode).toMatchObject({ state: 'open', amountRial: 500_000, uses: 3, usedCount: 0, mayConfirm: false });
    expect(giftCode.terms).toMatchObject({ sharePercent: 20, leastOrderRial: 1_000_000, lstCity: ['Tehran'] });
    for (let uses = 0; uses < 2; uses += 1) await redeem(giftCode.code);
    const { lstGiftCode, lstCity, lstService, totalCount } = await list();
    expect(lstGiftCode[0]).toMatchObject({ codeid: giftCode.codeid, uses: 3, usedCount: 2, givenRial: 1_000_000 });
    expect(totalCount).toBe(lstGiftCode.length);
    expect(lstCity.length * lstService.length).toBeGreaterThan(0);
    await redeem(giftCode.code);
    await expect(redeem(giftCode.code)).rejects.toMatchObject({ key: 'gift-used-up' });
    expect((await list()).lstGiftCode[0]).toMatchObject({ state: 'used-up', usedCount: 3 });
  });

  it('is not made by support, nor twice under one code, nor for an unknown city or an invalid last day', async () => {
    await expect(make({}, support)).rejects.toMatchObject({ key: 'operators-only' });
    await make({ code: 'nowruz-1' });
    await expect(make({ code: 'NOWRUZ-1' })).rejects.toMatchObject({ key: 'conflict' });
    for (const beyond of [
      { amountRial: 50_000_010 },
      { amountRial: 10_005 },
      { uses: 0 },
      { sharePercent: 51 },
      { code: 'four' },
    ])
      await expect(make(beyond)).rejects.toMatchObject({ key: 'invalid-input' });
    await expect(make({ lstCityId: [999] })).rejects.toMatchObject({ key: 'invalid-input' });
    await expect(make({ lstServiceId: [999] })).rejects.toMatchObject({ key: 'invalid-input' });
    await expect(make({ toDate: addDays(today(), -1) })).rejects.toMatchObject({ key: 'invalid-input' });
    await expect(make({ fromDate: addDays(today(), 11) })).rejects.toMatchObject({ key: 'invalid-input' });
  });

  it('above an operator’s limit waits for another one', async () => {
    const alone = await make({ amountRial: 500_000, uses: GIFT_CODE_ALONE_RIALS / 500_000 });
    expect(alone.giftCode.state).toBe('open');
    const { giftCode } = await make({ amountRial: 500_000, uses: GIFT_CODE_ALONE_RIALS / 500_000 + 1 });
    const { codeid, code } = giftCode;
    expect(giftCode).toMatchObject({ state: 'waiting', mayConfirm: false });
    await expect(redeem(code)).rejects.toMatchObject({ key: 'gift-not-valid' });
    await expect(confirm(codeid, true, finance)).rejects.toMatchObject({ key: 'not-yours' });
    expect((await confirm(codeid, true)).giftCode.state).toBe('open');
    await expect(confirm(codeid, true)).rejects.toMatchObject({ key: 'move-not-allowed' });
    expect((await redeem(code)).giftRial).toBe(500_000);
  });

  it('refused by the second operator is over', async () => {
    const { giftCode } = await make({ amountRial: 50_000_000, uses: 2 });
    expect((await confirm(giftCode.codeid, false)).giftCode.state).toBe('ended');
    await expect(redeem(giftCode.code)).rejects.toMatchObject({ key: 'gift-not-valid' });
  });

  it('above an operator’s limit is void once the question about it has lapsed', async () => {
    const { giftCode } = await make({ amountRial: 50_000_000, uses: 2, toDate: addDays(today(), 30) });
    service.clock.advance(APPROVAL_MS + 1);
    await expect(confirm(giftCode.codeid, true)).rejects.toMatchObject({ key: 'approval-void' });
    await expect(redeem(giftCode.code)).rejects.toMatchObject({ key: 'gift-not-valid' });
  });

  it('begins and ends on its days, or earlier by an operator; earlier gifts stay', async () => {
    const later = await make({ fromDate: addDays(today(), 2) });
    expect(later.giftCode.state).toBe('soon');
    await expect(redeem(later.giftCode.code)).rejects.toMatchObject({ key: 'gift-not-begun' });
    const { giftCode } = await make();
    const as = (await aCustomerWithAnAddress(service.context)).userId;
    await service.call('gift/redeemgift', { giftCode: giftCode.code }, { as });
    expect((await end(giftCode.codeid)).giftCode.state).toBe('ended');
    await expect(redeem(giftCode.code)).rejects.toMatchObject({ key: 'gift-ended' });
    await expect(end(giftCode.codeid)).rejects.toMatchObject({ key: 'move-not-allowed' });
    await expect(end(999_999)).rejects.toMatchObject({ key: 'not-found' });
    expect((await service.call('wallet/getaccountbalance', {}, { as })).balanceGiftCredit).toBe(500_000);
  });

  it('stands in the log with its reason', async () => {
    const { giftCode } = await make();
    await end(giftCode.codeid);
    const entries = await service.context.ports.database.connection
      .select()
      .from(auditEntries)
      .where(eq(auditEntries.subjectId, giftCode.codeid));
    expect(entries).toContainEqual(expect.objectContaining({ subject: 'gift-code', reason: REASON }));
  });
});
