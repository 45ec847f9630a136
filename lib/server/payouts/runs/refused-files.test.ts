import { eq } from 'drizzle-orm';

import { PAYOUT_RUN } from '@/lib/domain/constants/providers';

import { users } from '../../schema';
import { aDuePayout } from '../../seed/stories/payouts';
import { anOperator } from '../../seed/stories/people';
import type { TestService } from '../../testing/call';
import { useMarket } from '../../testing/use-market';

const OWN_SHEBA = 'IR062960000000100324200001';

/** An approved run of one payout. */
async function anApprovedRun(service: Pick<TestService, 'call' | 'context'>) {
  const [maker, second] = [await anOperator(service.context), await anOperator(service.context)];
  const due = await aDuePayout(service.context);
  const { runid, hash, count } = await service.call('operator/makepayoutrun', {}, { as: maker });
  await service.call('operator/approvepayoutrun', { runid, hash, count }, { as: second });
  const getFile = (format: 'csv' | 'ccti') =>
    service.call('operator/getpayoutfile', { runid, method: 'paya', format }, { as: maker });
  return { ...due, runid, maker, getFile };
}

/** A site for people: the demo has an account of its own. */
const FOR_PEOPLE = { SITE_URL: 'https://example.com', PAYMENTS: 'cash-and-wallet', SMS: 'none', MAILS: 'none' };

describe('a bank’s file on a site without an account of its own', () => {
  const service = useMarket({ checksLedger: true, environment: FOR_PEOPLE });

  it('[B-17] is a table, and no .ccti that would say from where (operator/getpayoutfile)', async () => {
    const { getFile } = await anApprovedRun(service);
    await expect(getFile('ccti')).rejects.toMatchObject({ key: 'no-own-account' });
    expect((await getFile('csv')).count).toBe(1);
  });

  it('[B-17] an answer above the size of any is not read (operator/importpayoutreturn)', async () => {
    const { runid, maker } = await anApprovedRun(service);
    const file = new Uint8Array(PAYOUT_RUN.returnFileBytes + 1);
    await expect(service.call('operator/importpayoutreturn', { runid, file }, { as: maker })).rejects.toMatchObject({
      key: 'too-large',
    });
  });
});

describe('a .ccti file', () => {
  const service = useMarket({ checksLedger: true, environment: { PAYOUT_SHEBA: OWN_SHEBA } });

  it('[B-17] is refused for a payee whose name is longer than the bank reads, and made once it is shorter', async () => {
    const { userId, getFile } = await anApprovedRun(service);
    const name = (firstName: string) =>
      service.context.ports.database.connection.update(users).set({ firstName }).where(eq(users.id, userId));
    await name('م'.repeat(PAYOUT_RUN.payeeNameCharacters + 1));
    await expect(getFile('ccti')).rejects.toMatchObject({ key: 'payee-name-too-long' });
    await name('مریم');
    expect((await getFile('ccti')).count).toBe(1);
  });
});
