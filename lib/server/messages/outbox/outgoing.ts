import { and, count, desc, eq, inArray, isNull, ne, sql, type SQL } from 'drizzle-orm';

import type { CallAnswer } from '@/lib/contract';
import type { OutgoingChannel, OutgoingGroup, OutgoingRefusal } from '@/lib/contract/desk-enumerations';
import { findResendRefusal, maskOutgoing } from '@/lib/domain/desk/outgoing';
import { toFullName } from '@/lib/domain/person/full-name';

import type { Ports } from '../../context';
import type { Executor } from '../../ports/database';
import { outgoingMessages, pushDevices, taskEvents, tasks, users } from '../../schema';

type Shown = CallAnswer<'operator/getalloutgoing'>['lstOutgoing'][number];
type OutgoingMessage = typeof outgoingMessages.$inferSelect;
type FoundMessage = Awaited<ReturnType<typeof selectOutgoing>>[number];

const { channel, failure, state, closedAt } = outgoingMessages;

/** SMS and e-mails that were given up, and that no operator left as they are: the desk's queue. Its index has them. */
export const isGivenUp = and(
  eq(state, sql`'failed'`),
  isNull(closedAt),
  ne(channel, sql`'push'`),
  sql`${failure} IN ('refused', 'final')`,
);

/** A message that this site has nobody to send is no failure: its reader has it in the inbox. */
const GROUPS: Readonly<Record<OutgoingGroup, SQL | undefined>> = {
  failed: and(eq(state, 'failed'), isNull(closedAt), inArray(failure, ['refused', 'final', 'gone'])),
  waiting: inArray(state, ['pending', 'sending']),
  unknown: eq(state, 'unknown'),
};

interface Page {
  readonly group: OutgoingGroup;
  readonly channel?: OutgoingChannel;
  /** That message alone, whatever its group. */
  readonly outgoingid?: number;
  readonly pageNumber: number;
  readonly pageSize: number;
}

/** A page of the outbox, the newest first. */
export async function listOutgoing(
  ports: Ports,
  { group, channel: wanted, outgoingid, pageNumber, pageSize }: Page,
): Promise<CallAnswer<'operator/getalloutgoing'>> {
  const { connection } = ports.database;
  const where =
    outgoingid === undefined
      ? and(GROUPS[group], wanted ? eq(channel, wanted) : undefined)
      : eq(outgoingMessages.id, outgoingid);
  const ids = await connection
    .select({ id: outgoingMessages.id })
    .from(outgoingMessages)
    .where(where)
    .orderBy(desc(outgoingMessages.id))
    .limit(pageSize)
    .offset(pageNumber * pageSize);
  const rows = await selectOutgoing(
    connection,
    ids.map(({ id }) => id),
  );
  const [total] = await connection.select({ count: count() }).from(outgoingMessages).where(where);
  return { lstOutgoing: rows.map((row) => toShown(ports, row)), totalCount: total?.count ?? 0 };
}

/** Why a message that its caller has locked is not sent again; null where it may be. */
export async function readRefusal(
  executor: Executor,
  ports: Ports,
  { id }: OutgoingMessage,
): Promise<OutgoingRefusal | null> {
  const [found] = await selectOutgoing(executor, [id]);
  return found ? toRefusal(ports, found) : null;
}

function selectOutgoing(executor: Executor, ids: readonly number[]) {
  return executor
    .select({
      message: outgoingMessages,
      firstName: sql<string>`coalesce(${users.firstName}, '')`,
      lastName: sql<string>`coalesce(${users.lastName}, '')`,
      orderState: tasks.state,
      startCode: tasks.startCode,
      movedAt: sql`(SELECT max(${taskEvents.at}) FROM ${taskEvents} WHERE ${taskEvents.taskId} = ${tasks.id})`.mapWith(
        outgoingMessages.createdAt,
      ),
      hasDevice: sql<boolean>`${pushDevices.endpoint} IS NOT NULL`,
    })
    .from(outgoingMessages)
    .leftJoin(users, eq(users.mobile, outgoingMessages.recipient))
    .leftJoin(pushDevices, eq(pushDevices.endpoint, outgoingMessages.recipient))
    .leftJoin(tasks, eq(tasks.id, outgoingMessages.taskId))
    .where(inArray(outgoingMessages.id, [...ids]))
    .orderBy(desc(outgoingMessages.id));
}

function toRefusal(ports: Ports, { message, orderState, startCode, movedAt, hasDevice }: FoundMessage) {
  const { channel: way, createdAt } = message;
  const movedAtMs = (movedAt as Date | null)?.getTime() ?? 0;
  return findResendRefusal(
    {
      ...message,
      createdAtMs: createdAt.getTime(),
      hasReader: ports[way] !== null && (way !== 'push' || hasDevice),
      order: orderState && { state: orderState, movedAtMs, startCode },
    },
    ports.clock.now().getTime(),
  );
}

function toShown(ports: Ports, found: FoundMessage): Shown {
  const { message } = found;
  const isWaiting = message.state === 'pending';
  return {
    outgoingid: message.id,
    channel: message.channel,
    state: message.state,
    recipient: message.channel === 'push' ? new URL(message.recipient).hostname : message.recipient,
    fullname: toFullName(found),
    text: maskOutgoing(message.channel === 'push' ? toPushTitle(message.text) : message.text),
    taskid: message.taskId,
    failure: message.failure,
    lastError: message.lastError,
    attempts: message.attempts,
    createdAtMs: message.createdAt.getTime(),
    nextAttemptAtMs: isWaiting ? message.nextAttemptAt.getTime() : null,
    settledAtMs: message.settledAt?.getTime() ?? null,
    refusal: toRefusal(ports, found),
  };
}

function toPushTitle(text: string): string {
  const { title } = JSON.parse(text) as { readonly title?: unknown };
  return typeof title === 'string' ? title : '';
}
