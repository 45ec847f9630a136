import { and, asc, eq, inArray } from 'drizzle-orm';

import type { InvoiceAction, InvoiceKind } from '@/lib/contract/money-enumerations';
import { spread, splitGross, toVatPercent } from '@/lib/domain/accounting/vat';
import { isOver } from '@/lib/domain/order/order-states';

import { readOrderSums, type OrderSums } from '../money';
import type { Executor, Transaction } from '../ports/database';
import {
  installation,
  invoices,
  paymentAttempts,
  users,
  type OrderLine,
  type InvoiceFirm,
  type InvoicePayment,
  type InvoiceRecord,
  type InvoiceRow,
  type TaskRow,
} from '../schema';

type NewInvoice = typeof invoices.$inferInsert;

/**
 * Brings the invoices of an order that is over up to the ledger. Call it in the transaction that moved the money.
 *
 * - the two originals of a completed order
 * - the original of the fee, where an order that came to nothing cost its customer a fee
 * - a correction of each whose sum has changed since
 */
export async function bringInvoicesUpToDate(transaction: Transaction, task: TaskRow, now: Date): Promise<void> {
  if (!isOver(task.state) || task.providerId === null) return;
  const sums = await readOrderSums(transaction, task);
  const newest = await listNewest(transaction, task.id);
  const dues = listDues(task, sums);
  const changed = dues.flatMap((due) => {
    const former = newest.find(({ kind }) => kind === due.kind) ?? null;
    return due.totalRials === (former?.totalRials ?? 0) ? [] : [{ ...due, former }];
  });
  if (changed.length === 0) return;
  const facts = await readFacts(transaction, task, task.providerId);
  await transaction
    .insert(invoices)
    .values(await Promise.all(changed.map((due) => toInvoiceValues(transaction, { task, sums, facts, due, now }))));
}

interface Due {
  readonly kind: InvoiceKind;
  readonly totalRials: number;
}

/** A fee is all its provider's: no commission is taken of it. */
function listDues({ state, priceRials }: TaskRow, sums: OrderSums): readonly Due[] {
  if (state !== 'COMPLETED') return [{ kind: 'service', totalRials: sums.feeRials }];
  return [
    { kind: 'service', totalRials: priceRials - sums.refundedRials },
    { kind: 'commission', totalRials: sums.commissionRials },
  ];
}

/** The last invoice of each kind. */
async function listNewest(executor: Executor, taskId: number): Promise<InvoiceRecord[]> {
  const found = await executor.select().from(invoices).where(eq(invoices.taskId, taskId)).orderBy(asc(invoices.id));
  const replaced = new Set(found.map(({ correctsId }) => correctsId));
  return found.filter(({ id }) => !replaced.has(id));
}

interface Facts {
  readonly providerId: number;
  readonly memoryId: string | null;
  readonly economicCode: string | null;
  readonly customerFirm: InvoiceFirm | null;
  readonly providerFirm: InvoiceFirm | null;
}

async function readFacts(transaction: Transaction, { customerId }: TaskRow, providerId: number): Promise<Facts> {
  const people = await transaction
    .select({ id: users.id, organisation: users.organisation })
    .from(users)
    .where(inArray(users.id, [customerId, providerId]));
  const [ours] = await transaction.select().from(installation);
  const findFirm = (userId: number): InvoiceFirm | null => {
    const firm = people.find(({ id }) => id === userId)?.organisation ?? null;
    return firm && { name: firm.organisationName, nationalId: firm.nationalId, economicCode: firm.economicCode };
  };
  return {
    providerId,
    memoryId: ours?.taxMemoryId ?? null,
    economicCode: ours?.taxEconomicCode ?? null,
    customerFirm: findFirm(customerId),
    providerFirm: findFirm(providerId),
  };
}

interface Writing {
  readonly task: TaskRow;
  readonly sums: OrderSums;
  readonly facts: Facts;
  readonly due: Due & { readonly former: InvoiceRecord | null };
  readonly now: Date;
}

