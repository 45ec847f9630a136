import { eq } from 'drizzle-orm';

import { CallError } from '@/lib/contract/call-error';

import { defineHandler, requireActor } from '../handler';
import { answerKeyed } from '../idempotency';
import { queueSms } from '../messages';
import { enquiryCases } from '../schema';
import { getWords } from '../words/words';
import { selectEnquiries, toEnquiry } from './select-cases';

/** Under the case's lock: of two operators at once, one answers. The SMS is in the writer's language. */
export const handler = defineHandler('operator/answerenquiry', async (input, context) => {
  const { enquiryid, issent, text } = input;
  const doneById = requireActor(context).userId;
  const now = context.ports.clock.now();
  await answerKeyed(context, 'operator/answerenquiry', input, async (transaction) => {
    const [locked] = await transaction.select().from(enquiryCases).where(eq(enquiryCases.id, enquiryid)).for('update');
    if (!locked) throw new CallError('not-found');
    if (locked.doneAt !== null) throw new CallError('move-not-allowed');
    const done = { doneAt: now, doneById, ...(issent ? { answer: text } : { closedReason: text }) };
    await transaction.update(enquiryCases).set(done).where(eq(enquiryCases.id, enquiryid));
    if (!issent) return {};
    const [found] = await selectEnquiries(transaction).where(eq(enquiryCases.id, enquiryid));
    if (!found) throw new CallError('not-found');
    const { mobile: recipient, locale } = toEnquiry(found).row;
    const words = getWords(locale, 'notifications').say('sms.enquiry-answered', { text });
    await queueSms(transaction, { recipient, text: words, now });
    return {};
  });
  context.signals.messagesPending();
  return {};
});
