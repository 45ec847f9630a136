import { eq } from 'drizzle-orm';

import { DAY_MS } from '@/lib/domain/constants/time-units';

import { users } from '../schema';
import { anOrderStory, aPaidOrder, theProviderWorks, THREE_HOURS_RIALS } from '../seed/stories/orders';
import { anOperator } from '../seed/stories/people';
import { listPdfLetters } from '../testing/pdf-letters';
import { useMarket } from '../testing/use-market';

const BACK_RIALS = 960_000;
const ORGANISATION = {
  organisationName: 'Sample Trading',
  nationalId: '10380284790',
  registrationId: '',
  economicCode: '411111111111',
  landline: '',
  headOfficeProvinceId: null,
  headOfficeCityId: null,
};

describe('the month of a firm', () => {
  const service = useMarket({ checksLedger: true });

  /** An order of a firm that is done, and of which a part was given back in the month. */
  async function aMonth() {
    // The tests begin on the last day of a month.
    service.clock.advance(2 * DAY_MS);
    const story = await anOrderStory(service);
    const by = { as: story.customer.userId };
    const { connection } = service.context.ports.database;
    await connection.update(users).set({ organisation: ORGANISATION }).where(eq(users.id, by.as));
    const placed = await aPaidOrder(story);
    const { taskid } = placed;
    await theProviderWorks(story, placed);
    await service.call('reqandpay/confirmtask', { taskid }, by);
    // While a problem can still be reported, the desk gives nothing back.
    service.clock.advance(3 * DAY_MS);
    const finance = await anOperator(service.context, 'finance');
    const asked = { taskid, way: 'refund', rial: BACK_RIALS } as const;
    const { plan } = await service.call('operator/planordermoney', asked, { as: finance });
    const move = { ...asked, seenRial: plan.leftRial, reason: 'As agreed' };
    await service.call('operator/moveordermoney', move, { as: finance });
    return { by, provider: { as: story.provider.userId } };
  }
  let month: Awaited<ReturnType<typeof aMonth>>;
  beforeAll(async () => {
    month = await aMonth();
  });

  it('has its invoices and corrections, and the sums of the changes, with the tax', async () => {
    const { firm, lstInvoice, sums } = await service.call('accounting/getfirmmonth', {}, month.by);
    expect(firm).toEqual({ name: 'Sample Trading', nationalId: '10380284790', economicCode: '411111111111' });
    expect(lstInvoice.map(({ action, change }) => [action, change.totalRial])).toEqual([
      ['original', THREE_HOURS_RIALS],
      ['correction', -BACK_RIALS],
    ]);
    expect(sums.totalRial).toBe(THREE_HOURS_RIALS - BACK_RIALS);
    expect(sums.netRial + sums.vatRial).toBe(sums.totalRial);
    expect(lstInvoice.at(-1)).toMatchObject(sums);
  });

  it('is empty for a person who is no firm, who has no file of it either', async () => {
    const { of, firm, lstInvoice } = await service.call('accounting/getfirmmonth', {}, month.provider);
    expect([firm, lstInvoice]).toEqual([null, []]);
    const file = service.call('accounting/getfirmmonthfile', { of, format: 'csv' }, month.provider);
    await expect(file).rejects.toMatchObject({ key: 'not-found' });
  });

  it('is a PDF with the firm’s codes and a table for a spreadsheet', async () => {
    const { of } = await service.call('accounting/getfirmmonth', {}, month.by);
    const pdf = await service.call('accounting/getfirmmonthfile', { of, format: 'pdf' }, month.by);
    const letters = listPdfLetters(Buffer.from(pdf.contentBase64, 'base64'));
    expect([...'Invoices'].filter((letter) => !letters.has(letter))).toEqual([]);
    const csv = await service.call('accounting/getfirmmonthfile', { of, format: 'csv' }, month.by);
    expect(Buffer.from(csv.contentBase64, 'base64').toString()).toContain(',960000,960000');
  });
});
