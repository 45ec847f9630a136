import { eq } from 'drizzle-orm';

import { contract } from '@/lib/contract';
import { PAYOUT_RUN } from '@/lib/domain/constants/providers';

import { readInput } from '../../calls/request-input';
import { users } from '../../schema';
import { aDuePayout } from '../../seed/stories/payouts';
import { anOperator } from '../../seed/stories/people';
import type { TestService } from '../../testing/call';
import { useMarket } from '../../testing/use-market';

const OWN_SHEBA = 'IR062960000000100324200001';

/** An approved run of one payout. */
async function anApprovedRun(service: Pick<TestService, 'call' | 'context'>, firstName = 'مریم') {
  const [maker, second] = [await anOperator(service.context), await anOperator(service.context)];
  const due = await aDuePayout(service.context);
  await service.context.ports.database.connection.update(users).set({ firstName }).where(eq(users.id, due.userId));
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

  it('[B-17] an answer that comes as another body than a form’s file is not read (operator/importpayoutreturn)', async () => {
    const body = { method: 'POST', body: 'id,result', headers: { 'content-type': 'text/csv' } };
    const request = new Request('https://example.com/api/main/operator/importpayoutreturn', body);
    await expect(readInput(contract['operator/importpayoutreturn'], request, { runid: '1' })).rejects.toMatchObject({
      key: 'unsupported-type',
    });
  });
});

describe('a .ccti file', () => {
  const service = useMarket({ checksLedger: true, environment: { PAYOUT_SHEBA: OWN_SHEBA } });

  it('[B-17] is refused for a payee whose name was longer than the bank reads when the run was made; its table is there', async () => {
    const firstName = 'م'.repeat(PAYOUT_RUN.payeeNameCharacters + 1);
    const { getFile } = await anApprovedRun(service, firstName);
    await expect(getFile('ccti')).rejects.toMatchObject({ key: 'payee-name-too-long' });
    expect((await getFile('csv')).count).toBe(1);
  });
});
