import type { ReactNode } from 'react';

import { Notice } from '@/components/ui/notice';
import { useCall } from '@/lib/client/use-call';
import { useStartCity } from '@/lib/client/use-selected-city';
import type { OrderDraft } from '@/lib/funnel/draft';
import { findCleanPriceRequest } from '@/lib/funnel/order-request';

import { useOrder } from '../state/order-context';

/** The price that an answer adds to the visit. */
export interface Difference {
  readonly rials: number;
  readonly hours: number;
}

/**
 * The price difference between the answers and those with `without` in their place; null while it is unknown, or
 * nothing is compared.
 */
function useDifference(without: Partial<OrderDraft> | null): Difference | null {
  const { draft, price, service } = useOrder();
  const cityId = useStartCity(service.activeCityIds);
  const request = without && findCleanPriceRequest({ ...draft, ...without }, draft.cityid ?? cityId);
  const { data } = useCall('clean/getcleanprice', request);
  if (!data || !price.answer || price.isLoading) return null;
  const toRials = ({ priceRial, discountRial }: typeof data) => priceRial - discountRial;
  return { rials: toRials(price.answer) - toRials(data), hours: price.answer.needHour - data.needHour };
}

interface DearerNoticeProps {
  /** The answers as they would be without what may make the visit dearer; null where nothing does. */
  readonly without: Partial<OrderDraft> | null;
  readonly children: (difference: Difference) => ReactNode;
}

/**
 * Where an answer makes the visit longer and dearer, it is said right there, with the reason. Read out when it comes.
 */
export function DearerNotice({ without, children }: DearerNoticeProps) {
  const difference = useDifference(without);
  return <div role="status">{difference && <Notice>{children(difference)}</Notice>}</div>;
}
