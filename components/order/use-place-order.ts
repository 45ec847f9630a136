'use client';

import { useState } from 'react';
import { v4 as createUuid } from 'uuid';

import { callFromBrowser } from '@/lib/client/browser';
import { CallError } from '@/lib/contract/call-error';
import type { CallAnswer } from '@/lib/contract';
import type { OrderDraft, PlacedOrder } from '@/lib/funnel/draft';
import { findOrderRequest, toAttempt } from '@/lib/funnel/order-request';
import { STEPS } from '@/lib/funnel/steps';

import { useOrder } from './order-context';
import { settleOrder } from './settle-order';
import type { PaymentWayChoice } from './use-payment-ways';

type Placed = CallAnswer<'clean/addcleanrequest'>;

function toPlaced(answer: Placed): PlacedOrder {
  const { reqid, taskid, reqcode, payableRial, paymentExpiresAtMs } = answer;
  return { reqid, taskid, reqcode, payableRial, paymentExpiresAtMs, phase: 'paying' };
}

function toCallError(error: unknown): CallError {
  return error instanceof CallError ? error : new CallError('network-failed', { cause: error });
}

interface PlaceOrder {
  readonly place: () => Promise<void>;
  readonly isSending: boolean;
  readonly problem: CallError | null;
  /** Whom or which hour the last refusal was about has been changed since: what is on the screen can be sent. */
  readonly isMended: boolean;
}

interface Refusal {
  readonly problem: CallError;
  readonly about: string;
}

/** What a refusal is about: it says nothing of another visit, another provider or another address. */
function toSubject({ workerUserId, gDate, deliverytimeid, deliveryaddrid }: OrderDraft): string {
  return [workerUserId, gDate, deliverytimeid, deliveryaddrid].join(' ');
}

/**
 * Places the order and settles it. One attempt has one key, kept with the draft: the same order sent again is the same order, also after a
 * reload; a body that changed is another attempt. Every answer stays where it is until the order is settled.
 */
export function usePlaceOrder(way: PaymentWayChoice | null): PlaceOrder {
  const { draft, price, save, goTo, finish, setFailure } = useOrder();
  const [isSending, setIsSending] = useState(false);
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const subject = toSubject(draft);

  const wait = (placed: Placed, failure: CallError | null) => {
    setFailure(failure);
    save({ placed: toPlaced(placed), attempt: null });
    goTo(STEPS.orderProcess);
  };
  const settle = async (placed: Placed, chosen: PaymentWayChoice) => {
    try {
      const redirectUrl = await settleOrder({ reqid: placed.reqid, kind: chosen.kind, draft });
      if (redirectUrl === null) return finish(toPlaced(placed));
      wait(placed, null);
      window.location.assign(redirectUrl);
    } catch (error) {
      // The order stands: the waiting room says what happened and offers the other ways.
      wait(placed, toCallError(error));
    }
  };
  const place = async () => {
    const request = findOrderRequest({
      ...draft,
      ipgId: way?.gateway.ipgId ?? null,
      priceRial: price.answer?.payableRial ?? null,
    });
    if (!request || !way) return;
    const attempt = toAttempt(draft.attempt, request, createUuid);
    save({ attempt });
    setIsSending(true);
    setRefusal(null);
    try {
      const placed = await callFromBrowser('clean/addcleanrequest', request, { idempotencyKey: attempt.key });
      void callFromBrowser('analytics/purchase', { reqid: placed.reqid }).catch(() => undefined);
      if (placed.state === 'PENDING_PAYMENT') await settle(placed, way);
      else finish(toPlaced(placed));
    } catch (error) {
      const failure = toCallError(error);
      // The key belongs to another body on the server: the next try is another attempt.
      if (failure.key === 'idempotency-key-reused') save({ attempt: null });
      if (failure.key === 'price-changed') price.refresh();
      setRefusal({ problem: failure, about: subject });
      setIsSending(false);
    }
  };
  const isStill = refusal !== null && refusal.about === subject;
  return { place, isSending, problem: isStill ? refusal.problem : null, isMended: refusal !== null && !isStill };
}
