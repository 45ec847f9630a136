import { CallError } from '@/lib/contract/call-error';
import { CASE_CALLS, isQueued } from '@/lib/domain/desk/queues';
import { mayMakeDeskCall } from '@/lib/domain/person/desk-access';

import { defineHandler, requireActor } from '../../handler';
import { findCase, judgeClock } from './list-cases';
import { toColleague, toDeskReader } from './reader';
import { listViewers, noteViewer } from './viewers';

export const handler = defineHandler('operator/viewcase', async ({ subject, caseid }, context) => {
  const { connection } = context.ports.database;
  const queue = isQueued(subject) ? subject : undefined;
  const reader = await toDeskReader(context, queue);
  if (!isQueued(subject) && !mayMakeDeskCall(requireActor(context).deskRoles, CASE_CALLS[subject]))
    throw new CallError('operators-only');
  const found = queue ? await findCase(connection, reader, { queue, caseid }) : null;
  await noteViewer(connection, reader, { subject, caseid });
  const viewers = await listViewers(connection, reader);
  return {
    waiting: found && {
      owner: toColleague(reader, found.ownerId),
      isMine: found.ownerId === reader.userId,
      dueAtMs: found.dueMs,
      ...judgeClock(found, reader),
      snoozedUntilMs: found.snoozedUntil?.getTime() ?? null,
    },
    lstViewer: viewers.flatMap((viewer) =>
      viewer.subject === subject && viewer.caseId === caseid ? (toColleague(reader, viewer.userId) ?? []) : [],
    ),
    serverNowMs: reader.now.getTime(),
  };
});
