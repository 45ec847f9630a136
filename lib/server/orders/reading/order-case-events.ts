import { and, asc, desc, eq, inArray, notInArray, sql } from 'drizzle-orm';

import type { CallAnswer } from '@/lib/contract';
import { NO_CODE_REASONS } from '@/lib/contract/enumerations';
import { maskOutgoing } from '@/lib/domain/desk/outgoing';
import { toFullName } from '@/lib/domain/person/full-name';

import type { Executor } from '../../ports/database';
import {
  alerts,
  ledgerEntries,
  ledgerPostings,
  moveReasons,
  orderMessages,
  outgoingMessages,
  taskEvents,
  users,
  type TaskRow,
} from '../../schema';

type CaseEvent = CallAnswer<'operator/getorder'>['order']['lstEvent'][number];

/** The sides of an order. */
export type People = readonly Pick<typeof users.$inferSelect, 'id' | 'firstName' | 'lastName' | 'mobile'>[];

const NOTHING_ELSE = {
  actor: null,
  move: null,
  state: null,
  posting: null,
  amountRial: null,
  text: null,
  recipient: null,
  isFailed: false,
} as const satisfies Partial<CaseEvent>;

/**
 * Moves with their reasons, money, messages, SMS and alerts of an order as one time line, newest first. A posting is of
 * whoever made the move of its time. Whoever has moved the order is one of its people, also after another came in
 * their place.
 */
export async function listCaseEvents(
  executor: Executor,
  task: TaskRow,
  { people, showsMessages }: { readonly people: People; readonly showsMessages: boolean },
): Promise<CaseEvent[]> {
  const { moves, actors } = await readMoves(executor, task);
  const concerned = [...people, ...actors.filter(({ id }) => people.every((person) => person.id !== id))];
  const events = [
    ...moves,
    ...withActors(await listPostings(executor, task), moves),
    ...(showsMessages ? await listMessages(executor, task) : []),
    ...(await listSms(executor, task, concerned)),
    ...(await listAlerts(executor, task, concerned)),
  ];
  return events.sort((one, other) => other.atMs - one.atMs);
}

interface Moves {
  readonly moves: readonly CaseEvent[];
  /** Each person once. */
  readonly actors: People;
}

async function readMoves(executor: Executor, { id }: TaskRow): Promise<Moves> {
  // Why there was no start code is a word of the contract, and no sentence of anybody's.
  const isSentence = notInArray(moveReasons.reason, [...NO_CODE_REASONS]);
  const isOfMove = and(eq(moveReasons.move, taskEvents.move), eq(moveReasons.at, taskEvents.at));
  const reason = executor
    .select({ reason: moveReasons.reason })
    .from(moveReasons)
    .where(and(eq(moveReasons.taskId, id), isOfMove, isSentence))
    .orderBy(asc(moveReasons.id))
    .limit(1);
  const rows = await executor
    .select({
      move: taskEvents.move,
      state: taskEvents.state,
      at: taskEvents.at,
      reason: sql<string | null>`(${reason})`,
      actor: { id: users.id, firstName: users.firstName, lastName: users.lastName, mobile: users.mobile },
    })
    .from(taskEvents)
    .leftJoin(users, eq(users.id, taskEvents.actorId))
    .where(eq(taskEvents.taskId, id))
    .orderBy(desc(taskEvents.id));
  const moves = rows.map(({ move, state, at, reason: text, actor }): CaseEvent => ({
    ...NOTHING_ELSE,
    kind: 'move',
    atMs: at.getTime(),
    move,
    state,
    actor: actor && { userid: actor.id, fullname: toFullName(actor) },
    text,
  }));
  const actors = new Map(rows.flatMap(({ actor }) => (actor ? [[actor.id, actor] as const] : [])));
  return { moves, actors: [...actors.values()] };
}

