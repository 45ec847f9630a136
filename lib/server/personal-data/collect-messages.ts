import { and, asc, eq, notInArray } from 'drizzle-orm';

import type { Locale } from '@/lib/i18n/locales';

import { sayInboxMessage } from '../words/inbox-words';
import type { Executor } from '../ports/database';
import { alerts, inboxMessages, outgoingMessages, pushDevices } from '../schema';

/** Messages to an operator: others' texts, with their names and numbers. */
export const OTHERS_MESSAGES = [
  'contact-message',
  'order-enquiry',
  'business-enquiry',
  'job-application',
  'provider-application',
  'order-dispute',
  'conversation-report',
  'sanction-appeal',
  'withdrawal-excuse',
  'writing-appeal',
  'work-vehicle',
];

interface MessageReader {
  readonly userId: number;
  readonly mobile: string;
  readonly email: string | null;
  readonly locale: Locale;
}

/** Messages to the person, on every channel. */
export async function listMessages(
  executor: Executor,
  { userId, mobile, email, locale }: MessageReader,
): Promise<unknown> {
  const inbox = await executor
    .select()
    .from(inboxMessages)
    .where(and(eq(inboxMessages.userId, userId), notInArray(inboxMessages.event, OTHERS_MESSAGES)))
    .orderBy(asc(inboxMessages.id));
  const texts = await listSent(executor, mobile);
  const mails = email === null ? [] : await listSent(executor, email);
  const shown = await executor
    .select({ context: alerts.context, createdAt: alerts.createdAt })
    .from(alerts)
    .where(eq(alerts.userId, userId))
    .orderBy(asc(alerts.id));
  return {
    inbox: inbox.map(({ event, params, createdAt, readAt }) => ({
      event,
      ...sayInboxMessage({ event, params }, locale),
      createdAt,
      readAt,
    })),
    sms: texts.map(({ text, state, createdAt, settledAt }) => ({ text, state, createdAt, settledAt })),
    mails,
    alerts: shown,
    /** Browsers that are told while no page is open. */
    toldBrowsers: await listToldBrowsers(executor, userId),
  };
}

function listSent(executor: Executor, recipient: string) {
  const { subject, text, state, createdAt, settledAt } = outgoingMessages;
  return executor
    .select({ subject, text, state, createdAt, settledAt })
    .from(outgoingMessages)
    .where(eq(outgoingMessages.recipient, recipient))
    .orderBy(asc(outgoingMessages.id));
}

/** The push service, without the address and the keys, by which anybody could send there. */
async function listToldBrowsers(executor: Executor, userId: number): Promise<unknown[]> {
  const found = await executor.select().from(pushDevices).where(eq(pushDevices.userId, userId));
  return found.map(({ endpoint, createdAt }) => ({ service: new URL(endpoint).hostname, createdAt }));
}
