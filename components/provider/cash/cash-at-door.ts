import { useState } from 'react';

import { callFromBrowser } from '@/lib/client/browser';
import { useSending } from '@/lib/client/use-sending';
import type { CallInput } from '@/lib/contract';
import type { CashOutcome } from '@/lib/contract/money-enumerations';

import { toCashDue, type WorkDetail } from '../work-move';

/** The cash that a finished job has to bring, in rial, before it is recorded. */
export function toCashAtDoor(work: WorkDetail): number {
  const isAsked = work.state === 'DONE' && !work.cashRecord && !work.dispute?.isOpen;
  return isAsked ? toCashDue(work) : 0;
}

/** The part that was taken where the rest was not, or the number on a card machine's slip. */
type Beside = Pick<CallInput<'expert/recordcash'>, 'partRial' | 'reference'>;

/** Sends how the cash of a job ended. */
export function useCashRecording({ taskid }: Pick<WorkDetail, 'taskid'>, onChange: () => void) {
  const [pressed, setPressed] = useState<CashOutcome | null>(null);
  const { isSending, failure, send } = useSending();
  const record = async (outcome: CashOutcome, seenRial: number, beside: Beside = {}) => {
    const sent = await send(() => {
      setPressed(outcome);
      return callFromBrowser('expert/recordcash', { taskid, outcome, seenRial, ...beside });
    });
    if (sent.ok) onChange();
  };
  return { running: isSending ? pressed : null, failure, record };
}
