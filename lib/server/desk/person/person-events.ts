import { and, desc, eq } from 'drizzle-orm';

import type { CallAnswer } from '@/lib/contract';
import { toFullName } from '@/lib/domain/person/full-name';
import type { Locale } from '@/lib/i18n/locales';

import type { Executor } from '../../ports/database';
import { auditEntries, inboxMessages, users } from '../../schema';
import { sayInboxMessage } from '../../words/inbox-words';

type PersonCase = CallAnswer<'operator/getperson'>['person'];
type PersonEvent = PersonCase['lstEvent'][number];

/** Events of each kind, at most. */
const MOST_EVENTS = 30;

interface Asked {
  readonly userId: number;
  readonly sanctions: PersonCase['lstSanction'];
  readonly locale: Locale;
}

/**
 * The operators' acts, the decisions and the messages about a person, newest first. A message is named by its title.
 */
export async function listPersonEvents(
  executor: Executor,
  { userId, sanctions, locale }: Asked,
): Promise<PersonEvent[]> {
  const decided = sanctions.map(({ beganAtMs, kind, reason }): PersonEvent => ({
    kind: 'sanction',
    atMs: beganAtMs,
    actor: null,
    what: kind,
    text: reason,
  }));
  const events = [
    ...decided,
    ...(await listDeskActs(executor, userId)),
    ...(await listMessages(executor, userId, locale)),
  ];
  return events.sort((one, other) => other.atMs - one.atMs);
}

async function listDeskActs(executor: Executor, userId: number): Promise<PersonEvent[]> {
  const rows = await executor
    .select({ entry: auditEntries, firstName: users.firstName, lastName: users.lastName })
    .from(auditEntries)
    .leftJoin(users, eq(users.id, auditEntries.actorId))
    .where(
      and(eq(auditEntries.subject, 'person'), eq(auditEntries.subjectId, userId), eq(auditEntries.outcome, 'done')),
    )
    .orderBy(desc(auditEntries.id))
    .limit(MOST_EVENTS);
  return rows.map(({ entry: { at, actorId, action, input, reason }, firstName, lastName }) => {
    const move: unknown = Reflect.get(Object(input), 'move');
    return {
      kind: 'desk',
      atMs: at.getTime(),
      actor: { userid: actorId, fullname: toFullName({ firstName: firstName ?? '', lastName: lastName ?? '' }) },
      what: typeof move === 'string' ? move : action,
      text: reason,
    };
  });
}

async function listMessages(executor: Executor, userId: number, locale: Locale): Promise<PersonEvent[]> {
  const rows = await executor
    .select()
    .from(inboxMessages)
    .where(eq(inboxMessages.userId, userId))
    .orderBy(desc(inboxMessages.id))
    .limit(MOST_EVENTS);
  return rows.map((row) => ({
    kind: 'message',
    atMs: row.createdAt.getTime(),
    actor: null,
    what: sayInboxMessage(row, locale).title,
    text: null,
  }));
}
