import { WORK_PLACES } from '@/components/layout/own-places';
import { WORK_LISTS } from '@/lib/contract/provider-enumerations';

/** One work stands in no list: which of them has it changes under its reader. */
export type ProviderPlace = (typeof WORK_PLACES)[number]['key'] | 'work' | 'person' | 'team' | 'vehicles';

export type ProviderTab = 'today' | 'work' | 'income' | 'me';

/** The places of the tab "me" on a professional's phone. */
export const OWN_PLACES = WORK_PLACES.filter(({ key }) => toTab(key) === 'me');

/** The tab that leads to a place. */
export function toTab(place: ProviderPlace): ProviderTab {
  if (place === 'dashboard') return 'today';
  if (place === 'earnings') return 'income';
  return place === 'work' || place === 'bids' || WORK_LISTS.some((list) => list === place) ? 'work' : 'me';
}
