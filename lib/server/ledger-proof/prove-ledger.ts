import { and, eq, isNull, lte, sql } from 'drizzle-orm';

import { LEDGER_PROOF } from '@/lib/domain/constants/money';
import { HOUR_MS } from '@/lib/domain/constants/time-units';
import { toTehranDate } from '@/lib/domain/site/jalali-date';

import type { ServiceContext } from '../context';
import { listBrokenInvariants } from '../money';
import type { Executor } from '../ports/database';
import { ledgerProofs } from '../schema';

/**
 * Proves the books once a night, and stores the result. For a loop of its own: it reads the ledger from one end to the
 * other, and the timers cannot wait for it.
 */
export async function proveLedger({ ports, log }: Pick<ServiceContext, 'ports' | 'log'>): Promise<void> {
  const now = ports.clock.now();
  const night = toTehranDate(now.getTime() - LEDGER_PROOF.fromHour * HOUR_MS);
  if (!(await takeNight(ports.database.connection, night, now))) return;
  const broken = await ports.database.transaction(async (transaction) => {
    // Other statements end sooner (operations/watch.md).
    await transaction.execute(sql`SELECT set_config('statement_timeout', ${String(LEDGER_PROOF.mostMs)}, true)`);
    return listBrokenInvariants(transaction);
  });
  await ports.database.connection
    .update(ledgerProofs)
    .set({ provedAt: ports.clock.now(), broken })
    .where(eq(ledgerProofs.night, night));
  if (broken.length > 0) log.error({ broken }, 'the books are wrong');
}

/** Whether this process proves that night: of many, one does. */
async function takeNight(executor: Executor, night: string, now: Date): Promise<boolean> {
  const [known] = await executor.select().from(ledgerProofs).where(eq(ledgerProofs.night, night));
  if (known?.provedAt) return false;
  const deadSince = new Date(now.getTime() - LEDGER_PROOF.againAfterMs);
  const taken = await executor
    .insert(ledgerProofs)
    .values({ night, startedAt: now })
    .onConflictDoUpdate({
      target: ledgerProofs.night,
      set: { startedAt: now },
      setWhere: and(isNull(ledgerProofs.provedAt), lte(ledgerProofs.startedAt, deadSince)),
    })
    .returning({ night: ledgerProofs.night });
  return taken.length > 0;
}
