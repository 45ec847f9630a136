import { CallError } from '@/lib/contract/call-error';
import { toCommissionRials } from '@/lib/domain/money/money';

import type { PriceBook } from '@/lib/domain/money/price-book';
import type { Locale } from '@/lib/i18n/locales';

import { defineHandler } from '../../../handler';
import { requirePriceBook } from '../../../prices';
import { requireNearestLocation } from '../../placing/car-place';
import { requireOrderableCategory } from '../../placing/orderable-category';
import { listFreeTrucks } from '../../matching/free-trucks';
import { toTruckItem } from '../../matching/truck-item';
import { toFuelName } from '../../reading/petrol-fields';
import { toListSeparator } from '../../record/visit-facts';

/** The trucks that could come to a car, and the neighbourhood of the point. */
export const handler = defineHandler('gas/trucklocations', async ({ googleLat, googleLong, gasTypeEnum }, context) => {
  const { database, clock } = context.ports;
  const { locale } = context.request;
  const point = { latitude: googleLat, longitude: googleLong };
  const { connection } = database;
  const { locationId, cityId, name, cityName } = await requireNearestLocation(connection, point);
  const categoryId = await requireOrderableCategory(connection, { kind: 'gas', typeId: null, cityId }, context.ports);
  const place = { kind: 'gas', categoryId, cityId } as const;
  const book = await requirePriceBook(connection, place, context.ports);
  // However many litres: of the petrol itself nothing is taken.
  const commissionRials = toCommissionRials(book.cities[0]?.deliveryRials ?? 0);
  const now = clock.now();
  const wish = { point, customerId: context.actor?.userId ?? null, fuel: gasTypeEnum };
  const near = await listFreeTrucks(connection, wish, now);
  if (near.length === 0) throw new CallError('noTrucksAvailable');
  return {
    lstTruck: near.map((truck) => toTruckItem(truck, { from: point, commissionRials, locale })),
    cityid: cityId,
    locationid: locationId,
    locationName: [cityName[locale], name[locale]].join(toListSeparator(locale)),
    lstFuel: listFuels(book, cityId, locale),
    serverNowMs: now.getTime(),
  };
});

function listFuels(book: PriceBook<'gas'>, cityId: number, locale: Locale) {
  const fuels = book.cities.find((city) => city.cityId === cityId)?.fuels ?? [];
  return fuels.map(({ gasTypeEnum, litreRials }) => ({
    gasTypeEnum,
    gasTypeName: toFuelName(gasTypeEnum, locale),
    litreRial: litreRials,
  }));
}
