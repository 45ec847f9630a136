import { toTaxServiceIds } from '@/lib/domain/accounting/tax-service-ids';

import type { InvoicePayment, InvoiceRecord, InvoiceRow } from '../schema';
import { toTaxRecord } from './tax-record';

const AT = new Date('2026-11-29T08:00:00Z');
const ROW: InvoiceRow = {
  key: 'work',
  params: {},
  beforeDiscountRials: 1_000,
  discountRials: 0,
  netRials: 1_000,
  vatRials: 100,
  totalRials: 1_100,
};
const INVOICE: InvoiceRecord = {
  id: 12,
  taskId: 50_001,
  kind: 'service',
  action: 'original',
  correctsId: null,
  sellerId: 1,
  buyerId: 2,
  sellerFirm: null,
  buyerFirm: null,
  sellerCode: '14003778990',
  memoryId: 'DEF5GH',
  vatPercent: 10,
  rows: [ROW],
  payments: [],
  netRials: 1_000,
  vatRials: 100,
  totalRials: 1_100,
  issuedAt: AT,
};
const BESIDE: Parameters<typeof toTaxRecord>[1] = {
  corrected: null,
  nationalCode: '0499370899',
  serviceId: '2330001234567',
};

const record = (invoice: Partial<InvoiceRecord>, beside: Partial<typeof BESIDE> = {}) =>
  toTaxRecord({ ...INVOICE, ...invoice }, { ...BESIDE, ...beside });
const paid = (amountRials: number): InvoicePayment[] => [
  { way: 'bank', amountRials, atMs: AT.getTime(), reference: '301' },
];
const rowOf = (key: string, params: InvoiceRow['params']) => record({ rows: [{ ...ROW, key, params }] }).body[0];

describe('the tax office’s record', () => {
  it('marks all, nothing or a part as paid, with the paid and the owed sum of a part', () => {
    expect(record({ payments: paid(1_100) }).header).toMatchObject({ setm: 1, cap: null, insp: null });
    expect(record({ payments: [] }).header).toMatchObject({ setm: 2, cap: null, insp: null });
    expect(record({ payments: paid(400) }).header).toMatchObject({ setm: 3, cap: 400, insp: 700 });
  });

  it('has the sold unit, and its price gives the sum again', () => {
    expect(rowOf('work', {})).toMatchObject({ am: 1, mu: '1627', fee: 1_000 });
    expect(rowOf('laundry-item', { count: 4 })).toMatchObject({ am: 4, mu: '1627', fee: 250 });
    expect(rowOf('carpet-square-metre', { count: 2, units: 12 })).toMatchObject({ am: 24, mu: '1645' });
    expect(rowOf('carpet-metre', { count: 1, units: 2.5 })).toMatchObject({ am: 2.5, mu: '165', fee: 400 });
    expect(rowOf('petrol', { litres: 30 })).toMatchObject({ am: 30, mu: '1637' });
    // A difference to another row is no amount of its own.
    expect(rowOf('recount-piece', { before: 2, count: 4 })).toMatchObject({ am: 1, mu: '1627' });
    for (const count of [3, 7, 11, 30]) {
      const { am = 0, fee = 0, prdis } = rowOf('laundry-item', { count }) ?? {};
      expect(Math.floor(am * fee)).toBe(prdis);
    }
  });

  it('names exactly the tax office’s required fields that are missing', () => {
    expect(record({}).missing).toEqual([]);
    expect(record({}).body[0]?.sstid).toBe('2330001234567');
    expect(record({ sellerCode: null, memoryId: null }, { serviceId: null }).missing).toEqual([
      'taxid',
      'tins',
      'sstid',
    ]);
    // Without a buyer's national code it is a record without a buyer.
    const anonymous = record({}, { nationalCode: null });
    expect(anonymous).toMatchObject({ header: { inty: 2, bid: null }, missing: [] });
    const firm = record({ buyerFirm: { name: 'شرکت', nationalId: '', economicCode: '' } }, { nationalCode: null });
    expect(firm.missing).toEqual(['bid', 'tinb']);
  });
});

it('the ids of services are read by kind, and a wrong one is refused', () => {
  expect([...(toTaxServiceIds('cleaning=2330001234567, commission=2330007654321') ?? [])]).toEqual([
    ['cleaning', '2330001234567'],
    ['commission', '2330007654321'],
  ]);
  for (const wrong of ['', 'cleaning', 'cleaning=123', 'dancing=2330001234567'])
    expect(toTaxServiceIds(wrong)).toBeNull();
});
