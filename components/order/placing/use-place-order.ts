import { useState } from 'react';
import { v4 as createUuid } from 'uuid';

import { leaveFor } from '@/lib/client/leave-page';
import { callFromBrowser } from '@/lib/client/browser';
import { useSending } from '@/lib/client/use-sending';
import type { CallError } from '@/lib/contract/call-error';
import type { CallAnswer } from '@/lib/contract';
import type { OrderDraft } from '@/lib/funnel/draft';
import { KINDS } from '@/lib/funnel/kinds';
import { findOrderRequest, toAttempt } from '@/lib/funnel/order-request';
import type { PlacedOrder } from '@/lib/funnel/payment-fields';
import { STEPS } from '@/lib/funnel/steps';

import { useOrder } from '../state/order-context';
import { settleOrder } from '@/components/shared/settle-order';
import type { PaymentWayChoice } from './use-payment-ways';

type Placed = CallAnswer<'clean/addcleanrequest'>;

function toPlaced(answer: Placed): PlacedOrder {
  const { reqid, taskid, reqcode } = answer;
  return { reqid, taskid, reqcode, phase: 'paying' };
}

interface PlaceOrder {
  readonly place: () => Promise<void>;
  readonly isSending: boolean;
  readonly problem: CallError | null;
  /** The provider or hour of the last refusal has been changed since: what is on the screen can be sent. */
  readonly isMended: boolean;
}

/** The subject of a refusal. It holds for no other visit, provider, truck or address. */
function toSubject({ workerUserId, gasTruckId, gDate, deliverytimeid, deliveryaddrid }: OrderDraft): string {
  return [workerUserId, gasTruckId, gDate, deliverytimeid, deliveryaddrid].join(' ');
}

/**
 * Places the order and settles it. One attempt has one key, kept with the draft. The same order sent again is the same
 * order, also after a reload. A body that changed is another attempt. Every answer stays where it is until the order is
 * settled.
 */
export function usePlaceOrder(way: PaymentWayChoice | null): PlaceOrder {
  const { draft, price, save, goTo, finish, setFailure } = useOrder();
  const { isSending, failure, send } = useSending({ staysBusy: true });
  const settling = useSending({ staysBusy: true });
  /** The subject of the last sending. */
  const [sentSubject, setSentSubject] = useState<string | null>(null);
  const subject = toSubject(draft);

  const wait = (placed: Placed, refusal: CallError | null) => {
    setFailure(refusal);
    save({ placed: toPlaced(placed), attempt: null });
    goTo(STEPS.orderProcess);
  };
  const settle = async (placed: Placed, chosen: PaymentWayChoice) => {
    const settled = await settling.send(() => settleOrder({ reqid: placed.reqid, kind: chosen.kind, draft }));
    // The order stands: the waiting room says what happened and offers the other ways.
    if (!settled.ok) return wait(placed, settled.failure);
    if (settled.answer === null) return finish(toPlaced(placed));
    wait(placed, null);
    leaveFor(settled.answer);
  };
  const place = async () => {
    const request = findOrderRequest({
      ...draft,
      ipgId: way?.gateway.ipgId ?? null,
      priceRial: price.answer?.payableRial ?? null,
    });
    if (!request || !way) return;
    const attempt = toAttempt(draft.attempt, request, createUuid);
    const sent = await send(() => {
      save({ attempt });
      setSentSubject(subject);
      return callFromBrowser(KINDS[request.serviceEnum].place, request, { idempotencyKey: attempt.key });
    });
    if (!sent.ok) {
      // The key belongs to another body on the server: the next try is another attempt.
      if (sent.failure.key === 'idempotency-key-reused') save({ attempt: null });
      if (sent.failure.key === 'price-changed') price.refresh();
      return;
    }
    const placed = sent.answer;
    void callFromBrowser('analytics/purchase', { reqid: placed.reqid }).catch(() => undefined);
    if (placed.state === 'PENDING_PAYMENT') await settle(placed, way);
    else finish(toPlaced(placed));
  };
  const isStill = sentSubject === subject;
  return { place, isSending, problem: isStill ? failure : null, isMended: failure !== null && !isStill };
}
