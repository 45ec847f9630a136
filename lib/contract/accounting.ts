import { z } from 'zod';

import { defineCall } from './call';
import { INVOICE_ACTIONS, INVOICE_KINDS, OWN_PLACES, STATEMENT_FORMATS } from './money-enumerations';
import { PAYOUT_STATES } from './payout-enumerations';
import { id, rials } from './shapes';
import { wage } from './team';

const invoice = z.object({
  /** The invoice's number. */
  invoiceid: id,
  kind: z.enum(INVOICE_KINDS),
  action: z.enum(INVOICE_ACTIONS),
  /** The invoice that this one replaces; null for an original. */
  correctsInvoiceid: id.nullable(),
  issuedAtMs: z.number().int(),
  vatPercent: z.number().int(),
  /** The sum without tax. */
  netRial: rials,
  vatRial: rials,
  totalRial: rials,
  /** The 22 characters of the tax office; null where no memory id is configured. */
  taxid: z.string().nullable(),
});

/** The tax office's own names of its fields; sums in rial, national ids as text. */
const taxHeader = z.object({
  taxid: z.string().nullable(),
  indatim: z.number().int(),
  indati2m: z.number().int(),
  /** 1 with a known buyer, 2 without. */
  inty: z.number().int(),
  inno: z.string(),
  /** The number of the corrected record. */
  irtaxid: z.string().nullable(),
  inp: z.number().int(),
  /** 1 original, 2 correction, 3 cancellation. */
  ins: z.number().int(),
  /** The seller's economic code. */
  tins: z.string().nullable(),
  /** 1 a person, 2 a firm. */
  tob: z.number().int(),
  /** The buyer's national id. */
  bid: z.string().nullable(),
  /** The buyer's economic code. */
  tinb: z.string().nullable(),
  tprdis: rials,
  tdis: rials,
  tadis: rials,
  tvam: rials,
  todam: rials,
  tbill: rials,
  /** 1 paid, 2 on credit, 3 in part. */
  setm: z.number().int(),
  /** The paid part and the part on credit, for 3. */
  cap: rials.nullable(),
  insp: rials.nullable(),
});

const taxRow = z.object({
  /** The thirteen digits of the service. */
  sstid: z.string().nullable(),
  sstt: z.string(),
  /** The amount, in the unit of `mu`. */
  am: z.number(),
  /** The unit's number. */
  mu: z.string(),
  /** A unit's price in rial, with up to eight decimals where the sum is not divided evenly. */
  fee: z.number(),
  prdis: rials,
  dis: rials,
  adis: rials,
  vra: z.number().int(),
  vam: rials,
  odam: rials,
  olam: rials,
  tsstam: rials,
});

const taxPayment = z.object({
  /** 3 cash, 5 gateway, 7 transfer. */
  pmt: z.number().int(),
  trn: z.string().nullable(),
  pdt: z.number().int(),
  pv: rials,
});

/** A document that is made when it is asked for. `GET /api/documents/{language}/{file name}` sends it as a file. */
export const documentFile = z.object({ mediaType: z.string(), contentBase64: z.string() });

/** A month of the Jalali calendar. */
export const jalaliMonth = z.object({
  year: z.number().int().min(1300).max(1600),
  month: z.number().int().min(1).max(12),
});

/** Jobs that a company’s people did and that are settled, and the company's debt for them. */
const wageSums = z.object({
  jobCount: z.number().int(),
  wageRial: rials,
  /** Jobs that began while nothing was agreed: they are in no sum. */
  openCount: z.number().int(),
});

/** Sums by where the money was: gift credit, own money in the wallet, the bank, the door. */
const customerParts = z.object({ giftRial: rials, walletRial: rials, bankRial: rials, doorRial: rials });

/** A part of the wallet over the month: its movements beside the orders. */
const ownPart = z.object({ openRial: rials, inRial: rials, outRial: rials, closeRial: rials });

const ownMonth = z.object({
  of: jalaliMonth,
  /** The order whose money moved last comes first. */
  lstOrder: z.array(
    z.object({
      taskid: id,
      reqcode: z.string(),
      /** Its last movement of money in the month. */
      atMs: z.number().int(),
      paid: customerParts,
      back: customerParts,
      /** Where the order's money is now, and how much of it a bank still has to give back to the card. */
      placeEnum: z.enum(OWN_PLACES),
      toCardRial: rials,
    }),
  ),
  /** The sums of all its orders. */
  paid: customerParts,
  back: customerParts,
  /** The person's own money: top-ups and withdrawals stand apart from what else came in and went out. */
  own: ownPart.extend({ topUpRial: rials, withdrawnRial: rials }),
  /** The month's withdrawals, newest first, as they stand now. */
  lstWithdrawal: z.array(
    z.object({ payoutid: id, atMs: z.number().int(), amountRial: rials, stateEnum: z.enum(PAYOUT_STATES) }),
  ),
  /** Gift credit: gifts in, unused rests of ended gifts out. */
  gift: ownPart,
});

