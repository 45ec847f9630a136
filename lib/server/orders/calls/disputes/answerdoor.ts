import type { DoorWord } from '@/lib/contract/provider-enumerations';
import type { OrderMove } from '@/lib/domain/order/order-moves';

import { defineHandler, requireActor } from '../../../handler';
import type { Transaction } from '../../../ports/database';
import { takeFromBudgets, toBudget } from '../../../throttles';
import { moveLocked } from '../../moves/move';
import { lockTask } from '../../record/store';
import { sendAfterCommit } from '../../telling/tell';
import { keepCustomersWord, readDoor } from '../../parts/way/door';
import { getTaskDetail } from '../../reading/task-detail';

const MOVES: Record<DoorWord, OrderMove> = { 'somebody-home': 'saySomebodyHome', 'nobody-came': 'sayNobodyCame' };

/** Each word is an SMS to the provider: the same one again changes nothing, and a customer's changes are limited. */
export const handler = defineHandler('reqandpay/answerdoor', async ({ taskid, word }, context) => {
  const { database, clock } = context.ports;
  const { userId } = requireActor(context);
  const answer = { taskId: taskid, word, customerId: userId, now: clock.now() };
  await database.transaction((transaction) => keepAnswer(transaction, answer));
  sendAfterCommit(context);
  return { taskDetail: await getTaskDetail(context, taskid) };
});

interface Answer {
  readonly taskId: number;
  readonly word: DoorWord;
  readonly customerId: number;
  readonly now: Date;
}

async function keepAnswer(transaction: Transaction, { taskId, word, customerId, now }: Answer): Promise<void> {
  const task = await lockTask(transaction, taskId);
  if (task.customerId === customerId && (await readDoor(transaction, task)).customerWord === word) return;
  const words = toBudget('door-words', taskId);
  await takeFromBudgets(transaction, [words], now);
  await moveLocked(transaction, task, { move: MOVES[word], actorId: customerId, now });
  await keepCustomersWord(transaction, taskId, word, now);
}
