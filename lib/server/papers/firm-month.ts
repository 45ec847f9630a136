import { and, asc, eq, gte, isNotNull, lt } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';

import type { CallAnswer } from '@/lib/contract';
import { toTehranDate } from '@/lib/domain/site/jalali-date';

import type { Executor } from '../ports/database';
import { papers, tasks, users } from '../schema';
import { toMonthOf, toMonthSpan, type JalaliMonth } from './jalali-months';

export type FirmMonth = CallAnswer<'paper/getfirmmonth'>;
type Sums = FirmMonth['sums'];

const NOTHING: Sums = { netRial: 0, vatRial: 0, totalRial: 0 };

/** The invoices that a firm got in a month, each with what it changes; without a month those of the present one. */
export async function readFirmMonth(
  executor: Executor,
  userId: number,
  { of, now }: { readonly of: JalaliMonth | undefined; readonly now: Date },
): Promise<FirmMonth> {
  const asked = of ?? toMonthOf(toTehranDate(now.getTime()));
  const lstPaper = await listPapers(executor, userId, asked);
  return {
    of: asked,
    firm: await findFirm(executor, userId),
    lstPaper,
    sums: lstPaper.map(({ change }) => change).reduce((sum, change) => combine(sum, change, 1), NOTHING),
  };
}

async function findFirm(executor: Executor, userId: number): Promise<FirmMonth['firm']> {
  const [person] = await executor.select({ firm: users.organisation }).from(users).where(eq(users.id, userId));
  if (!person?.firm) return null;
  const { organisationName, nationalId, economicCode } = person.firm;
  return { name: organisationName, nationalId, economicCode };
}

async function listPapers(executor: Executor, userId: number, of: JalaliMonth): Promise<FirmMonth['lstPaper']> {
  const { from, to } = toMonthSpan(of);
  const former = alias(papers, 'former');
  const rows = await executor
    .select({ paper: papers, former, reqcode: tasks.code })
    .from(papers)
    .innerJoin(tasks, eq(tasks.id, papers.taskId))
    .leftJoin(former, eq(former.id, papers.correctsId))
    .where(
      and(
        eq(papers.buyerId, userId),
        eq(papers.kind, 'service'),
        isNotNull(papers.buyerFirm),
        gte(papers.issuedAt, from),
        lt(papers.issuedAt, to),
      ),
    )
    .orderBy(asc(papers.id));
  return rows.map((row) => {
    const sums = toSums(row.paper);
    return {
      paperid: row.paper.id,
      action: row.paper.action,
      reqcode: row.reqcode,
      issuedAtMs: row.paper.issuedAt.getTime(),
      ...sums,
      change: row.former ? combine(sums, toSums(row.former), -1) : sums,
    };
  });
}

function toSums(paper: Pick<typeof papers.$inferSelect, 'netRials' | 'vatRials' | 'totalRials'>): Sums {
  return { netRial: paper.netRials, vatRial: paper.vatRials, totalRial: paper.totalRials };
}

function combine(left: Sums, right: Sums, sign: 1 | -1): Sums {
  return {
    netRial: left.netRial + sign * right.netRial,
    vatRial: left.vatRial + sign * right.vatRial,
    totalRial: left.totalRial + sign * right.totalRial,
  };
}