async function toInvoiceValues(
  transaction: Transaction,
  { task, sums, facts, due, now }: Writing,
): Promise<NewInvoice> {
  const { kind, totalRials, former } = due;
  const isService = kind === 'service';
  const vatPercent = former?.vatPercent ?? toVatPercent(now.getTime());
  const rows = toRows(listLines(task, due), totalRials, vatPercent);
  return {
    taskId: task.id,
    kind,
    action: toAction(former, totalRials),
    correctsId: former?.id ?? null,
    ...(isService
      ? { sellerId: facts.providerId, buyerId: task.customerId }
      : { sellerId: null, buyerId: facts.providerId }),
    sellerFirm: isService ? facts.providerFirm : null,
    buyerFirm: isService ? facts.customerFirm : facts.providerFirm,
    sellerCode: isService ? (facts.providerFirm?.economicCode ?? null) : facts.economicCode,
    memoryId: facts.memoryId,
    vatPercent,
    rows,
    payments: toPaidParts(former?.payments ?? (await listPayments(transaction, { task, sums, due, now })), totalRials),
    netRials: sumOf(rows, 'netRials'),
    vatRials: sumOf(rows, 'vatRials'),
    totalRials,
    issuedAt: now,
  };
}

function listLines({ state, lines }: TaskRow, { kind, totalRials }: Due): readonly OrderLine[] {
  if (kind === 'commission') return [{ key: 'commission', params: {}, amountRials: totalRials }];
  return state === 'COMPLETED' ? lines : [{ key: 'cancel-fee', params: {}, amountRials: totalRials }];
}

function toAction(former: InvoiceRecord | null, totalRials: number): InvoiceAction {
  if (!former) return 'original';
  return totalRials === 0 ? 'cancellation' : 'correction';
}

/** The lines with a price, each without its part of the discount. */
function toRows(lines: readonly OrderLine[], totalRials: number, vatPercent: number): InvoiceRow[] {
  if (totalRials === 0) return [];
  const priced = lines.filter(({ amountRials }) => amountRials > 0);
  const grosses = priced.map(({ amountRials }) => amountRials);
  const off = spread(grosses.reduce((sum, rials) => sum + rials, 0) - totalRials, grosses);
  const { rows, restRials } = splitGross(
    grosses.map((grossRials, index) => ({ grossRials, offRials: off[index] ?? 0 })),
    vatPercent,
  );
  const rest = {
    beforeDiscountRials: restRials,
    discountRials: 0,
    netRials: restRials,
    vatRials: 0,
    totalRials: restRials,
  };
  return [
    ...priced.flatMap(({ key, params }, index) => {
      const sums = rows[index];
      return sums ? [{ key, params, ...sums }] : [];
    }),
    ...(restRials > 0 ? [{ key: 'rounding', params: {}, ...rest }] : []),
  ];
}

function sumOf(rows: readonly InvoiceRow[], part: 'netRials' | 'vatRials'): number {
  return rows.reduce((sum, row) => sum + row[part], 0);
}

/** The payments by source. */
async function listPayments(
  transaction: Transaction,
  { task, sums, due, now }: Omit<Writing, 'facts'>,
): Promise<readonly InvoicePayment[]> {
  if (due.kind === 'commission')
    return [{ way: 'pay', amountRials: due.totalRials, atMs: now.getTime(), reference: null }];
  const [attempt] = await transaction
    .select({ referenceId: paymentAttempts.referenceId })
    .from(paymentAttempts)
    .where(and(eq(paymentAttempts.taskId, task.id), eq(paymentAttempts.state, 'paid')));
  const paid = { atMs: (task.paidAt ?? now).getTime(), reference: null };
  if (task.state !== 'COMPLETED') {
    // Own money alone pays a fee, the wallet's before the bank's; that of a cash order is taken out of the wallet.
    const bankRials = Math.min(sums.bankRials, Math.max(0, due.totalRials - sums.walletRials));
    return [
      { ...paid, way: 'wallet', amountRials: due.totalRials - bankRials },
      { ...paid, way: 'bank', amountRials: bankRials, reference: attempt?.referenceId ?? null },
    ];
  }
  return [
    {
      ...paid,
      way: task.cashOutcome === 'pos' ? 'machine' : 'cash',
      amountRials: sums.cashRials,
      reference: task.cashReference,
    },
    { ...paid, way: 'bank', amountRials: sums.bankRials, reference: attempt?.referenceId ?? null },
    { ...paid, way: 'wallet', amountRials: sums.walletRials },
    { ...paid, way: 'gift', amountRials: sums.giftRials },
  ];
}

/** Payments up to a sum: a price that went down, or a refund, gave some of them back. */
function toPaidParts(payments: readonly InvoicePayment[], totalRials: number): InvoicePayment[] {
  let leftRials = totalRials;
  return payments.flatMap((payment) => {
    const amountRials = Math.min(payment.amountRials, leftRials);
    leftRials -= amountRials;
    return amountRials > 0 ? [{ ...payment, amountRials }] : [];
  });
}
