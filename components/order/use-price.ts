'use client';

import { useEffect, useState } from 'react';

import { useCall } from '@/lib/client/use-call';
import { useUserAccount } from '@/lib/client/user-account';
import type { OrderDraft } from '@/lib/funnel/draft';
import { findCleanPriceRequest } from '@/lib/funnel/order-request';

import type { OrderPrice } from './order-context';

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

/** The price of the answers so far, as soon as there can be one, in the start's city until there is an address. Gift and wallet are the person's, so another login asks again. */
export function usePrice(draft: OrderDraft, startCityId: number): OrderPrice {
  const userId = useUserAccount()?.userId ?? null;
  const request = findCleanPriceRequest(draft, draft.cityid ?? startCityId);
  const now = JSON.stringify(request);
  const settled = useSettled(now);
  const { data, error, isLoading, mutate } = useCall(
    'clean/getcleanprice',
    request && settled !== 'null' ? (JSON.parse(settled) as NonNullable<typeof request>) : null,
    { keepPreviousData: true },
  );
  useEffect(() => void mutate(), [userId, mutate]);
  return {
    answer: request && data ? data : null,
    isLoading: isLoading || settled !== now,
    error: error ?? null,
    refresh: () => void mutate(),
  };
}
