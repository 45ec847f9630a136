import { eq } from 'drizzle-orm';

import type { CallInput } from '@/lib/contract';
import { CallError } from '@/lib/contract/call-error';
import { PRICE_ANSWER_MS, PRICE_ANSWER_TEXTILE_MS, PRICE_CHANGE_LIMITS } from '@/lib/domain/constants/orders';
import { toPersianLetters } from '@/lib/domain/text/letters';
import { KIND_SHAPES } from '@/lib/contract/enumerations';
import { needsPhoto, toProposedLines } from '@/lib/domain/money/price-proposal';
import { defaultLocale } from '@/lib/i18n/locales';

import { defineHandler, requireActor } from '../../../handler';
import { holdPerson } from '../../../people';
import type { Transaction } from '../../../ports/database';
import { priceChanges, type TaskRow } from '../../../schema';
import { requireSessionSecret } from '../../../secrets/session-secret';
import { requireWorksOn } from '../../../teams';
import { requireOwnPhoto } from '../../../uploaded-files';
import { moveLocked } from '../../moves/move';
import { lockTask } from '../../record/store';
import { sendAfterCommit } from '../../telling/tell';
import { withoutSums } from '../../reading/handed';
import { toPriceKey } from '../../payments/price-link';
import { findPriceTerms } from '../../parts/price-changes/terms';

type Proposal = CallInput<'pricechange/addpricechange'>;

/** Nothing moves yet but the clock. */
export const handler = defineHandler('pricechange/addpricechange', async (proposal, context) => {
  const { userId } = requireActor(context);
  const now = context.ports.clock.now();
  const secret = requireSessionSecret(context.configuration);
  const answer = await context.ports.database.transaction((transaction) =>
    propose(transaction, proposal, { userId, now, secret }),
  );
  sendAfterCommit(context);
  return answer;
});

interface Proposer {
  readonly userId: number;
  readonly now: Date;
  /** Signs the link of the customer's SMS. */
  readonly secret: string;
}

async function propose(transaction: Transaction, proposal: Proposal, { userId, now, secret }: Proposer) {
  await holdPerson(transaction, userId);
  const task = await lockTask(transaction, proposal.taskid);
  await requireWorksOn(transaction, task, userId);
  // What went into the tank settles the sum of petrol (gas/adddelivery), and nothing else does.
  if (task.kind === 'gas') throw new CallError('move-not-allowed');
  await requireRoom(transaction, task.id);
  if (proposal.fileid) await requireOwnPhoto(transaction, proposal.fileid, userId);
  const change = await toChange(transaction, task, { proposal, now });
  const [row] = await transaction
    .insert(priceChanges)
    .values({ ...change, taskId: task.id, providerId: userId, state: 'open', proposedAt: now })
    .returning({ id: priceChanges.id });
  if (!row) throw new Error('A price change was not written');
  const priceKey = toPriceKey(secret, row.id);
  await moveLocked(transaction, task, { move: 'proposePrice', actorId: userId, now, priceKey });
  const proposed = {
    pricechangeid: row.id,
    oldRial: change.oldRials,
    newRial: change.newRials,
    answerDueAtMs: change.answerDueAt.getTime(),
  };
  // A worker who proposes it for a company is not told what it comes to.
  return task.providerId === userId ? proposed : withoutSums(proposed);
}

interface Asked {
  readonly proposal: Proposal;
  readonly now: Date;
}

/**
 * The order's price with the lines. Throws invalid-input for lines that cannot be computed or change nothing, and for a
 * sum outside every list without a photo.
 */
async function toChange(transaction: Transaction, task: TaskRow, { proposal, now }: Asked) {
  const { lines, reason, fileid } = proposal;
  if (needsPhoto(lines) && !fileid) throw toInvalid('fileid', 'required');
  // The words of the pieces are no part of what is kept.
  const added = toProposedLines(await findPriceTerms(transaction, task, defaultLocale), lines);
  const newRials = (added ?? []).reduce((sum, { amountRials }) => sum + amountRials, task.priceRials);
  if (added === null || newRials < 0) throw toInvalid('lines', 'invalid');
  const waitMs = KIND_SHAPES[task.kind].isTextile ? PRICE_ANSWER_TEXTILE_MS : PRICE_ANSWER_MS;
  return {
    lines: added,
    reason: toPersianLetters(reason),
    fileId: fileid ?? null,
    oldRials: task.priceRials,
    newRials,
    answerDueAt: new Date(now.getTime() + waitMs),
  };
}

function toInvalid(field: string, message: string): CallError {
  return new CallError('invalid-input', { fields: [{ field, message }] });
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
