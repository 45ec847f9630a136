import { desc, eq } from 'drizzle-orm';

import type { CallAnswer } from '@/lib/contract';
import { toFileUrl } from '@/lib/domain/site/uploaded-file';
import type { Locale } from '@/lib/i18n/locales';

import { canPayAtTheDoor, getBalanceRials, userAccount } from '../../money';
import type { Executor } from '../../ports/database';
import { priceChanges, type TaskRow } from '../../schema';
import { toLinesWithoutSums, toPriceLines } from '../record/price-lines';
import type { Reader } from '../record/reader';

type ShownPriceChange = CallAnswer<'clean/gettaskdetail'>['taskDetail']['priceChange'];

interface PriceChangeReader {
  readonly task: TaskRow;
  readonly reader: Reader;
  readonly locale: Locale;
  readonly readerId: number | null;
}

/** The newest proposal as its reader may see it; nothing for a passed-on link. */
export async function findPriceChange(
  executor: Executor,
  { task, reader, readerId, locale }: PriceChangeReader,
): Promise<ShownPriceChange> {
  if (reader === 'link' || task.startedAt === null) return null;
  const [change] = await executor
    .select()
    .from(priceChanges)
    .where(eq(priceChanges.taskId, task.id))
    .orderBy(desc(priceChanges.id))
    .limit(1);
  if (!change) return null;
  const isCustomers = reader === 'customer' && change.state === 'open';
  // A worker of a company is told no sum.
  const showsSums = reader !== 'provider' || task.providerId === readerId;
  return {
    pricechangeid: change.id,
    state: change.state,
    lines: (showsSums ? toPriceLines : toLinesWithoutSums)(change.lines, locale),
    reason: change.reason,
    fileurl: change.fileId === null ? null : toFileUrl(change.fileId),
    oldRial: change.oldRials,
    newRial: change.newRials,
    proposedAtMs: change.proposedAt.getTime(),
    answerDueAtMs: change.answerDueAt.getTime(),
    decidedAtMs: change.decidedAt?.getTime() ?? null,
    walletRial: isCustomers ? await getBalanceRials(executor, userAccount('cash', task.customerId)) : null,
    takesCash: isCustomers && (await canPayAtTheDoor(executor, task, change.newRials)),
  };
}
