import { and, asc, eq, gte, isNotNull, lt } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';

import type { CallAnswer } from '@/lib/contract';
import { toTehranDate } from '@/lib/domain/site/jalali-date';

import type { Executor } from '../ports/database';
import { invoices, tasks, users } from '../schema';
import { toMonthOf, toMonthSpan, type JalaliMonth } from './jalali-months';

export type FirmMonth = CallAnswer<'accounting/getfirmmonth'>;
type Sums = FirmMonth['sums'];

const NOTHING: Sums = { netRial: 0, vatRial: 0, totalRial: 0 };

/** The invoices of a firm in a month, each with its change; without a month those of the present one. */
export async function readFirmMonth(
  executor: Executor,
  userId: number,
  { of, now }: { readonly of: JalaliMonth | undefined; readonly now: Date },
): Promise<FirmMonth> {
  const asked = of ?? toMonthOf(toTehranDate(now.getTime()));
  const lstInvoice = await listInvoices(executor, userId, asked);
  return {
    of: asked,
    firm: await findFirm(executor, userId),
    lstInvoice,
    sums: lstInvoice.map(({ change }) => change).reduce((sum, change) => combine(sum, change, 1), NOTHING),
  };
}

async function findFirm(executor: Executor, userId: number): Promise<FirmMonth['firm']> {
  const [person] = await executor.select({ firm: users.organisation }).from(users).where(eq(users.id, userId));
  if (!person?.firm) return null;
  const { organisationName, nationalId, economicCode } = person.firm;
  return { name: organisationName, nationalId, economicCode };
}

async function listInvoices(executor: Executor, userId: number, of: JalaliMonth): Promise<FirmMonth['lstInvoice']> {
  const { from, to } = toMonthSpan(of);
  const former = alias(invoices, 'former');
  const rows = await executor
    .select({ invoice: invoices, former, reqcode: tasks.code })
    .from(invoices)
    .innerJoin(tasks, eq(tasks.id, invoices.taskId))
    .leftJoin(former, eq(former.id, invoices.correctsId))
    .where(
      and(
        eq(invoices.buyerId, userId),
        eq(invoices.kind, 'service'),
        isNotNull(invoices.buyerFirm),
        gte(invoices.issuedAt, from),
        lt(invoices.issuedAt, to),
      ),
    )
    .orderBy(asc(invoices.id));
  return rows.map((row) => {
    const sums = toSums(row.invoice);
    return {
      invoiceid: row.invoice.id,
      action: row.invoice.action,
      reqcode: row.reqcode,
      issuedAtMs: row.invoice.issuedAt.getTime(),
      ...sums,
      change: row.former ? combine(sums, toSums(row.former), -1) : sums,
    };
  });
}

function toSums(invoice: Pick<typeof invoices.$inferSelect, 'netRials' | 'vatRials' | 'totalRials'>): Sums {
  return { netRial: invoice.netRials, vatRial: invoice.vatRials, totalRial: invoice.totalRials };
}

function combine(left: Sums, right: Sums, sign: 1 | -1): Sums {
  return {
    netRial: left.netRial + sign * right.netRial,
    vatRial: left.vatRial + sign * right.vatRial,
    totalRial: left.totalRial + sign * right.totalRial,
  };
}
