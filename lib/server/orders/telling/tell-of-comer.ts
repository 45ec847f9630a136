import { findMessagePath } from '@/lib/domain/site/order-links';
import { formatDigits } from '@/lib/i18n/formats';

import { findReader, notify, type Reader } from '../../messages';
import type { Transaction } from '../../ports/database';
import { toVisit, type TaskRow } from '../../schema';
import { getWords } from '../../words/words';
import { toShownVisit } from '../../words/inbox-words';
import { toPageLink } from '../../words/page-link';
import { tell } from './tell';
import { findOrderName } from './told-orders';
import { toHourCount } from '../record/visit-facts';

interface HandedOn {
  readonly before: TaskRow;
  readonly task: TaskRow;
  readonly now: Date;
}

/** The customer hears who comes, the new worker that they come, and the former one that they need not. */
export async function tellOfComer(transaction: Transaction, { before, task, now }: HandedOn): Promise<void> {
  await tell(transaction, { userId: task.customerId, event: 'order-comer-changed', task, now });
  if (task.assigneeId !== null)
    await tell(transaction, { userId: task.assigneeId, event: 'work-assigned', side: 'provider', task, now });
  if (before.assigneeId !== null) await tellFormer(transaction, before, before.assigneeId, now);
}

/** Tells the former member without the link to the work, which they may no longer read. */
async function tellFormer(transaction: Transaction, task: TaskRow, userId: number, now: Date): Promise<void> {
  const reader = await findReader(transaction, userId);
  if (!reader) return;
  const visit = toVisitParams(task);
  const smsText = getWords(reader.locale, 'notifications').say('sms.work-unassigned', {
    order: await findOrderName(transaction, task, { reader, personId: task.customerId }),
    code: formatDigits(task.code, reader.locale),
    visit: toShownVisit(visit, reader.locale),
  });
  await notify(transaction, reader, { event: 'work-unassigned', params: { code: task.code, ...visit }, smsText, now });
}

interface GivenBack {
  /** The company, and the supervisor of the worker who gave it back: either hands it to somebody else. */
  readonly leaderIds: readonly number[];
  /** The name of the worker who gave it back. */
  readonly name: string;
  readonly task: TaskRow;
  readonly reason: string;
  readonly now: Date;
}

/** The supervisor hears who gave a work back and why, with the way to hand it to somebody else. */
export async function tellOfReturn(transaction: Transaction, { leaderIds, ...given }: GivenBack): Promise<void> {
  for (const userId of leaderIds) {
    const reader = await findReader(transaction, userId);
    if (reader) await tellLeader(transaction, reader, given);
  }
}

async function tellLeader(
  transaction: Transaction,
  reader: Reader,
  { name, task, reason, now }: Omit<GivenBack, 'leaderIds'>,
): Promise<void> {
  const visit = toVisitParams(task);
  const link = toPageLink(reader.locale, findMessagePath('work-returned', {}) ?? '/');
  const text = getWords(reader.locale, 'notifications').say('sms.work-returned', {
    name,
    order: await findOrderName(transaction, task, { reader, personId: task.customerId }),
    code: formatDigits(task.code, reader.locale),
    visit: toShownVisit(visit, reader.locale),
  });
  const params = { name, reason, code: task.code, ...visit };
  await notify(transaction, reader, {
    event: 'work-returned',
    params,
    smsText: `${text}\n${link}`,
    mailLink: link,
    now,
  });
}

function toVisitParams(task: TaskRow) {
  return { startsAtMs: toVisit(task).startsAt.getTime(), hourCount: toHourCount(task) };
}
