import { CallError } from '@/lib/contract/call-error';

import { defineHandler, requireActor } from '../../../handler';
import { answerOnce, requireKeyedRequest } from '../../../idempotency';
import { lockBalanceRials, userAccount } from '../../../money';
import { holdPerson } from '../../../people';
import type { Transaction } from '../../../ports/database';
import { findTipObstacle, giveTip } from '../../payments/tip';
import { lockTask } from '../../record/store';
import { sendAfterCommit } from '../../telling/tell';
import { requireOwnOrder, requireTip } from './require-tip';

interface WalletTip {
  readonly taskId: number;
  readonly userId: number;
  readonly amountRials: number;
  readonly now: Date;
}

export const handler = defineHandler('tip/givetip', async (input, context) => {
  const { userId } = requireActor(context);
  const { database, clock } = context.ports;
  const request = requireKeyedRequest(context, 'tip/givetip', input);
  requireTip(input.amountRial);
  const tip = { taskId: input.taskid, userId, amountRials: input.amountRial, now: clock.now() };
  const answer = await database.transaction((transaction) =>
    answerOnce(transaction, {
      request,
      now: tip.now,
      questions: {},
      work: async () => {
        await giveFromWallet(transaction, tip);
        return { answer: { amountRial: tip.amountRials }, writes: [] };
      },
    }),
  );
  sendAfterCommit(context);
  return answer;
});

async function giveFromWallet(transaction: Transaction, { taskId, userId, amountRials, now }: WalletTip) {
  await holdPerson(transaction, userId);
  const task = await lockTask(transaction, taskId);
  requireOwnOrder(task, userId);
  const obstacle = await findTipObstacle(transaction, task, now);
  if (obstacle) throw new CallError(obstacle);
  if ((await lockBalanceRials(transaction, userAccount('cash', userId))) < amountRials)
    throw new CallError('wallet-too-low');
  const refused = await giveTip(transaction, task, { amountRials, way: 'wallet', begunAt: now, now });
  if (refused) throw new CallError(refused);
}
