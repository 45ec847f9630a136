import type { KnownPerson } from '@/components/forms/visit/available-date';
import { useCall } from '@/lib/client/use-call';
import { useUserAccount } from '@/lib/client/user-account';
import { isWorkDone } from '@/lib/domain/order/order-states';
import { takesBids } from '@/lib/funnel/engine';

import { useOrder } from './order-context';
import { useAvailableDates } from './use-available-dates';

interface Person extends Pick<KnownPerson, 'name' | 'imageUrl'> {
  readonly userId: number;
}

/** Whom the order wishes for or repeats; else whoever did the last one of this service. */
function usePerson(): Person | null {
  const { draft, service, walk } = useOrder();
  const account = useUserAccount();
  const isChosenByHour = !takesBids(walk.flow);
  const { data } = useCall('clean/getlasttask', account && isChosenByHour ? {} : null, { revalidateOnFocus: false });
  if (!isChosenByHour) return null;
  const last = data?.lastTask;
  const isOf = (userId: number) => last?.providerUserId === userId;
  const toPerson = (userId: number | null, name: string | null): Person | null =>
    userId !== null && name !== null
      ? { userId, name, imageUrl: isOf(userId) ? (last?.providerImage ?? null) : null }
      : null;
  const asked =
    toPerson(draft.wishedProviderId, draft.wishedProviderName) ??
    toPerson(draft.formerProviderId, draft.formerProviderName);
  if (asked) return asked;
  const wasHere = last && isWorkDone(last.state) && last.seopath === service.seopath;
  return wasHere ? toPerson(last.providerUserId, last.providerName) : null;
}

/** Somebody whom the customer knows, with the hours at which they are free; null for nobody, and until it is known. */
export function useKnownPerson(): KnownPerson | null {
  const person = usePerson();
  const { data } = useAvailableDates(person?.userId ?? null);
  return person && data ? { ...person, days: data.lstAvailableDate } : null;
}
