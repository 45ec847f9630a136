import { useState } from 'react';

import { useUserAccount } from '@/lib/client/user-account';
import { toMobile } from '@/lib/domain/person/mobile';
import { isPersonName } from '@/lib/domain/person/person-name';
import type { OrderRecipient } from '@/lib/funnel/common-fields';

import { useOrder } from './order-context';

/** The problems by field, as keys of the words. */
export interface RecipientProblems {
  readonly name?: 'nameMissing' | 'nameIrregular';
  readonly mobile?: 'mobileMissing' | 'mobileWrong' | 'mobileOwn';
}

function findNameProblem(text: string): RecipientProblems['name'] {
  if (text.trim() === '') return 'nameMissing';
  return isPersonName(text.trim()) ? undefined : 'nameIrregular';
}

function findMobileProblem(text: string, ownMobile: string | null): RecipientProblems['mobile'] {
  if (text.trim() === '') return 'mobileMissing';
  const mobile = toMobile(text);
  if (mobile === null) return 'mobileWrong';
  return mobile === ownMobile ? 'mobileOwn' : undefined;
}

/** The recipient's missing fields; none where the order is the customer's own. */
export function findRecipientProblems(recipient: OrderRecipient | null, ownMobile: string | null): RecipientProblems {
  if (recipient === null) return {};
  const name = findNameProblem(recipient.name);
  const mobile = findMobileProblem(recipient.mobile, ownMobile);
  return { ...(name && { name }), ...(mobile && { mobile }) };
}

interface RecipientCheck {
  /** The shown problems: after the first try, and until they are solved. */
  readonly problems: RecipientProblems;
  /** Whether the order can be sent; what cannot is said from then on. */
  readonly check: () => boolean;
}

export function useRecipient(): RecipientCheck {
  const { draft } = useOrder();
  const account = useUserAccount();
  const [isAsked, setIsAsked] = useState(false);
  const problems = findRecipientProblems(draft.recipient, account?.mobileNo ?? null);
  const check = () => {
    setIsAsked(true);
    return Object.keys(problems).length === 0;
  };
  return { problems: isAsked ? problems : {}, check };
}
