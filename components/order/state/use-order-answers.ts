import { useCallback, useState } from 'react';

import type { OrderDraft } from '@/lib/funnel/draft';
import { applyAnswer, clearParts, type Walk } from '@/lib/funnel/engine';
import type { ClearedPart } from '@/lib/funnel/field';
import type { QuestionKind } from '@/lib/funnel/kinds';

import type { ClearingCause } from './order-context';
import type { OrderDraftStore } from './use-order-draft';

/**
 * The answers that changes at one step cleared. They are told there and afterwards, until another step changes
 * something.
 */
interface Clearing {
  readonly step: number | null;
  readonly parts: readonly ClearedPart[];
  readonly cause: ClearingCause;
}

const NOTHING_CLEARED: Clearing = { step: null, parts: [], cause: 'change' };

interface ShownQuestion extends Pick<OrderDraftStore, 'draft' | 'update'> {
  readonly flow: Walk<QuestionKind>['flow'];
  readonly step: number;
  readonly question: QuestionKind;
}

/** The ways to change the draft from the question that is shown, and what the last change took with it. */
export function useOrderAnswers({ draft, update, flow, step, question }: ShownQuestion) {
  const [clearing, setClearing] = useState(NOTHING_CLEARED);
  const save = useCallback(
    (fields: Partial<OrderDraft>, isStillMeant: (latest: OrderDraft) => boolean = () => true) =>
      update((latest) => (isStillMeant(latest) ? { ...latest, ...fields } : latest)),
    [update],
  );
  const apply = useCallback(
    (fields: Partial<OrderDraft>): OrderDraft => {
      let result = applyAnswer(draft, { question, fields }, flow);
      update((latest) => {
        result = applyAnswer(latest, { question, fields }, flow);
        return result.draft;
      });
      if (Object.keys(fields).length > 0) setClearing((known) => addCleared(known, step, result.cleared));
      return result.draft;
    },
    [draft, question, flow, step, update],
  );
  const clear = useCallback(
    (parts: readonly ClearedPart[], cause: ClearingCause) => {
      let cleared: readonly ClearedPart[] = [];
      update((latest) => {
        const result = clearParts(latest, parts);
        cleared = result.cleared;
        return result.draft;
      });
      setClearing({ step, parts: cleared, cause });
    },
    [step, update],
  );
  return { save, apply, clear, cleared: clearing.parts, clearedBy: clearing.cause };
}

/** Several changes at one step are told together. */
function addCleared(known: Clearing, step: number, parts: readonly ClearedPart[]): Clearing {
  return { step, parts: known.step === step ? [...new Set([...known.parts, ...parts])] : parts, cause: 'change' };
}
