import { useEffect, useState } from 'react';

import { useCall } from '@/lib/client/use-call';
import { useUserAccount } from '@/lib/client/user-account';
import type { CallName, CallRequest } from '@/lib/contract';
import type { OrderDraft } from '@/lib/funnel/draft';
import { KINDS } from '@/lib/funnel/kinds';
import { findCleanPriceRequest, findPriceRequest } from '@/lib/funnel/order-request';

import type { FirstHomes, OrderPrice, PriceAnswer } from '../state/order-context';

/** A stepper pressed five times asks once. */
const SETTLE_MS = 250;

function useSettled(text: string): string {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), SETTLE_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return settled;
}

/** The question as a text that changes only with its values; `null` for no question. */
function toQuestion(draft: OrderDraft, cityId: number): string {
  const call = draft.serviceEnum && KINDS[draft.serviceEnum].price?.call;
  if (call === 'clean/getcleanprice') return JSON.stringify({ call, request: findCleanPriceRequest(draft, cityId) });
  return JSON.stringify({ call, request: call && findPriceRequest(draft, cityId) });
}

/** A price that the server asked ahead, for an order that begins. */
export interface FirstPrice {
  readonly request: CallRequest<'clean/getcleanprice'>;
  readonly answer: PriceAnswer;
  readonly cityId: number;
  readonly homes: FirstHomes;
}

interface Question<Name extends CallName> {
  readonly call: Name;
  readonly request: CallRequest<Name> | null;
}

/**
 * The price of the answers so far, as soon as there can be one, in the start's city until there is an address. Gift and
 * wallet are the person's, so another login asks again. `first` stands in until the same was asked, and
 * where nothing of the order is known yet.
 */
export function usePrice(
  draft: OrderDraft,
  startCityId: number,
  { first, isBegun }: { readonly first: FirstPrice | null; readonly isBegun: boolean },
): OrderPrice {
  const userId = useUserAccount()?.userId ?? null;
  const now = toQuestion(draft, draft.cityid ?? startCityId);
  const settled = useSettled(now);
  const { request: isAsked } = JSON.parse(now) as Question<'reqandpay/getprice'>;
  // A price that was written as a question is read as one.
  const { call, request } = JSON.parse(settled) as Question<'clean/getcleanprice' | 'reqandpay/getprice'>;
  const { data, error, isLoading, mutate } = useCall(call, request, { keepPreviousData: true });
  useEffect(() => void mutate(), [userId, mutate]);
  const refresh = () => void mutate();
  if (first && !isBegun)
    return { answer: first.answer, isLoading: false, error: null, refresh, firstCityId: first.cityId };
  const isSame = JSON.stringify(isAsked) === JSON.stringify(first?.request);
  const known = data ?? (isSame ? first?.answer : undefined);
  return {
    answer: (isAsked && known) ?? null,
    // What the server asked ahead is shown as it is until there is another answer.
    isLoading: (isLoading && !isSame) || settled !== now,
    error: error ?? null,
    refresh,
  };
}
