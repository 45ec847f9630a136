import { leaveFor } from '@/lib/client/leave-page';
import { useSending } from '@/lib/client/use-sending';
import type { CallError } from '@/lib/contract/call-error';
import { STEPS } from '@/lib/funnel/steps';

import { useOrder } from '../state/order-context';
import { settleOrder } from '@/components/shared/settle-order';
import type { PaymentWayChoice } from './use-payment-ways';

interface PayChosen {
  readonly pay: () => Promise<void>;
  readonly isSending: boolean;
  readonly problem: CallError | null;
}

/** Settles an order whose bid was chosen: it was placed long before, so there is nothing to place here. */
export function usePayChosen(way: PaymentWayChoice | null): PayChosen {
  const { draft, save, goTo, finish } = useOrder();
  const { isSending, failure, send } = useSending({ staysBusy: true });
  const pay = async () => {
    const { placed } = draft;
    if (!placed || !way) return;
    const { kind, gateway } = way;
    const sent = await send(() =>
      settleOrder({ reqid: placed.reqid, kind, ipgId: gateway.ipgId, draft, isChosenLater: true }),
    );
    if (!sent.ok) return;
    if (sent.answer === null) return finish(placed);
    save({ placed: { ...placed, phase: 'paying' } });
    goTo(STEPS.orderProcess);
    leaveFor(sent.answer);
  };
  return { pay, isSending, problem: failure };
}
