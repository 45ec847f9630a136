import { randomInt, timingSafeEqual } from 'node:crypto';

import { eq } from 'drizzle-orm';

import { CallError } from '@/lib/contract/call-error';
import { START_CODE } from '@/lib/domain/constants/orders';
import { toLatinDigits } from '@/lib/domain/text/digits';
import type { OrderMove } from '@/lib/domain/order/order-moves';

import type { Transaction } from '../../ports/database';
import { tasks, type TaskRow } from '../../schema';
import type { Consequence } from './consequence';
import { toTaskOpensAtMs } from './move-opening';

/**
 * The fields that an acceptance, a start and the way home leave on the order: the start code, and the beginning of
 * work.
 */
export const startOfWork: Consequence = {
  name: 'start of the work',
  change: ({ move, before, now }) => {
    if (move === 'accept' || move === 'bringBack') return toNewStartCode(before.startCode);
    return move === 'start' || move === 'pickUp' ? { startedAt: now } : {};
  },
};

/**
 * A new code with all its tries (BEHAVIOUR 17), for an order that was accepted, or whose textiles set out for home. It
 * is never the former one, which somebody may know.
 */
export function toNewStartCode(former: string | null): Pick<TaskRow, 'startCode' | 'startCodeTriesLeft'> {
  const code = String(randomInt(10 ** START_CODE.length)).padStart(START_CODE.length, '0');
  return code === former ? toNewStartCode(former) : { startCode: code, startCodeTriesLeft: START_CODE.tries };
}

/**
 * Looks at a code for the locked order. A wrong one uses up a try, which has to be committed: so the refusal is given
 * back, not thrown. Null for the right one. Without tries left even the right code opens nothing, and the order waits
 * for its hour.
 */
export async function tryStartCode(
  transaction: Transaction,
  task: TaskRow,
  { move, startCode: typed }: { readonly move: OrderMove; readonly startCode: string },
): Promise<CallError | null> {
  const triesLeft = task.startCodeTriesLeft;
  if (triesLeft > 0 && task.startCode !== null && isSame(task.startCode, toLatinDigits(typed))) return null;
  const left = Math.max(0, triesLeft - 1);
  if (triesLeft > 0) await transaction.update(tasks).set({ startCodeTriesLeft: left }).where(eq(tasks.id, task.id));
  return new CallError('start-code-wrong', {
    params: { count: left },
    details: { triesLeft: left, opensAtMs: toTaskOpensAtMs(move, task) },
  });
}

function isSame(code: string, typed: string): boolean {
  return code.length === typed.length && timingSafeEqual(Buffer.from(code), Buffer.from(typed));
}