/** Sums of invoices: without tax, the tax, and both. */
const taxSums = { netRial: rials, vatRial: rials, totalRial: rials };

const firmMonth = z.object({
  of: jalaliMonth,
  /** The firm's present data; null for a person. */
  firm: z.object({ name: z.string(), nationalId: z.string(), economicCode: z.string() }).nullable(),
  /** The invoices that the firm got in the month, oldest first. */
  lstInvoice: z.array(
    z.object({
      invoiceid: id,
      action: z.enum(INVOICE_ACTIONS),
      reqcode: z.string(),
      issuedAtMs: z.number().int(),
      ...taxSums,
      /** The difference to the invoice that it replaces; for an original, its whole sum. */
      change: z.object(taxSums),
    }),
  ),
  /** The sums of the changes. */
  sums: z.object(taxSums),
});

/** Calls of the invoices of a completed order: the invoice of the service, and that of the commission. */
export const accountingCalls = [
  defineCall('accounting/getinvoices', {
    summary:
      'The invoices of an order with their corrections, oldest first: the service for both sides, the commission for the provider',
    access: 'user',
    input: z.object({ taskid: id }),
    answer: z.object({ lstInvoice: z.array(invoice) }),
    outcomes: ['not-found', 'not-yours'],
  }),
  defineCall('accounting/gettaxrecords', {
    summary: 'The records of an order’s invoices as the tax office’s system asks for them',
    access: 'user',
    input: z.object({ taskid: id }),
    answer: z.object({
      lstRecord: z.array(
        z.object({
          invoiceid: id,
          header: taxHeader,
          body: z.array(taxRow),
          payments: z.array(taxPayment),
          /** The fields that the tax office wants and nobody has given yet. */
          missing: z.array(z.string()),
        }),
      ),
    }),
    outcomes: ['not-found', 'not-yours'],
  }),
  defineCall('accounting/getinvoicefile', {
    summary: 'The invoices of an order as one PDF, in the language of the request, each on pages of its own',
    access: 'user',
    input: z.object({ taskid: id }),
    answer: documentFile,
    outcomes: ['not-found', 'not-yours'],
  }),
  defineCall('accounting/getownmonth', {
    summary: 'A month of a customer, a line an order, with what was paid from where and what came back',
    access: 'user',
    /** The present month without one. */
    input: z.object({ of: jalaliMonth.optional() }),
    answer: ownMonth,
  }),
  defineCall('accounting/getownmonthfile', {
    summary: 'The statement of a customer’s month as a file, in the language of the request',
    access: 'user',
    input: z.object({ of: jalaliMonth, format: z.enum(STATEMENT_FORMATS) }),
    answer: documentFile,
  }),
  defineCall('accounting/getfirmmonth', {
    summary: 'The invoices that a firm got in a month, with their corrections and the value added tax',
    access: 'user',
    /** The present month without one. */
    input: z.object({ of: jalaliMonth.optional() }),
    answer: firmMonth,
  }),
  defineCall('accounting/getfirmmonthfile', {
    summary: 'The invoices of a firm’s month as a file, in the language of the request',
    access: 'user',
    input: z.object({ of: jalaliMonth, format: z.enum(STATEMENT_FORMATS) }),
    answer: documentFile,
    outcomes: ['not-found'],
  }),
  defineCall('accounting/getwagemonth', {
    summary:
      'The jobs of a company’s people that were settled in a month, with the wage of each; a member reads the own ones',
    access: 'provider',
    /** The present month without one. */
    input: z.object({ of: jalaliMonth.optional() }),
    answer: z.object({
      of: jalaliMonth,
      lstMember: z.array(wageSums.extend({ userId: id, fullname: z.string() })),
      /** Newest first. */
      lstJob: z.array(
        z.object({
          taskid: id,
          reqcode: z.string(),
          userId: id,
          fullname: z.string(),
          /** The time of its settlement. */
          atMs: z.number().int(),
          /** The company's pay after commission; null for a member. */
          netRial: rials.nullable(),
          /** The wage agreed when the job began; null without one. */
          wage: wage.nullable(),
          wageRial: rials.nullable(),
        }),
      ),
      sums: wageSums,
    }),
    outcomes: ['not-yours'],
  }),
  defineCall('accounting/getwagemonthfile', {
    summary: 'The wages of a month as a file, in the language of the request',
    access: 'provider',
    input: z.object({ of: jalaliMonth, format: z.enum(STATEMENT_FORMATS) }),
    answer: documentFile,
    outcomes: ['not-yours'],
  }),
] as const;
