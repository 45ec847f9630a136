import { useTranslations } from 'next-intl';
import { useState, type ReactNode } from 'react';

import { Notice } from '@/components/ui/notice';
import type { DraftField, OrderDraft } from '@/lib/funnel/draft';
import { applyAnswer } from '@/lib/funnel/engine';

import { useOrder } from './order-context';

interface Choosing<Field extends DraftField> {
  /** What is chosen now: in the draft, or waiting for «next». */
  readonly chosen: Pick<OrderDraft, Field>;
  readonly choose: (fields: Partial<OrderDraft>) => void;
  readonly goOn: (fields?: Partial<OrderDraft>) => void;
  /** What going on would clear; null while it clears nothing. */
  readonly warning: ReactNode;
}

/**
 * A choice is kept at once, so that a reload loses nothing, except one that would clear other answers:
 * that one waits for «next», after the person has read what goes with it.
 */
export function useChoice<Field extends DraftField>(fields: readonly Field[]): Choosing<Field> {
  const t = useTranslations('order');
  const { draft, question, walk, answer, goOn } = useOrder();
  const [waiting, setWaiting] = useState<Partial<OrderDraft>>({});
  const preview = (more: Partial<OrderDraft>) =>
    applyAnswer(draft, { question, fields: { ...waiting, ...more } }, walk.flow).cleared.filter(
      (part) => part !== 'price',
    );
  const going = preview({});
  const seen = { ...draft, ...waiting };
  return {
    // Every field of the list is one of the draft.
    chosen: Object.fromEntries(fields.map((field) => [field, seen[field]])) as Pick<OrderDraft, Field>,
    choose: (more) => {
      if (preview(more).length > 0) return setWaiting({ ...waiting, ...more });
      answer({ ...waiting, ...more });
      setWaiting({});
    },
    goOn: (more = {}) => goOn({ ...waiting, ...more }),
    warning: going.length > 0 && (
      <Notice tone="warning">
        {t('willClear', { parts: going.map((part) => t(`clearedParts.${part}`)).join(t('listSeparator')) })}
      </Notice>
    ),
  };
}
