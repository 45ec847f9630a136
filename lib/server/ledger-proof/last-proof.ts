import { and, desc, gte, isNotNull } from 'drizzle-orm';

import { LEDGER_PROOF } from '@/lib/domain/constants/money';
import { addDays, toTehranDate } from '@/lib/domain/site/jalali-date';

import type { Executor } from '../ports/database';
import { ledgerProofs } from '../schema';

/** The result of the last nightly proof of the books; null where there was none for a month. */
export async function findLastProof(executor: Executor, now: Date) {
  const oldest = addDays(toTehranDate(now.getTime()), -LEDGER_PROOF.shownDays);
  const [last] = await executor
    .select({ provedAt: ledgerProofs.provedAt, broken: ledgerProofs.broken })
    .from(ledgerProofs)
    .where(and(gte(ledgerProofs.night, oldest), isNotNull(ledgerProofs.provedAt)))
    .orderBy(desc(ledgerProofs.night))
    .limit(1);
  return last?.provedAt ? { provedAt: last.provedAt, broken: last.broken } : null;
}
