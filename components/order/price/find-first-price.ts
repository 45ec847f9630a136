import { callOnServer } from '@/lib/client/server';
import { CallError } from '@/lib/contract/call-error';
import { DEFAULT_CITY_ID } from '@/lib/domain/constants/pages';
import { findCleanPriceRequest } from '@/lib/funnel/order-request';
import type { Locale } from '@/lib/i18n/locales';

import { proposeHours, takesProposal } from '../kinds/cleaning/proposed-hours';
import { createPresetDraft, toPresetFields, type OrderPreset } from '../state/order-preset';
import type { OrderService } from '../state/order-service';
import type { FirstPrice } from './use-price';

/**
 * The price that an order begins with, and homes of usual sizes with theirs, in the default city; null where its first
 * question has none. The page has them before any script. It is only shown ahead, so without one the browser asks.
 */
export async function findFirstPrice(
  service: OrderService,
  preset: OrderPreset,
  locale: Locale,
): Promise<FirstPrice | null> {
  const draft = createPresetDraft(service, toPresetFields(service, preset));
  if (draft.serviceEnum !== 'cleaning' || !takesProposal(draft)) return null;
  const { srvcattypeid } = draft;
  if (srvcattypeid === null) return null;
  const cityId = DEFAULT_CITY_ID;
  try {
    const { lstHome } = await callOnServer('clean/getallhome', { srvcattypeid, cityid: cityId }, { locale });
    const request = findCleanPriceRequest({ ...draft, ...proposeHours(service.minimumHours, lstHome) }, cityId);
    if (request === null) return null;
    const answer = await callOnServer('clean/getcleanprice', request, { locale });
    return { request, answer, cityId, homes: { typeId: srvcattypeid, cityId, lstHome } };
  } catch (error) {
    if (error instanceof CallError) return null;
    throw error;
  }
}
