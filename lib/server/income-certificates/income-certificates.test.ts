import { and, eq, inArray, sql } from 'drizzle-orm';

import { ADDRESS_BUDGETS_AN_HOUR } from '@/lib/domain/constants/identity';
import { INCOME_CERTIFICATE } from '@/lib/domain/constants/providers';
import { HOUR_MS } from '@/lib/domain/constants/time-units';

import { ledgerAccounts, ledgerEntries, ledgerPostings, providers, userRoles } from '../schema';
import { aCashOrder, anOrderStory, aPaidOrder, theProviderWorks } from '../seed/stories/orders';
import { aDayFromNow } from '../seed/stories/people';
import { listPdfLetters } from '../testing/pdf-letters';
import { useMarket } from '../testing/use-market';

const READER = 'Bank Melli, branch 12';

describe('the certificate of a provider’s income', () => {
  const service = useMarket({ checksLedger: true });

  /** One job paid beforehand with a tip, one in cash, and one that is not settled. */
  async function threeJobs() {
    const story = await anOrderStory(service);
    const by = { as: story.provider.userId };
    const asCustomer = { as: story.customer.userId };
    const done = async (place: typeof aPaidOrder) => {
      const placed = await place(story, { gDate: aDayFromNow(service.context, 3) });
      await theProviderWorks(story, placed);
      return placed;
    };
    const settled = [await done(aPaidOrder), await done(aCashOrder)];
    for (const { taskid } of settled) await service.call('reqandpay/confirmtask', { taskid }, asCustomer);
    await done(aPaidOrder);
    const { of } = await service.call('accounting/getpaymonth', {}, by);
    return { story, by, settled: settled.map(({ taskid }) => taskid), months: { fromMonth: of, toMonth: of } };
  }
  const keyOf = (url: string) => new URL(url).pathname.split('/').at(-2) ?? '';
  async function aCertificate() {
    const jobs = await threeJobs();
    const made = await service.call('workerprofile/getcertificate', jobs.months, jobs.by);
    const open = (changes: object = {}) =>
      service.call('workerprofile/opencertificate', {
        certificateKey: keyOf(made.url),
        code: made.code,
        reader: READER,
        ...changes,
      });
    return { ...jobs, made, open };
  }
  async function readJson(certificateid: number, by: { readonly as: number }) {
    const file = await service.call('workerprofile/getcertificatefile', { certificateid, format: 'json' }, by);
    return Buffer.from(file.contentBase64, 'base64').toString();
  }

  it('[B-31] has jobs, hours and income by month, to the rial of the ledger', async () => {
    const { by, settled, open } = await aCertificate();
    const { certificate } = await open();
    const [booked] = await service.context.ports.database.connection
      .select({ rials: sql<number>`-sum(${ledgerEntries.amountRials})::bigint`.mapWith(Number) })
      .from(ledgerEntries)
      .innerJoin(ledgerPostings, eq(ledgerPostings.id, ledgerEntries.postingId))
      .innerJoin(ledgerAccounts, eq(ledgerAccounts.id, ledgerEntries.accountId))
      .where(and(eq(ledgerAccounts.kind, 'commission'), inArray(ledgerPostings.taskId, settled)));
    const { sums } = await service.call('accounting/getpaymonth', {}, by);
    expect(certificate?.sums).toEqual({
      jobCount: 2,
      minutes: 360,
      netRial: 19_200_000 - (booked?.rials ?? 0),
      tipRial: 0,
      incomeRial: sums.netRial,
    });
    expect(certificate?.months).toHaveLength(1);
    expect(certificate?.visits).toEqual({ count: 3, inTimeCount: 3 });
  });

  it('[B-31] opens by its address and its code for 30 days, and its provider sees the readers', async () => {
    const { by, made, open } = await aCertificate();
    for (const wrong of [{ code: '00000000' }, { certificateKey: 'made-up' }])
      await expect(open(wrong)).rejects.toMatchObject({ key: 'not-found' });
    expect(await open()).toMatchObject({ state: 'open', certificate: { number: made.certificateid } });
    const { lstCertificate } = await service.call('workerprofile/getcertificates', {}, by);
    expect(lstCertificate).toMatchObject([{ state: 'open', code: made.code, lstReader: [{ name: READER }] }]);
    service.clock.advance(INCOME_CERTIFICATE.openMs);
    expect(await open()).toEqual({ state: 'expired', endedAtMs: made.endsAtMs, certificate: null });
  });

  it('[B-31] reports that its provider ended it, and shows nothing more', async () => {
    const { by, story, made, open } = await aCertificate();
    const { certificateid } = made;
    const asStranger = { as: story.customer.userId };
    await expect(service.call('workerprofile/endcertificate', { certificateid }, asStranger)).rejects.toMatchObject({
      key: 'not-yours',
    });
    await service.call('workerprofile/endcertificate', { certificateid }, by);
    const endedAtMs = service.clock.now().getTime();
    service.clock.advance(HOUR_MS);
    await service.call('workerprofile/endcertificate', { certificateid }, by);
    expect(await open()).toEqual({ state: 'ended', endedAtMs, certificate: null });
    const again = await service.call(
      'workerprofile/getcertificate',
      { fromMonth: made.fromMonth, toMonth: made.toMonth },
      by,
    );
    expect([again.state, again.certificateid === certificateid]).toEqual(['open', false]);
  });

  it('is the open one while its figures are unchanged, and a new one after more work', async () => {
    const { by, story, months, made } = await aCertificate();
    const again = await service.call('workerprofile/getcertificate', months, by);
    expect(again.certificateid).toBe(made.certificateid);
    const placed = await aPaidOrder(story, { gDate: aDayFromNow(service.context, 3) });
    await theProviderWorks(story, placed);
    const { taskid } = placed;
    await service.call('reqandpay/confirmtask', { taskid }, { as: story.customer.userId });
    const later = await service.call('workerprofile/getcertificate', months, by);
    expect(later.certificateid).not.toBe(made.certificateid);
  });

  it('[B-31] is a signed file: a changed figure is a forgery, and a reformatted file is not', async () => {
    const { by, made } = await aCertificate();
    const check = (file: string) => service.call('workerprofile/checkcertificate', { file });
    const file = await readJson(made.certificateid, by);
    expect(await check(file)).toMatchObject({
      finding: 'genuine',
      state: 'open',
      certificate: { site: expect.any(String) },
    });
    expect(await check(JSON.stringify(JSON.parse(file)))).toMatchObject({ finding: 'genuine' });
    const rials = String(made.incomeRial);
    expect(file).toContain(rials);
    const nothing = { state: null, certificate: null };
    expect(await check(file.replaceAll(rials, `${made.incomeRial + 10}`))).toEqual({ finding: 'forged', ...nothing });
    for (const text of ['-', '{}', '[1]', '{"certificate":{"number":1}}'])
      expect(await check(text)).toEqual({ finding: 'forged', ...nothing });
    const otherKey = file.replace(/"keyMark": "[^"]+"/, '"keyMark": "another"');
    expect(await check(otherKey)).toEqual({ finding: 'other-key', ...nothing });
    await service.call('workerprofile/endcertificate', { certificateid: made.certificateid }, by);
    expect(await check(file)).toMatchObject({ finding: 'genuine', state: 'ended' });
  });

  it('is a PDF in the request’s language with selectable text', async () => {
    const { by, made } = await aCertificate();
    const pdf = await service.call(
      'workerprofile/getcertificatefile',
      { certificateid: made.certificateid, format: 'pdf' },
      by,
    );
    const letters = listPdfLetters(Buffer.from(pdf.contentBase64, 'base64'));
    expect([...'Certificate', ...made.code].filter((letter) => !letters.has(letter))).toEqual([]);
  });

  it('[B-31] stays hers after her last work', async () => {
    const { by, made, open } = await aCertificate();
    const { connection } = service.context.ports.database;
    await connection.delete(userRoles).where(eq(userRoles.userId, by.as));
    await connection.update(providers).set({ status: 'suspended' }).where(eq(providers.userId, by.as));
    const months = { fromMonth: made.fromMonth, toMonth: made.toMonth };
    expect((await service.call('workerprofile/getcertificate', months, by)).certificateid).toBe(made.certificateid);
    expect((await open()).state).toBe('open');
  });

  it('is refused for months without a job, future, reversed or too many months, and a person who never worked', async () => {
    const { by, story, months } = await threeJobs();
    const { fromMonth } = months;
    const ask = (from: typeof fromMonth, to: typeof fromMonth, as = by.as) =>
      service.call('workerprofile/getcertificate', { fromMonth: from, toMonth: to }, { as });
    const earlier = { ...fromMonth, year: fromMonth.year - 1 };
    const later = { ...fromMonth, year: fromMonth.year + 1 };
    await expect(ask(earlier, earlier)).rejects.toMatchObject({ key: 'no-settled-jobs' });
    for (const [from, to] of [
      [fromMonth, later],
      [fromMonth, earlier],
      [{ ...fromMonth, year: fromMonth.year - 2 }, fromMonth],
    ] as const)
      await expect(ask(from, to)).rejects.toMatchObject({ key: 'invalid-input' });
    const customerId = story.customer.userId;
    await expect(ask(fromMonth, fromMonth, customerId)).rejects.toMatchObject({ key: 'not-a-provider' });
    expect(await service.call('workerprofile/getcertificates', {}, { as: customerId })).toMatchObject({
      firstMonth: null,
      lstCertificate: [],
    });
  });

  it('limits guesses of codes', async () => {
    const { open } = await aCertificate();
    for (let count = 0; count < ADDRESS_BUDGETS_AN_HOUR.opencertificate; count += 1)
      await expect(open({ code: '1' })).rejects.toMatchObject({ key: 'not-found' });
    await expect(open()).rejects.toMatchObject({ key: 'TooMuchRequest' });
    service.clock.advance(HOUR_MS);
    expect((await open()).state).toBe('open');
  });
});
