import type { CallAnswer } from '@/lib/contract';
import { MINUTE_MS } from '@/lib/domain/constants/time-units';
import { toDistanceKm, type Coordinates } from '@/lib/domain/place/distance';
import { toShownRating } from '@/lib/domain/order/rating';
import { toTruckWayMs } from '@/lib/domain/kind/truck-arrival';
import type { Locale } from '@/lib/i18n/locales';
import { toFullName } from '@/lib/domain/person/full-name';

import type { NearTruck } from './free-trucks';

const TENTHS = 10;

/** A truck as the wire names it (SPEC 3), seen from a car, with the share that the marketplace takes of the order. */
export function toTruckItem(
  truck: NearTruck,
  {
    from,
    commissionRials,
    locale,
  }: { readonly from: Coordinates; readonly commissionRials: number; readonly locale: Locale },
): CallAnswer<'gas/trucklocations'>['lstTruck'][number] {
  const distanceKm = toDistanceKm(truck, from);
  return {
    gasTypeEnum: truck.fuels[0] ?? '',
    lstGasType: [...truck.fuels],
    truckId: truck.truckId,
    truckNumber: truck.number,
    truckLat: truck.latitude,
    truckLong: truck.longitude,
    truckAddr: truck.place[locale],
    seenAtMs: truck.seenAtMs,
    distanceKm: Math.round(distanceKm * TENTHS) / TENTHS,
    arrivalMinutes: toTruckWayMs(distanceKm) / MINUTE_MS,
    workerUserId: truck.driverId,
    takesCash: truck.creditRials >= commissionRials,
    fullname: toFullName(truck),
    workerRate: toShownRating(truck.ratingSum, truck.ratingCount),
  };
}
