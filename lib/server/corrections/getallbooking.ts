import { and, asc, desc, eq, inArray, type SQL } from 'drizzle-orm';

import { CallError } from '@/lib/contract/call-error';
import type { CallAnswer } from '@/lib/contract';
import { CORRECTABLE_POSTINGS } from '@/lib/contract/desk-enumerations';
import { toFullName } from '@/lib/domain/person/full-name';

import type { CallContext } from '../context';
import { defineHandler, requireActor } from '../handler';
import { readBooking, USER_KINDS } from '../money';
import type { Executor } from '../ports/database';
import { ledgerAccounts, ledgerEntries, ledgerPostings, postingCorrections, tasks, users } from '../schema';
import { findPendingCorrection, isCorrectable } from './correct';

type Shown = CallAnswer<'operator/getallbooking'>['lstBooking'][number];

export const handler = defineHandler('operator/getallbooking', async (asked, context) => {
  const { connection } = context.ports.database;
  const isWanted = and(inArray(ledgerPostings.reason, [...CORRECTABLE_POSTINGS]), toCondition(connection, asked));
  const rows = await connection
    .select({ id: ledgerPostings.id })
    .from(ledgerPostings)
    .where(isWanted)
    .orderBy(desc(ledgerPostings.id))
    .limit(asked.pageSize)
    .offset(asked.pageNumber * asked.pageSize);
  const lstBooking: Shown[] = [];
  for (const { id } of rows) lstBooking.push(await show(context, id));
  return { lstBooking, totalCount: await connection.$count(ledgerPostings, isWanted) };
});

/**
 * The condition for the postings of an order, or on an account of a person. Throws invalid-input where neither is
 * named.
 */
function toCondition(
  executor: Executor,
  { taskid, userid }: { readonly taskid?: number | undefined; readonly userid?: number | undefined },
): SQL {
  if (taskid !== undefined) return eq(ledgerPostings.taskId, taskid);
  if (userid === undefined)
    throw new CallError('invalid-input', { fields: [{ field: 'userid', message: 'required' }] });
  // From the person's few accounts to their postings: of all postings hardly one was booked by hand.
  return inArray(
    ledgerPostings.id,
    executor
      .select({ id: ledgerEntries.postingId })
      .from(ledgerEntries)
      .innerJoin(ledgerAccounts, eq(ledgerAccounts.id, ledgerEntries.accountId))
      .where(and(eq(ledgerAccounts.ownerId, userid), inArray(ledgerAccounts.kind, [...USER_KINDS]))),
  );
}

async function show(context: CallContext, postingId: number): Promise<Shown> {
  const { ports } = context;
  const { connection } = ports.database;
  const booking = await readBooking(connection, postingId);
  const reason = CORRECTABLE_POSTINGS.find((known) => known === booking?.reason);
  if (!booking || !reason) throw new Error(`The posting ${postingId} is no booking of an operator`);
  const [task = null] =
    booking.taskId === null ? [] : await connection.select().from(tasks).where(eq(tasks.id, booking.taskId));
  const pending = await findPendingCorrection(connection, booking, task, ports.clock.now());
  return {
    postingid: postingId,
    reason,
    atMs: booking.createdAt.getTime(),
    taskid: booking.taskId,
    bookedRial: booking.bookedRials,
    rial: booking.rials,
    lstCorrection: await listCorrections(connection, postingId),
    mayCorrect: pending === null && isCorrectable(booking, task),
    pending: pending && {
      rial: pending.proposal.leftRials,
      reason: pending.proposal.reason,
      isOwn: pending.askedById === requireActor(context).userId,
    },
  };
}

async function listCorrections(executor: Executor, postingId: number): Promise<Shown['lstCorrection']> {
  const rows = await executor
    .select({ correction: postingCorrections, firstName: users.firstName, lastName: users.lastName })
    .from(postingCorrections)
    .innerJoin(users, eq(users.id, postingCorrections.madeById))
    .where(eq(postingCorrections.correctedId, postingId))
    .orderBy(asc(postingCorrections.id));
  return rows.map(({ correction: { leftRials, madeAt, reason }, ...operator }) => ({
    rial: leftRials,
    atMs: madeAt.getTime(),
    operator: toFullName(operator),
    reason,
  }));
}
