import { eq } from 'drizzle-orm';

import { payoutAccounts } from '../../schema';
import { A_SHEBA, aDuePayout } from '../../seed/stories/payouts';
import { anOperator } from '../../seed/stories/people';
import { useMarket } from '../../testing/use-market';

const OTHER_SHEBA = 'IR062960000000100324200001';

const service = useMarket({ checksLedger: true });

const connection = () => service.context.ports.database.connection;
const accountOf = async (userId: number) =>
  (await connection().select().from(payoutAccounts).where(eq(payoutAccounts.userId, userId)))[0];

describe('the owner of a bank account', () => {
  it('[B-17] the second return in a row needs an operator, who confirms the account anew', async () => {
    const maker = await anOperator(service.context);
    const { userId, payoutId } = await aDuePayout(service.context);
    await connection().update(payoutAccounts).set({ returnsInARow: 1 }).where(eq(payoutAccounts.userId, userId));
    const { runid, hash, count } = await service.call('operator/makepayoutrun', {}, { as: maker });
    await service.call('operator/approvepayoutrun', { runid, hash, count }, { as: await anOperator(service.context) });
    await service.call('operator/getpayoutfile', { runid, method: 'paya', format: 'csv' }, { as: maker });
    const file = new TextEncoder().encode(`id,result,code\n${payoutId},returned,MS03\n`);
    await service.call('operator/importpayoutreturn', { runid, file }, { as: maker });
    expect(await accountOf(userId)).toMatchObject({
      returnsInARow: 2,
      ownerConfirmedAt: null,
      blockedAt: expect.any(Date),
    });
    const { lstSheba } = await service.call('operator/getallsheba', { pageSize: 50 }, { as: maker });
    expect(lstSheba).toContainEqual(expect.objectContaining({ userid: userId, isBlocked: true, bankCode: '054' }));
    const confirm = (sheba: string, as = maker) =>
      service.call('operator/confirmsheba', { userid: userId, sheba }, { as });
    await expect(confirm(OTHER_SHEBA)).rejects.toMatchObject({ key: 'conflict' });
    expect(await confirm(A_SHEBA)).toEqual({ isOwnerConfirmed: true });
    expect(await accountOf(userId)).toMatchObject({ returnsInARow: 0, blockedAt: null, ownerConfirmedBy: maker });
    const byId = await service.call('operator/getallsheba', { userid: userId }, { as: maker });
    expect(byId.lstSheba).toMatchObject([{ userid: userId, confirmedAtMs: service.clock.now().getTime() }]);
    await expect(
      service.call('operator/confirmsheba', { userid: maker, sheba: A_SHEBA }, { as: maker }),
    ).rejects.toMatchObject({ key: 'not-yours' });
  });
});
