import { useTranslations } from 'next-intl';
import { useEffect, useEffectEvent, useState, type ReactNode } from 'react';

import { Notice } from '@/components/ui/notice';
import { PICK_SHOWN_MS } from '@/lib/domain/constants/screen';
import type { DraftField, OrderDraft } from '@/lib/funnel/draft';
import { applyAnswer } from '@/lib/funnel/engine';

import { useOrder } from './order-context';

interface Choosing<Field extends DraftField> {
  /** The present choice: the draft's, or one that waits for «next». */
  readonly chosen: Pick<OrderDraft, Field>;
  readonly choose: (fields: Partial<OrderDraft>) => void;
  /**
   * For a question with one choice: chosen by a tap or Enter, it goes on by itself, a moment after it is seen. An edit
   * waits for «save», and a choice that clears others for «next».
   */
  readonly pick: (fields: Partial<OrderDraft>) => void;
  readonly goOn: (fields?: Partial<OrderDraft>) => void;
  /** The answers that going on would clear; null for none. */
  readonly warning: ReactNode;
}

/**
 * A choice is kept at once, so that a reload loses nothing. A choice that would clear other answers waits for «next»,
 * after the person has read what goes with it.
 */
export function useChoice<Field extends DraftField>(fields: readonly Field[]): Choosing<Field> {
  const t = useTranslations('order');
  const { draft, question, walk, answer, goOn, isEdit } = useOrder();
  const [waiting, setWaiting] = useState<Partial<OrderDraft>>({});
  const preview = (more: Partial<OrderDraft>) =>
    applyAnswer(draft, { question, fields: { ...waiting, ...more } }, walk.flow).cleared.filter(
      (part) => part !== 'price',
    );
  const going = preview({});
  const goOnAfter = useGoingOn((more) => goOn({ ...waiting, ...more }));
  const choose = (more: Partial<OrderDraft>) => {
    if (preview(more).length > 0) return setWaiting({ ...waiting, ...more });
    answer({ ...waiting, ...more });
    setWaiting({});
  };
  const seen = { ...draft, ...waiting };
  return {
    // Every field of the list is one of the draft.
    chosen: Object.fromEntries(fields.map((field) => [field, seen[field]])) as Pick<OrderDraft, Field>,
    choose,
    pick: (more) => {
      choose(more);
      if (!isEdit && preview(more).length === 0) goOnAfter(more);
    },
    goOn: (more = {}) => goOn({ ...waiting, ...more }),
    warning: going.length > 0 && (
      <Notice tone="warning">
        {t('willClear', { parts: going.map((part) => t(`clearedParts.${part}`)).join(t('listSeparator')) })}
      </Notice>
    ),
  };
}

/** Goes on once what was picked has been seen for a moment; a question that is left before that does not. */
function useGoingOn(goOn: (fields: Partial<OrderDraft>) => void) {
  const [picked, setPicked] = useState<Partial<OrderDraft> | null>(null);
  const go = useEffectEvent(goOn);
  useEffect(() => {
    if (!picked) return;
    const timer = setTimeout(() => go(picked), PICK_SHOWN_MS);
    return () => clearTimeout(timer);
  }, [picked]);
  return setPicked;
}
