import 'server-only';

import type { CallAnswer } from '@/lib/contract';
import { GENDERS } from '@/lib/contract/enumerations';
import { DEFAULT_CITY_ID } from '@/lib/domain/constants/pages';
import { listOpenCityIds } from '@/lib/domain/place/service-cities';
import type { WorkerFilter } from '@/lib/domain/provider/worker-path';
import type { Locale } from '@/lib/i18n/locales';

import { listShownServices, type WorkersOfService } from './best-workers';
import { callOnServer } from './server';

type Bundle = CallAnswer<'boot/getallcategoryv3'>;

export type WorkerWishes = Readonly<Partial<Record<WorkerFilter, string>>>;

interface Option {
  readonly value: string;
  readonly label: string;
}

export interface WorkerOptions {
  readonly services: readonly Option[];
  readonly cities: readonly Option[];
  readonly places: readonly Option[];
}

interface WorkerSearch extends WorkerOptions {
  readonly found: WorkersOfService;
  /** The wishes that count. A neighbourhood of another city and a rating that is no number do not. */
  readonly chosen: WorkerWishes;
}

const MOST_STARS = 5;

/** Null where no service takes orders. */
export async function searchWorkers(
  bundle: Bundle,
  wishes: WorkerWishes,
  locale: Locale,
): Promise<WorkerSearch | null> {
  const services = listShownServices(bundle);
  const category = services.find(({ seopath }) => seopath === wishes.service) ?? services[0];
  if (!category) return null;
  const cities = await listCities(bundle, category, locale);
  const city = cities.find(({ value }) => value === wishes.city) ?? findDefaultCity(cities);
  const cityid = Number(city?.value ?? DEFAULT_CITY_ID);
  const places = await listPlaces(category, cityid, locale);
  const place = places.find(({ value }) => value === wishes.place);
  const gender = GENDERS.find((value) => value === wishes.gender);
  const rating = Number(wishes.rating);
  const leastRate = rating >= 1 && rating <= MOST_STARS ? rating : undefined;
  const { lstWorker: workers } = await callOnServer(
    'workerprofile/getall',
    { srvcategoryid: category.srvcategoryid, cityid, locationid: place && Number(place.value), gender, leastRate },
    { locale },
  );
  return {
    ...toServiceOptions(services),
    cities,
    places,
    found: { category, workers },
    chosen: {
      service: category.seopath,
      ...(city ? { city: city.value } : {}),
      ...(place ? { place: place.value } : {}),
      ...(gender ? { gender } : {}),
      ...(leastRate === undefined ? {} : { rating: String(leastRate) }),
    },
  };
}

/** The filters before any choice: the cities and neighbourhoods of the first service. */
export async function listWorkerOptions(bundle: Bundle, locale: Locale): Promise<WorkerOptions> {
  const services = listShownServices(bundle);
  const [first] = services;
  if (!first) return { services: [], cities: [], places: [] };
  const cities = await listCities(bundle, first, locale);
  const places = await listPlaces(first, Number(findDefaultCity(cities)?.value ?? DEFAULT_CITY_ID), locale);
  return { ...toServiceOptions(services), cities, places };
}

const toServiceOptions = (services: ReturnType<typeof listShownServices>) => ({
  services: services.map(({ seopath, serviceName }) => ({ value: seopath, label: serviceName })),
});

const findDefaultCity = (cities: readonly Option[]) =>
  cities.find(({ value }) => value === String(DEFAULT_CITY_ID)) ?? cities[0];

async function listCities(bundle: Bundle, category: WorkersOfService['category'], locale: Locale): Promise<Option[]> {
  const open = new Set(listOpenCityIds(category, bundle.lstCityServiceStatus));
  const { lstProvince } = await callOnServer('geo/province-and-city', {}, { locale });
  return lstProvince
    .flatMap(({ lstCity }) => lstCity)
    .filter(({ cityid }) => open.has(cityid))
    .map(({ cityid, name }) => ({ value: String(cityid), label: name }));
}

async function listPlaces({ srvcategoryid }: WorkersOfService['category'], cityid: number, locale: Locale) {
  const { lstLocation } = await callOnServer(
    'nonePreloader/geo/getlocationbyservice',
    { srvcategoryid, cityid },
    { locale },
  );
  return lstLocation
    .map(({ locationid, name }) => ({ value: String(locationid), label: name }))
    .toSorted((one, other) => one.label.localeCompare(other.label, locale));
}
