import { useState } from 'react';

import type { FreeProvider } from '@/components/shared/provider-facts';
import { callFromBrowser } from '@/lib/client/browser';
import { useCall } from '@/lib/client/use-call';
import { useSending } from '@/lib/client/use-sending';
import type { CallRequest } from '@/lib/contract';
import { KINDS } from '@/lib/funnel/kinds';

import { toMoreTypes } from '../state/ordered-types';
import { useFasting } from '../kinds/medical-tests/use-fasting';
import { useOrder } from '../state/order-context';
import { toVisitHours } from '../state/use-visit';

const COMMON_CALL = 'serviceprovider/filterserviceprovider';

type Search = CallRequest<'serviceprovider/filterserviceprovider'>;

/**
 * The search for who is free at the visit of the draft; null while something of it is open. `chosenId`: has to be on
 * the first page, if free.
 */
export function useProviderSearch(chosenId: number | null = null): Search | null {
  const order = useOrder();
  const isFasting = useFasting();
  const { draft, service, price } = order;
  const { srvcattypeid, locationid, gDate, deliverytimeid, grade, providerGender, returnDate, returnTimeId } = draft;
  const firstProviderId = draft.wishedProviderId ?? draft.formerProviderId;
  const hourneed = toVisitHours(order);
  if (srvcattypeid === null || locationid === null || gDate === null || deliverytimeid === null || hourneed === null)
    return null;
  const priceRial = price.answer ? price.answer.priceRial - price.answer.discountRial : undefined;
  return {
    srvcategoryid: service.categoryId,
    srvcattypeid,
    servicegrade: grade,
    locationid,
    gDate,
    deliverytimeid,
    hourneed,
    priceRial,
    ...toMoreTypes(draft),
    ...(isFasting ? { isFasting } : {}),
    ...(draft.carWashLocation === null ? {} : { carWashMethod: draft.carWashLocation }),
    ...(providerGender === null ? {} : { gender: providerGender }),
    ...(returnDate === null ? {} : { returnDate, returnTimeId }),
    ...(firstProviderId === null ? {} : { formerUserId: firstProviderId }),
    ...(chosenId === null ? {} : { chosenUserId: chosenId }),
  };
}

/** The call of the service's kind that says who is free; null where nobody is chosen from a list. */
function useProvidersCall() {
  return KINDS[useOrder().kind].providers;
}

interface Asking {
  readonly isAsked?: boolean;
  readonly chosenId?: number | null;
}

/**
 * The best of those who are free. The list is asked for again when the person comes back to the window, because others
 * book too. A price that comes late asks again, too, and the list stays meanwhile: a price frees and books nobody.
 */
export function useFreeProviders({ isAsked = true, chosenId = null }: Asking = {}) {
  const call = useProvidersCall();
  const search = useProviderSearch(chosenId);
  const input = isAsked && call !== null ? search : null;
  const asked = useCall(call ?? COMMON_CALL, input, { keepPreviousData: true });
  const [known, setKnown] = useState<string | null>(null);
  const wish = JSON.stringify(input && { ...input, priceRial: undefined });
  const isAnswered = input !== null && asked.data !== undefined && !asked.isLoading && !asked.error;
  if (isAnswered && known !== wish) setKnown(wish);
  return { ...asked, data: isAnswered || (input !== null && known === wish) ? asked.data : undefined };
}

interface Later {
  readonly search: string;
  readonly providers: readonly FreeProvider[];
  readonly nextCursor: string | null;
}

/** All who are free, a page more with each press. `newId`: the first whom the last press brought. */
export function useAllFreeProviders(chosenId: number | null) {
  const call = useProvidersCall();
  const search = useProviderSearch(chosenId);
  const first = useFreeProviders({ chosenId });
  const sending = useSending();
  const [kept, setKept] = useState<Later | null>(null);
  const [newId, setNewId] = useState<number | null>(null);
  const asked = JSON.stringify(search);
  // Pages of another search do not count.
  const later = kept?.search === asked ? kept : null;
  const best = first.data?.lstServiceProvider ?? [];
  // A provider who moved to another page of the list meanwhile is shown once.
  const others = later?.providers.filter(({ userId }) => best.every((known) => known.userId !== userId)) ?? [];
  const nextCursor = later ? later.nextCursor : (first.data?.nextCursor ?? null);
  const showMore = async () => {
    if (!search || nextCursor === null) return;
    const sent = await sending.send(() => callFromBrowser(call ?? COMMON_CALL, { ...search, cursor: nextCursor }));
    if (!sent.ok) return;
    const { lstServiceProvider, nextCursor: next } = sent.answer;
    setKept({ search: asked, providers: [...(later?.providers ?? []), ...lstServiceProvider], nextCursor: next });
    setNewId(lstServiceProvider[0]?.userId ?? null);
  };
  const { isSending, failure } = sending;
  return {
    ...first,
    providers: [...best, ...others],
    more: { isThere: nextCursor !== null, isSending, failure, showMore },
    newId,
  };
}
