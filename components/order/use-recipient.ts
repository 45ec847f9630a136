import { useState } from 'react';

import { toMobile } from '@/lib/domain/mobile';
import type { OrderRecipient } from '@/lib/funnel/common-fields';

import { useOrder } from './order-context';

export type RecipientField = 'name' | 'mobile';

/** What whoever the order is for still lacks: nothing, where it is the customer's own. */
export function listRecipientProblems(recipient: OrderRecipient | null): readonly RecipientField[] {
  if (recipient === null) return [];
  return [
    ...(recipient.name.trim() === '' ? (['name'] as const) : []),
    ...(toMobile(recipient.mobile) === null ? (['mobile'] as const) : []),
  ];
}

interface RecipientCheck {
  /** What is said to be wrong: once it was asked, and until it is right. */
  readonly wrong: readonly RecipientField[];
  /** Whether the order can be sent; what cannot is said from then on. */
  readonly check: () => boolean;
}

export function useRecipient(): RecipientCheck {
  const { draft } = useOrder();
  const [isAsked, setIsAsked] = useState(false);
  const problems = listRecipientProblems(draft.recipient);
  const check = () => {
    setIsAsked(true);
    return problems.length === 0;
  };
  return { wrong: isAsked ? problems : [], check };
}
