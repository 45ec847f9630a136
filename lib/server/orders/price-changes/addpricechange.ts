import { eq } from 'drizzle-orm';

import type { CallInput } from '@/lib/contract';
import { CallError } from '@/lib/contract/call-error';
import {
  OVERTIME_STEP_MINUTES,
  PRICE_ANSWER_MS,
  PRICE_ANSWER_TEXTILE_MS,
  PRICE_CHANGE_LIMITS,
} from '@/lib/domain/constants';
import { toPersianLetters } from '@/lib/domain/letters';
import { KINDS } from '@/lib/domain/service-kind';
import { isWholeTomans } from '@/lib/domain/money';

import { defineHandler, requireActor } from '../../handler';
import { holdPerson } from '../../people';
import type { Transaction } from '../../ports/database';
import { priceChanges, type OrderLine, type TaskRow } from '../../schema';
import { requireWorksOn } from '../../teams';
import { requireOwnPhoto } from '../../uploaded-files';
import { moveLocked } from '../moves/move';
import { lockTask } from '../moves/store';
import { sendAfterCommit } from '../moves/tell';
import { withoutSums } from '../views/without-sums';

type Proposal = CallInput<'pricechange/addpricechange'>;

/** Nothing moves yet but the clock. */
export const handler = defineHandler('pricechange/addpricechange', async (proposal, context) => {
  const { userId } = requireActor(context);
  requireLines(proposal);
  const now = context.ports.clock.now();
  const answer = await context.ports.database.transaction((transaction) =>
    propose(transaction, proposal, { userId, now }),
  );
  sendAfterCommit(context);
  return answer;
});

function requireLines({ lines }: Proposal): void {
  const isWrong = lines.some(
    ({ key, params, amountRial }) =>
      amountRial === 0 ||
      !isWholeTomans(amountRial) ||
      (key === 'overtime' && (params.minutes === undefined || params.minutes % OVERTIME_STEP_MINUTES !== 0)),
  );
  if (isWrong) throw new CallError('invalid-input', { fields: [{ field: 'lines', message: 'invalid' }] });
}

interface Proposer {
  readonly userId: number;
  readonly now: Date;
}

async function propose(transaction: Transaction, proposal: Proposal, { userId, now }: Proposer) {
  await holdPerson(transaction, userId);
  const task = await lockTask(transaction, proposal.taskid);
  await requireWorksOn(transaction, task, userId);
  // What went into the tank settles the sum of petrol (gas/adddelivery), and nothing else does.
  if (task.kind === 'gas') throw new CallError('move-not-allowed');
  await requireRoom(transaction, task.id);
  if (proposal.fileid) await requireOwnPhoto(transaction, proposal.fileid, userId);
  const change = toChange(task, proposal, now);
  await moveLocked(transaction, task, { move: 'proposePrice', actorId: userId, now });
  const [row] = await transaction
    .insert(priceChanges)
    .values({ ...change, taskId: task.id, providerId: userId, state: 'open', proposedAt: now })
    .returning({ id: priceChanges.id });
  if (!row) throw new Error('A price change was not written');
  const proposed = {
    pricechangeid: row.id,
    oldRial: change.oldRials,
    newRial: change.newRials,
    answerDueAtMs: change.answerDueAt.getTime(),
  };
  // Whoever proposes it for a company is not told what it comes to.
  return task.providerId === userId ? proposed : withoutSums(proposed);
}

/** The order's price with the lines. Throws invalid-input for one that is none, or the same. */
function toChange({ priceRials, kind }: TaskRow, { lines, reason, fileid }: Proposal, now: Date) {
  const added = lines.map(({ key, params, amountRial }): OrderLine => ({
    key,
    params: toKnown(params),
    amountRials: amountRial,
  }));
  const newRials = added.reduce((sum, { amountRials }) => sum + amountRials, priceRials);
  if (newRials < 0 || newRials === priceRials)
    throw new CallError('invalid-input', { fields: [{ field: 'lines', message: 'invalid' }] });
  const waitMs = KINDS[kind].isTextile ? PRICE_ANSWER_TEXTILE_MS : PRICE_ANSWER_MS;
  return {
    lines: added,
    reason: toPersianLetters(reason),
    fileId: fileid ?? null,
    oldRials: priceRials,
    newRials,
    answerDueAt: new Date(now.getTime() + waitMs),
  };
}

function toKnown(params: Proposal['lines'][number]['params']): OrderLine['params'] {
  return Object.fromEntries(
    Object.entries(params).filter((entry): entry is [string, number] => entry[1] !== undefined),
  );
}

/** One at a time, and not for ever. The order is locked. */
export async function requireRoom(transaction: Transaction, taskId: number): Promise<void> {
  const earlier = await transaction
    .select({ state: priceChanges.state })
    .from(priceChanges)
    .where(eq(priceChanges.taskId, taskId));
  if (earlier.some(({ state }) => state === 'open')) throw new CallError('price-change-open');
  const limit = PRICE_CHANGE_LIMITS.anOrder;
  if (earlier.length >= limit) throw new CallError('limit-reached', { params: { limit } });
}
