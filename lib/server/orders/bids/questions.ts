import { and, eq, isNull } from 'drizzle-orm';

import { CallError } from '@/lib/contract/call-error';
import { maskContacts } from '@/lib/domain/text/contact-mask';

import { requireMayWrite } from '../../measures';
import { holdPerson } from '../../people';
import type { Transaction } from '../../ports/database';
import { bidQuestions, tasks } from '../../schema';
import { lockTask } from '../record/store';
import { tell } from '../telling/tell';
import { isWindowOpen } from '../parts/bids/bid-changes';
import { showsWordsTo } from '../parts/bids/who-may-bid';

export type QuestionRow = typeof bidQuestions.$inferSelect;

interface Asked {
  readonly question: QuestionRow;
  readonly isMasked: boolean;
}

interface NewQuestion {
  readonly taskId: number;
  readonly providerId: number;
  readonly text: string;
  readonly now: Date;
}

/**
 * Asks the customer, one question at a time (BEHAVIOUR 6). A repeat of the open question is one question. Throws
 * not-found; not-yours for a provider who may not bid; bidding-closed; question-open; writing-stopped.
 */
export async function askQuestion(
  transaction: Transaction,
  { taskId, providerId, text, now }: NewQuestion,
): Promise<Asked> {
  await holdPerson(transaction, providerId);
  const task = await lockTask(transaction, taskId);
  const shown = await transaction
    .select({ id: tasks.id })
    .from(tasks)
    .where(and(eq(tasks.id, taskId), showsWordsTo(transaction, providerId)));
  if (task.state === 'BIDDING' && shown.length === 0) throw new CallError('not-yours');
  if (task.state !== 'BIDDING' || !isWindowOpen(task, now)) throw new CallError('bidding-closed');
  const masked = maskContacts(text);
  const [open] = await transaction
    .select()
    .from(bidQuestions)
    .where(
      and(eq(bidQuestions.taskId, taskId), eq(bidQuestions.providerId, providerId), isNull(bidQuestions.answeredAt)),
    );
  if (open?.text === masked.text) return { question: open, isMasked: masked.isMasked };
  if (open) throw new CallError('question-open');
  await requireMayWrite(transaction, { taskId, userId: providerId }, now);
  const [question] = await transaction
    .insert(bidQuestions)
    .values({ taskId, providerId, text: masked.text, askedAt: now })
    .returning();
  if (!question) throw new Error('the question was not kept');
  const telling = { userId: task.customerId, personId: providerId, event: 'bid-question', task, now } as const;
  await tell(transaction, telling);
  return { question, isMasked: masked.isMasked };
}

interface NewAnswer {
  readonly questionId: number;
  readonly customerId: number;
  readonly text: string;
  readonly now: Date;
}

/**
 * Answers a question, for its asker alone. The same words again are the same answer; throws not-found, not-yours,
 * bidding-closed once a bid is chosen, and conflict for another answer.
 */
export async function answerQuestion(
  transaction: Transaction,
  { questionId, customerId, text, now }: NewAnswer,
): Promise<Asked> {
  const [found] = await transaction
    .select({ taskId: bidQuestions.taskId })
    .from(bidQuestions)
    .where(eq(bidQuestions.id, questionId));
  if (!found) throw new CallError('not-found');
  const task = await lockTask(transaction, found.taskId);
  if (task.customerId !== customerId) throw new CallError('not-yours');
  const [question] = await transaction.select().from(bidQuestions).where(eq(bidQuestions.id, questionId));
  if (!question) throw new CallError('not-found');
  const masked = maskContacts(text);
  if (question.answer === masked.text) return { question, isMasked: masked.isMasked };
  if (question.answer !== null) throw new CallError('conflict');
  if (task.state !== 'BIDDING') throw new CallError('bidding-closed');
  await requireMayWrite(transaction, { taskId: task.id, userId: customerId }, now);
  const answered = { answer: masked.text, answeredAt: now };
  const { providerId: userId } = question;
  await transaction.update(bidQuestions).set(answered).where(eq(bidQuestions.id, questionId));
  await tell(transaction, { userId, event: 'bid-answer', task, now, side: 'provider' });
  return { question: { ...question, ...answered }, isMasked: masked.isMasked };
}
