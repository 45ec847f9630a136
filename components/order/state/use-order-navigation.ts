import { useCallback } from 'react';

import type { DraftPlace } from '@/lib/client/order-draft';
import type { OrderDraft } from '@/lib/funnel/draft';
import type { PlacedOrder } from '@/lib/funnel/payment-fields';
import { STEPS } from '@/lib/funnel/steps';

import { followPlacedDraft } from './use-order-draft';
import type { useStep } from './use-step';

interface PlaceInOrder extends Pick<ReturnType<typeof useStep>, 'push' | 'replace'> {
  readonly place: DraftPlace;
  readonly draft: OrderDraft;
  readonly save: (fields: Partial<OrderDraft>) => void;
  readonly followedTaskId: number | null;
}

/**
 * The pressed card goes with its question. Were it to go with the focus, the browser would lay the half-changed page
 * out to find out.
 */
function leaveFocus(): void {
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
}

/** The ways from one step to another, and out of the draft once the order was sent. */
export function useOrderNavigation({ place, draft, save, followedTaskId, push, replace }: PlaceInOrder) {
  const goTo = useCallback(
    (target: number) => {
      leaveFocus();
      push(target, followedTaskId ?? undefined);
      window.scrollTo({ top: 0 });
    },
    [push, followedTaskId],
  );
  const follow = useCallback(
    (placed: PlacedOrder) => {
      followPlacedDraft(place, { ...draft, placed, attempt: null }, placed.taskid);
      replace(STEPS.orderProcess, placed.taskid);
      window.scrollTo({ top: 0 });
    },
    [place, draft, replace],
  );
  const finish = useCallback(
    (placed: PlacedOrder) => {
      save({ placed: { ...placed, phase: 'settled' }, attempt: null });
      replace(STEPS.orderComplete, placed.taskid);
      window.scrollTo({ top: 0 });
    },
    [save, replace],
  );
  return { goTo, follow, finish };
}
