import { and, desc, eq, inArray, type SQL } from 'drizzle-orm';

import type { CallAnswer, CallInput } from '@/lib/contract';
import { CallError } from '@/lib/contract/call-error';
import { toFullName } from '@/lib/domain/person/full-name';

import type { CallContext } from '../context';
import { tellOperators } from '../enquiries';
import type { HeldPerson } from '../people';
import type { Executor, Transaction } from '../ports/database';
import { reliabilityEvents, tasks, withdrawalExcuses } from '../schema';
import { keepPapers, listPaperUrls } from './papers';

export type ExcuseRow = typeof withdrawalExcuses.$inferSelect;
/** An excuse on the wire. */
export type Excuse = NonNullable<CallAnswer<'provider/getsanctions'>['lstReliability'][number]['excuse']>;
/** A provider's excuse: the cause, words and papers. */
type SentExcuse = Omit<CallInput<'provider/sendexcuse'>, 'taskid'>;

interface NewExcuse {
  /** Held before any row that an erasure changes as well. */
  readonly person: HeldPerson;
  readonly taskId: number;
  readonly excuse: SentExcuse;
}

/**
 * Keeps why a provider could not come to work, with its papers, beside what took the points. The operators hear of it.
 * Whether the points are held is the caller's. Throws excuse-closed, not-yours, unsupported-type.
 */
export async function keepExcuse(
  transaction: Transaction,
  { ports, configuration }: CallContext,
  { person, taskId, excuse: { cause, text, fileids } }: NewExcuse,
): Promise<void> {
  const now = ports.clock.now();
  const { id: userId } = person;
  const event = await lockFault(transaction, { userId, taskId });
  if (!event) throw new CallError('excuse-closed');
  const [kept] = await transaction
    .insert(withdrawalExcuses)
    .values({ userId, eventId: event.id, cause, text, sentAt: now })
    .returning({ id: withdrawalExcuses.id });
  if (!kept) throw new Error(`The excuse for order ${taskId} was not kept`);
  await keepPapers(transaction, { excuseId: kept.id }, { ownerId: userId, fileIds: fileids });
  const [order] = await transaction.select({ code: tasks.code }).from(tasks).where(eq(tasks.id, taskId));
  const params = { name: toFullName(person), mobile: person.mobile, code: order?.code ?? '', cause };
  await tellOperators(
    transaction,
    { event: 'withdrawal-excuse', params },
    { address: configuration.enquiryAddress, now },
  );
}

/** The provider's latest fault with an order, under a lock until the transaction ends. */
export async function lockFault(
  transaction: Transaction,
  { userId, taskId }: { readonly userId: number; readonly taskId: number },
): Promise<typeof reliabilityEvents.$inferSelect | undefined> {
  const isFault = inArray(reliabilityEvents.reason, ['withdrawn', 'withdrawn-late', 'no-show']);
  const [event] = await transaction
    .select()
    .from(reliabilityEvents)
    .where(and(eq(reliabilityEvents.userId, userId), eq(reliabilityEvents.taskId, taskId), isFault))
    .orderBy(desc(reliabilityEvents.at), desc(reliabilityEvents.id))
    .limit(1)
    .for('update');
  return event;
}

/** The latest excuse for each of these events, by the event's id. */
export async function readExcuses(
  executor: Executor,
  eventIds: readonly number[],
): Promise<ReadonlyMap<number, Excuse>> {
  if (eventIds.length === 0) return new Map();
  const rows = await selectExcuses(executor, inArray(withdrawalExcuses.eventId, [...eventIds]));
  const shown = await toExcuses(executor, rows);
  return new Map(rows.flatMap(({ eventId, id }) => (shown.has(id) ? [[eventId, shown.get(id) as Excuse]] : [])));
}

/** Excuses as the wire says them, by their ids. */
export async function toExcuses(executor: Executor, rows: readonly ExcuseRow[]): Promise<ReadonlyMap<number, Excuse>> {
  const urls = await listPaperUrls(
    executor,
    'excuseId',
    rows.map(({ id }) => id),
  );
  return new Map(
    rows.map((row) => [
      row.id,
      {
        excuseid: row.id,
        cause: row.cause,
        text: row.text,
        lstPaperUrl: [...(urls.get(row.id) ?? [])],
        sentAtMs: row.sentAt.getTime(),
        decision: row.decision,
        decisionReason: row.decisionReason,
        decidedAtMs: row.decidedAt?.getTime() ?? null,
      },
    ]),
  );
}

/** Oldest first, so that the latest of an event stands last. */
function selectExcuses(executor: Executor, condition: SQL | undefined): Promise<ExcuseRow[]> {
  return executor.select().from(withdrawalExcuses).where(condition).orderBy(withdrawalExcuses.id);
}
