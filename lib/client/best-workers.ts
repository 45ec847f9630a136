import 'server-only';

import type { CallAnswer } from '@/lib/contract';
import { CallError } from '@/lib/contract/call-error';
import { DEFAULT_CITY_ID } from '@/lib/domain/constants/pages';
import type { Locale } from '@/lib/i18n/locales';

import { callOnServer } from './server';

type Bundle = CallAnswer<'boot/getallcategoryv3'>;

export interface WorkersOfService {
  readonly category: Bundle['lstCategoriesWithSubCategories'][number];
  readonly workers: CallAnswer<'workerprofile/getall'>['lstWorker'];
}

/** The services that take orders. */
export function listShownServices({
  lstCategoriesWithSubCategories,
}: Bundle): Bundle['lstCategoriesWithSubCategories'] {
  return lstCategoriesWithSubCategories.filter(({ isHidden, isOrderable }) => isHidden === 'No' && isOrderable);
}

/** The best professionals of a service in the default city, and the coming days with their first free hour. */
export function readBestOf(
  { srvcategoryid }: WorkersOfService['category'],
  locale: Locale,
): Promise<CallAnswer<'workerprofile/getall'>> {
  return callOnServer('workerprofile/getall', { srvcategoryid, cityid: DEFAULT_CITY_ID }, { locale });
}

/** The best professionals of a service in a city, or in the default city where none is named. */
export async function listBestOf(
  { srvcategoryid }: WorkersOfService['category'],
  locale: Locale,
  cityid: number = DEFAULT_CITY_ID,
): Promise<WorkersOfService['workers']> {
  const search = { srvcategoryid, cityid };
  return (await callOnServer('workerprofile/getall', search, { locale })).lstWorker;
}

/** `listBestOf` in the default city, for a page that goes on without it: an empty list where the host fails. */
export async function findBestOf(
  category: WorkersOfService['category'],
  locale: Locale,
): Promise<WorkersOfService['workers']> {
  try {
    return await listBestOf(category, locale);
  } catch (error) {
    if (error instanceof CallError) return [];
    throw error;
  }
}

/** The best of each of these services in the default city; services without anybody are left out. */
export async function listBestWorkersOf(
  services: Bundle['lstCategoriesWithSubCategories'],
  locale: Locale,
): Promise<WorkersOfService[]> {
  const groups: WorkersOfService[] = [];
  // One after the other: visitors' pages come first.
  for (const category of services) {
    const workers = await listBestOf(category, locale);
    if (workers.length > 0) groups.push({ category, workers });
  }
  return groups;
}

/** The best of every service that takes orders, in the default city. */
export const listBestWorkers = (bundle: Bundle, locale: Locale): Promise<WorkersOfService[]> =>
  listBestWorkersOf(listShownServices(bundle), locale);
