import { ORDER_QUEUES, type DeskCase } from '@/lib/contract/desk-enumerations';
import { isQueued, toViewed } from '@/lib/domain/desk/queues';

import { defineHandler } from '../../handler';
import type { Executor } from '../../ports/database';
import { findCase, judgeClock } from './list-cases';
import { toColleague, type DeskReader } from './reader';
import { requireCaseReader } from './require-case-reader';
import { listViewers, noteViewer } from './viewers';

export const handler = defineHandler('operator/viewcase', async ({ subject, caseid }, context) => {
  const { connection } = context.ports.database;
  const reader = await requireCaseReader(context, subject);
  const found = await findWaiting(connection, reader, { subject, caseid });
  const viewed = toViewed(subject);
  await noteViewer(connection, reader, { subject: viewed, caseid });
  const viewers = await listViewers(connection, reader);
  return {
    waiting: found && {
      queue: found.queue,
      owner: toColleague(reader, found.ownerId),
      isMine: found.ownerId === reader.userId,
      dueAtMs: found.dueMs,
      ...judgeClock(found, reader),
      snoozedUntilMs: found.snoozedUntil?.getTime() ?? null,
    },
    lstViewer: viewers.flatMap((viewer) =>
      viewer.subject === viewed && viewer.caseId === caseid ? (toColleague(reader, viewer.userId) ?? []) : [],
    ),
    serverNowMs: reader.now.getTime(),
  };
});

interface Viewed {
  readonly subject: DeskCase;
  readonly caseid: number;
}

/** The case where it waits: an order in one queue at most, a person in none. */
async function findWaiting(executor: Executor, reader: DeskReader, { subject, caseid }: Viewed) {
  const ofOrders = subject === 'order' ? ORDER_QUEUES : [];
  const queues = isQueued(subject) ? [subject] : ofOrders.filter((queue) => reader.queues.includes(queue));
  for (const queue of queues) {
    const found = await findCase(executor, reader, { queue, caseid });
    if (found) return found;
  }
  return null;
}
