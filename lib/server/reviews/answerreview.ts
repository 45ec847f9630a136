import { and, eq, isNull } from 'drizzle-orm';

import { CallError } from '@/lib/contract/call-error';
import { maskContacts } from '@/lib/domain/contact-mask';
import { toPersianLetters } from '@/lib/domain/letters';
import { findMessagePath } from '@/lib/domain/order-links';

import { defineHandler, requireActor } from '../handler';
import { findReader, notify } from '../messages';
import { holdPerson } from '../people';
import type { Transaction } from '../ports/database';
import { reviews, tasks, type TaskRow } from '../schema';
import { toPageLink } from '../words/page-link';

/** Everybody reads it, so it names no number; of two at once the first stays. */
export const handler = defineHandler('review/answerreview', async ({ taskid, text }, context) => {
  const { userId } = requireActor(context);
  const { database, clock } = context.ports;
  await database.transaction(async (transaction) => {
    await holdPerson(transaction, userId);
    const [task] = await transaction.select().from(tasks).where(eq(tasks.id, taskid));
    if (!task) throw new CallError('not-found');
    if (task.providerId !== userId) throw new CallError('not-yours');
    const [review] = await transaction.select({ id: reviews.id }).from(reviews).where(eq(reviews.taskId, taskid));
    if (!review) throw new CallError('not-found');
    const answer = maskContacts(toPersianLetters(text)).text;
    const answered = await transaction
      .update(reviews)
      .set({ answer, answeredAt: clock.now() })
      .where(and(eq(reviews.id, review.id), isNull(reviews.answer)))
      .returning({ id: reviews.id });
    if (answered.length === 0) throw new CallError('review-answered');
    await tellCustomer(transaction, task, clock.now());
  });
  context.signals.messagesPending();
  context.signals.alertsPending();
  return {};
});

/** Whoever wrote the review hears that it was answered, with the way to both. */
async function tellCustomer(transaction: Transaction, { id, code, customerId }: TaskRow, now: Date): Promise<void> {
  const reader = await findReader(transaction, customerId);
  if (!reader) return;
  const event = 'review-answered';
  const params = { code, taskId: id, side: 'customer' };
  const mailLink = toPageLink(reader.locale, findMessagePath(event, params) ?? '/');
  const alert = { kind: 'order', userId: customerId, event, taskId: id, now } as const;
  await notify(transaction, reader, { event, params, smsText: null, mailLink, alert, now });
}
