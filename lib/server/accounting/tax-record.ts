import type { CallAnswer } from '@/lib/contract';
import type { InvoiceAction } from '@/lib/contract/money-enumerations';
import { toTaxSerial } from '@/lib/domain/accounting/tax-number';
import { defaultLocale } from '@/lib/i18n/locales';

import type { InvoicePayment, InvoiceRecord, InvoiceRow } from '../schema';
import { toInvoiceTaxNumber } from './find-invoices';
import { sayRow } from './row-words';

type TaxRecord = Omit<CallAnswer<'accounting/gettaxrecords'>['lstRecord'][number], 'invoiceid'>;

/** The tax office's numbers (FACTS "The tax office's record"). */
const ACTIONS: Readonly<Record<InvoiceAction, number>> = { original: 1, correction: 2, cancellation: 3 };
const PAYMENTS: Readonly<Record<InvoicePayment['way'], number>> = {
  cash: 3,
  machine: 4,
  bank: 5,
  wallet: 7,
  gift: 7,
  pay: 7,
};
const SALE = 1;
const UNITS = { piece: '1627', squareMetre: '1645', metre: '165', litre: '1637' } as const;
/** A unit's price may have eight decimals. */
const FEE_STEPS = 1e8;
const BUYER = { known: 1, unknown: 2, person: 1, firm: 2 } as const;
const SETTLED = { paid: 1, credit: 2, inPart: 3 } as const;

interface Beside {
  /** The invoice in whose place it is. */
  readonly corrected: InvoiceRecord | null;
  /** The national code of a buyer who is a person. */
  readonly nationalCode: string | null;
  /** The thirteen digits of the service; null where nobody has set them. */
  readonly serviceId: string | null;
}

/** An invoice as the tax office's system asks for it. A field that is null and asked for stands in `missing`. */
export function toTaxRecord(invoice: InvoiceRecord, { corrected, nationalCode, serviceId }: Beside): TaxRecord {
  const { rows, payments, buyerFirm, issuedAt } = invoice;
  const bid = (buyerFirm ? buyerFirm.nationalId : nationalCode) || null;
  const header: TaxRecord['header'] = {
    taxid: toInvoiceTaxNumber(invoice),
    indatim: issuedAt.getTime(),
    indati2m: issuedAt.getTime(),
    inty: bid === null ? BUYER.unknown : BUYER.known,
    inno: toTaxSerial(invoice.id),
    irtaxid: corrected && toInvoiceTaxNumber(corrected),
    inp: SALE,
    ins: ACTIONS[invoice.action],
    tins: invoice.sellerCode || null,
    tob: buyerFirm ? BUYER.firm : BUYER.person,
    bid,
    tinb: buyerFirm?.economicCode || null,
    tprdis: sumOf(rows, 'beforeDiscountRials'),
    tdis: sumOf(rows, 'discountRials'),
    tadis: invoice.netRials,
    tvam: invoice.vatRials,
    todam: 0,
    tbill: invoice.totalRials,
    ...toSettlement(invoice),
  };
  const body = rows.map((row) => toRow(row, invoice.vatPercent, serviceId));
  return { header, body, payments: payments.map(toPayment), missing: listMissing(header, body) };
}

function toRow(row: InvoiceRow, vatPercent: number, sstid: string | null): TaxRecord['body'][number] {
  const { am, mu } = toQuantity(row);
  return {
    sstid,
    sstt: sayRow(row, defaultLocale),
    am,
    mu,
    fee: toFee(row.beforeDiscountRials, am),
    prdis: row.beforeDiscountRials,
    dis: row.discountRials,
    adis: row.netRials,
    vra: vatPercent,
    vam: row.vatRials,
    odam: 0,
    olam: 0,
    tsstam: row.totalRials,
  };
}

/**
 * A row's quantity, in the tax office's units. A row that corrects another one by its difference, and work by the hour,
 * is one piece.
 */
function toQuantity({ key, params }: InvoiceRow): { readonly am: number; readonly mu: string } {
  const { count, units, litres, before } = params;
  const one = { am: 1, mu: UNITS.piece };
  if (before !== undefined) return one;
  if (key === 'petrol' && typeof litres === 'number') return { am: litres, mu: UNITS.litre };
  if (typeof count !== 'number' || count <= 0) return one;
  if (typeof units !== 'number') return { am: count, mu: UNITS.piece };
  const unit = key.endsWith('square-metre') ? UNITS.squareMetre : key.endsWith('metre') ? UNITS.metre : null;
  return unit === null ? one : { am: Math.round(count * units * FEE_STEPS) / FEE_STEPS, mu: unit };
}

/** A unit's price, from which the amount, cut to whole rial, gives the sum again. */
function toFee(sumRials: number, am: number): number {
  return am === 1 ? sumRials : Math.ceil((sumRials / am) * FEE_STEPS) / FEE_STEPS;
}

function toPayment({ way, amountRials, atMs, reference }: InvoicePayment): TaxRecord['payments'][number] {
  return { pmt: PAYMENTS[way], trn: reference, pdt: atMs, pv: amountRials };
}

function toSettlement({ payments, totalRials }: InvoiceRecord): Pick<TaxRecord['header'], 'setm' | 'cap' | 'insp'> {
  const paidRials = payments.reduce((sum, { amountRials }) => sum + amountRials, 0);
  if (paidRials >= totalRials) return { setm: SETTLED.paid, cap: null, insp: null };
  if (paidRials === 0) return { setm: SETTLED.credit, cap: null, insp: null };
  return { setm: SETTLED.inPart, cap: paidRials, insp: totalRials - paidRials };
}

function sumOf(rows: readonly InvoiceRow[], part: 'beforeDiscountRials' | 'discountRials'): number {
  return rows.reduce((sum, row) => sum + row[part], 0);
}

function listMissing(header: TaxRecord['header'], body: TaxRecord['body']): string[] {
  // A record without a buyer (`inty` 2) is whole without one; a firm has to be named.
  const asked = ['taxid', 'tins', ...(header.tob === BUYER.firm ? (['bid', 'tinb'] as const) : [])] as const;
  return [
    ...asked.filter((name) => header[name] === null),
    ...(body.some(({ sstid }) => sstid === null) ? ['sstid'] : []),
  ];
}