/** Money moves in the transaction of its move, at one time. */
function withActors(postings: readonly CaseEvent[], moves: readonly CaseEvent[]): CaseEvent[] {
  const actors = new Map(moves.map(({ atMs, actor }) => [atMs, actor]));
  return postings.map((posting) => ({ ...posting, actor: actors.get(posting.atMs) ?? null }));
}

async function listPostings(executor: Executor, { id }: TaskRow): Promise<CaseEvent[]> {
  const moved = sql<number>`sum(greatest(${ledgerEntries.amountRials}, 0))::bigint`.mapWith(Number);
  const rows = await executor
    .select({ posting: ledgerPostings.reason, at: ledgerPostings.createdAt, amountRial: moved })
    .from(ledgerPostings)
    .innerJoin(ledgerEntries, eq(ledgerEntries.postingId, ledgerPostings.id))
    .where(eq(ledgerPostings.taskId, id))
    .groupBy(ledgerPostings.id)
    .orderBy(desc(ledgerPostings.id));
  return rows.map(({ posting, at, amountRial }) => ({
    ...NOTHING_ELSE,
    kind: 'money',
    atMs: at.getTime(),
    posting,
    amountRial,
  }));
}

/** The messages of the customer with everybody who was asked, or came. */
async function listMessages(executor: Executor, { id }: TaskRow): Promise<CaseEvent[]> {
  const rows = await executor
    .select({
      text: orderMessages.text,
      sentAt: orderMessages.sentAt,
      userId: users.id,
      firstName: users.firstName,
      lastName: users.lastName,
    })
    .from(orderMessages)
    .innerJoin(users, eq(users.id, orderMessages.senderId))
    .where(eq(orderMessages.taskId, id))
    .orderBy(desc(orderMessages.id));
  return rows.map(({ text, sentAt, userId, ...name }) => ({
    ...NOTHING_ELSE,
    kind: 'message',
    atMs: sentAt.getTime(),
    actor: { userid: userId, fullname: toFullName(name) },
    text,
  }));
}

/** An SMS names its order by the short address at its end. Codes and keys in it are hidden, as in the outbox. */
async function listSms(executor: Executor, { id }: TaskRow, people: People): Promise<CaseEvent[]> {
  const rows = await executor
    .select({
      recipient: outgoingMessages.recipient,
      text: outgoingMessages.text,
      state: outgoingMessages.state,
      createdAt: outgoingMessages.createdAt,
    })
    .from(outgoingMessages)
    .where(
      and(
        inArray(
          outgoingMessages.recipient,
          people.map(({ mobile }) => mobile),
        ),
        eq(outgoingMessages.channel, 'sms'),
        sql`${outgoingMessages.text} ~ ${`/[ow]/([a-z]{2}/)?${id}([^0-9]|$)`}`,
      ),
    );
  return rows.map(({ recipient, text, state, createdAt }) => {
    const person = people.find(({ mobile }) => mobile === recipient);
    return {
      ...NOTHING_ELSE,
      kind: 'sms',
      atMs: createdAt.getTime(),
      text: maskOutgoing(text),
      recipient: person ? toFullName(person) : recipient,
      isFailed: state === 'failed',
    };
  });
}

/** The alerts of the two sides. One that no browser has received is said to be so. */
async function listAlerts(executor: Executor, { id }: TaskRow, people: People): Promise<CaseEvent[]> {
  const rows = await executor
    .select({ userId: alerts.userId, createdAt: alerts.createdAt, receivedAt: alerts.receivedAt })
    .from(alerts)
    .where(
      and(
        sql`(${alerts.context} ->> 'taskId') = ${String(id)}`,
        inArray(
          alerts.userId,
          people.map((person) => person.id),
        ),
      ),
    );
  return rows.map(({ userId, createdAt, receivedAt }) => {
    const person = people.find((one) => one.id === userId);
    return {
      ...NOTHING_ELSE,
      kind: 'alert',
      atMs: createdAt.getTime(),
      recipient: person ? toFullName(person) : null,
      isFailed: receivedAt === null,
    };
  });
}
