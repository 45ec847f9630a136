import { eq, sql } from 'drizzle-orm';

import { DAY_MS } from '@/lib/domain/constants/time-units';
import { isTaxNumber } from '@/lib/domain/accounting/tax-number';

import { readOrderSums } from '../money';
import { installation, invoices, tasks, users } from '../schema';
import {
  aCashOrder,
  anOrderStory,
  aPaidOrder,
  THREE_HOURS_RIALS,
  theProviderDoes,
  theProviderWorks,
  type OrderStory,
  type Placed,
} from '../seed/stories/orders';
import { anOperator } from '../seed/stories/people';
import { useMarket } from '../testing/use-market';

const COMMISSION_RIALS = 1_440_000;

describe('the invoices of an order', () => {
  const service = useMarket({ checksLedger: true });
  const connection = () => service.context.ports.database.connection;

  beforeEach(async () => {
    await connection()
      .insert(installation)
      .values({ isDemo: true, taxMemoryId: 'DEF5GH', taxEconomicCode: '14003778990' })
      .onConflictDoUpdate({ target: installation.id, set: { taxMemoryId: 'DEF5GH', taxEconomicCode: '14003778990' } });
  });

  async function aDoneOrder(place: (story: OrderStory) => Promise<Placed> = aPaidOrder) {
    const story = await anOrderStory(service);
    const placed = await place(story);
    const { taskid } = placed;
    await theProviderWorks(story, placed);
    await service.call('reqandpay/confirmtask', { taskid }, { as: story.customer.userId });
    return { story, taskid, customer: { as: story.customer.userId }, provider: { as: story.provider.userId } };
  }

  async function refund(taskid: number, rial: number) {
    // While a problem can still be reported, the desk gives nothing back.
    service.clock.advance(3 * DAY_MS);
    const finance = await anOperator(service.context, 'finance');
    const { plan } = await service.call('operator/planordermoney', { taskid, way: 'refund', rial }, { as: finance });
    const move = { taskid, way: 'refund', rial, seenRial: plan.leftRial, reason: 'As agreed' } as const;
    await service.call('operator/moveordermoney', move, { as: finance });
  }

  const list = async (taskid: number, by: { as: number }) =>
    (await service.call('accounting/getinvoices', { taskid }, by)).lstInvoice;

  it('[B-22] are two after its completion: the service for both sides, and our commission for the provider alone', async () => {
    const { taskid, customer, provider } = await aDoneOrder();
    const [service1, ...others] = await list(taskid, customer);
    expect(others).toEqual([]);
    expect(service1).toMatchObject({
      kind: 'service',
      action: 'original',
      vatPercent: 10,
      totalRial: THREE_HOURS_RIALS,
    });
    expect(await list(taskid, provider)).toMatchObject([
      { invoiceid: service1?.invoiceid },
      { kind: 'commission', action: 'original', totalRial: COMMISSION_RIALS },
    ]);
  });

  it('have the ledger’s sums, with the tax in them', async () => {
    const { taskid, provider } = await aDoneOrder();
    const [task] = await connection().select().from(tasks).where(eq(tasks.id, taskid));
    if (!task) throw new Error('the order is gone');
    const sums = await readOrderSums(connection(), task);
    const [service1, commission] = await list(taskid, provider);
    expect(service1?.totalRial).toBe(sums.paidRials);
    expect(commission?.totalRial).toBe(sums.commissionRials);
    for (const invoice of [service1, commission])
      expect(invoice?.totalRial).toBe((invoice?.netRial ?? 0) + (invoice?.vatRial ?? 0));
  });

  it('are missing before it is completed, hidden from strangers, and exist for a cash job, too', async () => {
    const story = await anOrderStory(service);
    const { taskid } = await aPaidOrder(story);
    expect(await list(taskid, { as: story.customer.userId })).toEqual([]);
    const other = await anOrderStory(service);
    await expect(list(taskid, { as: other.customer.userId })).rejects.toMatchObject({ key: 'not-yours' });
    await expect(list(2_000_000, { as: other.customer.userId })).rejects.toMatchObject({ key: 'not-found' });
    const cash = await aDoneOrder(aCashOrder);
    expect(await list(cash.taskid, cash.provider)).toMatchObject([{ kind: 'service' }, { kind: 'commission' }]);
    const { lstRecord } = await service.call('accounting/gettaxrecords', { taskid: cash.taskid }, cash.customer);
    expect(lstRecord[0]?.payments).toMatchObject([{ pmt: 3, pv: THREE_HOURS_RIALS }]);
  });

  it('[B-22] are corrected by invoices of their own after a refund, at the rate of the corrected one', async () => {
    const { taskid, customer, provider } = await aDoneOrder();
    await refund(taskid, 960_000);
    const [original, correction] = await list(taskid, customer);
    expect(original).toMatchObject({ action: 'original', totalRial: THREE_HOURS_RIALS });
    expect(correction).toMatchObject({
      action: 'correction',
      correctsInvoiceid: original?.invoiceid,
      totalRial: THREE_HOURS_RIALS - 960_000,
      vatPercent: 10,
    });
    expect((await list(taskid, provider)).at(-1)).toMatchObject({
      kind: 'commission',
      totalRial: COMMISSION_RIALS - 144_000,
    });
    await refund(taskid, THREE_HOURS_RIALS - 960_000);
    expect((await list(taskid, customer)).at(-1)).toMatchObject({ action: 'cancellation', totalRial: 0 });
  });

  it.each([
    ['at the bank', aPaidOrder, 5],
    ['in cash, whose fee the wallet pays', aCashOrder, 7],
  ] as const)('[B-22] are one of the fee where an order is cancelled late, paid %s', async (_way, place, pmt) => {
    const story = await anOrderStory(service, { cashRials: THREE_HOURS_RIALS });
    const { taskid, reqid } = await place(story);
    const [customer, provider] = [{ as: story.customer.userId }, { as: story.provider.userId }];
    await theProviderDoes(story, { taskid }, 'accept', 'depart');
    const { feeRial } = await service.call('reqandpay/cancelrequest', { reqid }, customer);
    expect(feeRial).toBeGreaterThan(0);
    for (const by of [customer, provider]) {
      const [fee, ...others] = await list(taskid, by);
      expect(others).toEqual([]);
      expect(fee).toMatchObject({ kind: 'service', action: 'original', totalRial: feeRial });
      expect((fee?.netRial ?? 0) + (fee?.vatRial ?? 0)).toBe(feeRial);
    }
    const { lstRecord } = await service.call('accounting/gettaxrecords', { taskid }, customer);
    expect(lstRecord).toMatchObject([{ body: [{ tsstam: feeRial }], payments: [{ pmt, pv: feeRial }] }]);
  });

  it('are none where an order is cancelled free of charge', async () => {
    const story = await anOrderStory(service);
    const { taskid, reqid } = await aPaidOrder(story);
    await service.call('reqandpay/cancelrequest', { reqid }, { as: story.customer.userId });
    expect(await list(taskid, { as: story.customer.userId })).toEqual([]);
  });

  it('[B-22] are never edited: the database refuses it', async () => {
    const { taskid } = await aDoneOrder();
    const changes = [
      connection().update(invoices).set({ totalRials: 1 }).where(eq(invoices.taskId, taskid)),
      connection().delete(invoices).where(eq(invoices.taskId, taskid)),
      connection().execute(sql`TRUNCATE papers`),
    ];
    for (const change of changes) await expect(change).rejects.toThrow();
  });

  it('[B-22] have the tax office’s record, with the firm’s codes and the missing fields', async () => {
    const story = await anOrderStory(service);
    const organisation = {
      organisationName: 'شرکت نمونه',
      nationalId: '10380284790',
      registrationId: '',
      economicCode: '411111111111',
      landline: '',
      headOfficeProvinceId: null,
      headOfficeCityId: null,
    };
    await connection().update(users).set({ organisation }).where(eq(users.id, story.customer.userId));
    const placed = await aPaidOrder(story);
    const { taskid } = placed;
    await theProviderWorks(story, placed);
    await service.call('reqandpay/confirmtask', { taskid }, { as: story.customer.userId });
    const { lstRecord } = await service.call('accounting/gettaxrecords', { taskid }, { as: story.customer.userId });
    const [record] = lstRecord;
    const indatim = service.clock.now().getTime();
    expect(record).toMatchObject({
      header: {
        indatim,
        indati2m: indatim,
        inty: 1,
        ins: 1,
        inp: 1,
        irtaxid: null,
        tins: null,
        tob: 2,
        bid: '10380284790',
        tinb: '411111111111',
        tbill: THREE_HOURS_RIALS,
        setm: 1,
      },
      payments: [{ pmt: 5, pv: THREE_HOURS_RIALS }],
      missing: ['tins', 'sstid'],
    });
    expect(isTaxNumber(record?.header.taxid ?? '')).toBe(true);
    expect(record?.header.taxid).toContain(record?.header.inno);
    const body = record?.body ?? [];
    const sum = (name: 'prdis' | 'dis' | 'adis' | 'vam' | 'tsstam') => body.reduce((all, row) => all + row[name], 0);
    expect(record?.header).toMatchObject({
      tprdis: sum('prdis'),
      tdis: sum('dis'),
      tadis: sum('adis'),
      tvam: sum('vam'),
    });
    expect(sum('tsstam')).toBe(THREE_HOURS_RIALS);
    await refund(taskid, 96_000);
    const corrected = await service.call('accounting/gettaxrecords', { taskid }, { as: story.customer.userId });
    expect(corrected.lstRecord[1]?.header).toMatchObject({ ins: 2, irtaxid: record?.header.taxid });
  });

  it('[B-22] have no tax number without a memory id, and name that', async () => {
    await connection().update(installation).set({ taxMemoryId: null });
    const { taskid, provider } = await aDoneOrder();
    expect((await list(taskid, provider)).map(({ taxid }) => taxid)).toEqual([null, null]);
    const { lstRecord } = await service.call('accounting/gettaxrecords', { taskid }, provider);
    expect(lstRecord.map(({ missing }) => missing[0])).toEqual(['taxid', 'taxid']);
  });
});
