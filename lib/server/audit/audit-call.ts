import { sql } from 'drizzle-orm';

import { contract } from '@/lib/contract';
import { CallError } from '@/lib/contract/call-error';
import { isLoggedRead, isUnlogged, type DeskCall } from '@/lib/domain/person/desk-access';

import type { CallContext, ServiceContext } from '../context';
import { requireActor } from '../handler';
import type { DatabasePort, Transaction } from '../ports/database';
import { addEntry, type AuditedAct } from './entries';
import { findReason, toKeptInput } from './kept-input';
import { findSubject, readSubject, type AuditSubject } from './subjects';

/** The first key of audited subjects' advisory locks; the second is the subject. */
const AUDIT_LOCKS = 20_261;

/**
 * Answers a call of the desk and logs it (BEHAVIOUR 20, decision 0110). A write is logged in its own transaction: both
 * are there, or neither. A refused call is logged with its error. A read is logged, before it answers, where it shows
 * papers or a conversation.
 */
export async function answerAudited<Answer>(
  name: DeskCall,
  input: unknown,
  context: CallContext,
  answer: (context: CallContext) => Promise<Answer>,
): Promise<Answer> {
  const isRead = contract[name].limit === 'reads';
  if (isUnlogged(name) || (isRead && !isLoggedRead(name, input))) return answer(context);
  const { connection } = context.ports.database;
  const act = await toAct(name, input, context);
  if (isRead) {
    await addEntry(connection, act, { outcome: 'read', before: await readSubject(connection, act.subject) });
    return answer(context);
  }
  const audit = auditTransactions(context.ports.database, act);
  const before = await readSubject(connection, act.subject);
  try {
    const answered = await answer({ ...context, ports: { ...context.ports, database: audit.database } });
    // A handler that needed no transaction has nothing to be whole with.
    if (!audit.isLogged())
      await addEntry(connection, act, { outcome: 'done', before, after: await readSubject(connection, act.subject) });
    return answered;
  } catch (error) {
    if (error instanceof CallError) await addEntry(connection, act, { outcome: error.key, before });
    throw error;
  }
}

/** Logs that the role of an operator does not have the call. */
export async function noteRefusal(name: DeskCall, context: CallContext): Promise<void> {
  const { connection } = context.ports.database;
  await addEntry(connection, await toAct(name, {}, context), { outcome: 'operators-only', before: null });
}

/** Logs that the desk reads other people's data, by a call that others make too or as a file. */
export async function noteDeskRead(
  { ports }: Pick<ServiceContext, 'ports'>,
  read: Pick<AuditedAct, 'actorId' | 'action' | 'subject' | 'requestId'>,
): Promise<void> {
  const { connection } = ports.database;
  const act = { ...read, input: {}, reason: null, at: ports.clock.now() };
  await addEntry(connection, act, { outcome: 'read', before: await readSubject(connection, read.subject) });
}

async function toAct(name: DeskCall, input: unknown, context: CallContext): Promise<AuditedAct> {
  return {
    actorId: requireActor(context).userId,
    action: name,
    subject: await findSubject(context.ports.database.connection, input),
    input: toKeptInput(input),
    reason: findReason(input),
    requestId: context.request.requestId,
    at: context.ports.clock.now(),
  };
}

/** The database with transactions that log their changes of the subject, as their last statement. */
function auditTransactions(database: DatabasePort, act: AuditedAct) {
  let count = 0;
  const transaction: DatabasePort['transaction'] = async (work) => {
    const result = await database.transaction(async (inner) => {
      await lockSubject(inner, act.subject);
      const before = await readSubject(inner, act.subject);
      const worked = await work(inner);
      await addEntry(inner, act, { outcome: 'done', before, after: await readSubject(inner, act.subject) });
      return worked;
    });
    count += 1;
    return result;
  };
  return { database: { ...database, transaction }, isLogged: () => count > 0 };
}

/** Two operators at one subject wait for each other: one's "before" is the other's "after". */
async function lockSubject(transaction: Transaction, { name, id }: AuditSubject): Promise<void> {
  await transaction.execute(sql`select pg_advisory_xact_lock(${AUDIT_LOCKS}, hashtext(${`${name} ${id}`}))`);
}
