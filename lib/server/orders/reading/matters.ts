import { eq } from 'drizzle-orm';

import { isFreezing } from '@/lib/domain/dispute/dispute-moves';
import type { Locale } from '@/lib/i18n/locales';

import { findHeldFee, findLateness } from '../../money';
import type { Executor } from '../../ports/database';
import { disputes, type TaskRow } from '../../schema';
import { findCashRecord } from '../payments/cash';
import { findOfferedHours } from '../parts/offered-hours/read-offered';
import { findDoorWait } from '../parts/way/door';
import { findPriceChange } from './price-change';
import type { Reader } from '../record/reader';
import type { TaskDetail } from './who-reads';

type Matters = Pick<
  TaskDetail,
  'dispute' | 'doorWait' | 'heldFee' | 'lateness' | 'offeredHours' | 'cashRecord' | 'priceChange'
>;

interface MattersReader {
  readonly reader: Reader;
  readonly readerId: number | null;
  readonly locale: Locale;
  readonly now: Date;
}

/** The matters between the two sides beside the work itself. */
export async function toMatters(
  executor: Executor,
  task: TaskRow,
  { reader, readerId, locale, now }: MattersReader,
): Promise<Matters> {
  return {
    dispute: reader === 'link' ? null : await findDispute(executor, task),
    doorWait: await findDoorWait(executor, task, { reader, now }),
    heldFee: reader === 'link' ? null : await findHeldFee(executor, task),
    lateness: reader === 'link' ? null : await findLateness(executor, task),
    offeredHours: reader === 'link' ? null : await findOfferedHours(executor, task, now),
    cashRecord: reader === 'link' ? null : await findCashRecord(executor, task),
    priceChange: await findPriceChange(executor, { task, reader, readerId, locale }),
  };
}

async function findDispute(executor: Executor, { id, disputedAt }: TaskRow): Promise<TaskDetail['dispute']> {
  if (disputedAt === null) return null;
  const [dispute] = await executor.select().from(disputes).where(eq(disputes.taskId, id));
  if (!dispute) return null;
  return { reason: dispute.reason, isOpen: isFreezing(dispute.state), openedAtMs: dispute.openedAt.getTime() };
}
