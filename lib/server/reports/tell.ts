import { tell } from '../orders';
import type { MessageEvent } from '../messages';
import type { Transaction } from '../ports/database';
import type { FoundReport } from './store';

type WriterEvent = Extract<MessageEvent, `writing-${string}`>;
type ReporterEvent = Extract<MessageEvent, `report-${string}`>;

interface Answer {
  readonly reason: string;
  readonly now: Date;
}

/**
 * The writer reads the measure and its reason. An order's recipient has no account, so nobody is told in their place.
 */
export async function tellWriter(
  transaction: Transaction,
  { report, task }: FoundReport,
  event: WriterEvent,
  { reason, now }: Answer,
): Promise<void> {
  const { accusedId: userId, accusedSide } = report;
  if (accusedSide === 'recipient') return;
  await tell(transaction, { userId, event, task, text: reason, side: accusedSide, now });
}

/** The reporter reads the answer and its reason. */
export async function tellReporter(
  transaction: Transaction,
  { report, task }: FoundReport,
  event: ReporterEvent,
  { reason, now }: Answer,
): Promise<void> {
  const side = report.accusedSide === 'provider' ? 'customer' : 'provider';
  await tell(transaction, { userId: report.reporterId, event, task, text: reason, side, now });
}
