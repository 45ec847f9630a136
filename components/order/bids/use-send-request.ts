import { v4 as createUuid } from 'uuid';

import { callFromBrowser } from '@/lib/client/browser';
import { useSending } from '@/lib/client/use-sending';
import type { CallError } from '@/lib/contract/call-error';
import { findOrderRequest, toAttempt } from '@/lib/funnel/order-request';

import { useOrder } from '../state/order-context';

interface SendRequest {
  readonly send: () => Promise<void>;
  readonly isSending: boolean;
  readonly problem: CallError | null;
}

/**
 * Sends the order to the providers who may bid. One attempt has one key, kept with the draft, so what is sent again,
 * also after a reload, is the same order.
 */
export function useSendRequest(): SendRequest {
  const { draft, save, follow } = useOrder();
  const { isSending, failure, send } = useSending();
  const sendRequest = async () => {
    const request = findOrderRequest(draft);
    if (!request) return;
    const attempt = toAttempt(draft.attempt, request, createUuid);
    const sent = await send(() => {
      save({ attempt });
      return callFromBrowser('handyman/addhandymanrequest', request, { idempotencyKey: attempt.key });
    });
    if (!sent.ok) {
      // The key belongs to another body on the server: the next try is another attempt.
      if (sent.failure.key === 'idempotency-key-reused') save({ attempt: null });
      return;
    }
    const { reqid, taskid, reqcode } = sent.answer;
    void callFromBrowser('analytics/purchase', { reqid }).catch(() => undefined);
    follow({ reqid, taskid, reqcode, phase: 'bidding' });
  };
  return { send: sendRequest, isSending, problem: failure };
}
