'use client';

import { forgetForm, keepForm, readKeptForm } from './kept-forms';

const NAME = 'order-awaiting-money';

/**
 * Stores the order for which a person leaves to fill the wallet: the return from the bank leads there. A logout and the
 * tab's end delete it.
 */
export function rememberOrderAwaitingMoney(taskId: number): void {
  keepForm(null, NAME, String(taskId));
}

export function forgetOrderAwaitingMoney(): void {
  forgetForm(null, NAME);
}

/** Null where no order waits. */
export function findOrderAwaitingMoney(): number | null {
  const taskId = Number(readKeptForm(null, NAME));
  return Number.isSafeInteger(taskId) && taskId > 0 ? taskId : null;
}
