import { eq } from 'drizzle-orm';

import type { CallInput } from '@/lib/contract';
import { CallError } from '@/lib/contract/call-error';
import { isPaperMoveAllowed, PAPER_REQUEST_MOVES } from '@/lib/domain/provider/paper-requests';

import { defineHandler, requireActor } from '../handler';
import type { Transaction } from '../ports/database';
import { paperRequests } from '../schema';
import { holdRequest, requireDueDay, toNextAt } from './store';
import { tellOwner } from './tell';

const EVENTS = { accept: 'paper-accepted', again: 'paper-asked', close: 'paper-closed' } as const;

/** Under the request's lock: of two operators at once, one decides. */
export const handler = defineHandler('operator/decidepaper', async (input, context) => {
  const { userId: decidedById } = requireActor(context);
  const now = context.ports.clock.now();
  await context.ports.database.transaction((transaction) => decide(transaction, { ...input, decidedById, now }));
  context.signals.messagesPending();
  return {};
});

type Decision = CallInput<'operator/decidepaper'> & { readonly decidedById: number; readonly now: Date };

async function decide(transaction: Transaction, { requestid, decision, reason, dueday, decidedById, now }: Decision) {
  const request = await holdRequest(transaction, requestid);
  if (!isPaperMoveAllowed(decision, request.state)) throw new CallError('move-not-allowed');
  const dueDay = decision === 'again' ? requireDueDay(dueday, now) : request.dueDay;
  const changed = {
    state: PAPER_REQUEST_MOVES[decision].to,
    dueDay,
    nextAt: decision === 'again' ? toNextAt(dueDay, now) : null,
    ...(decision === 'again' ? { reason } : {}),
    turnedAt: now,
    decidedById,
  };
  await transaction.update(paperRequests).set(changed).where(eq(paperRequests.id, requestid));
  await tellOwner(transaction, { ...request, dueDay }, { event: EVENTS[decision], reason, now });
}
