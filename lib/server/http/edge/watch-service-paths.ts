import type { CallAnswer } from '@/lib/contract';

import type { App, CallFacts } from '../../app';
import { listDistrictPaths, listPlacePaths } from '../../catalogue/place-paths';
import { listServicePaths } from '../../catalogue/service-paths';
import { toServicePaths, type ServicePaths } from '../pages/refuse-unknown-slugs';

const REFRESH_EVERY_MS = 60_000;
// The addresses are the same in every language.
const NOBODY: CallFacts = {
  locale: 'fa',
  siteUrl: '',
  ipAddress: '',
  deviceId: '',
  isBrowserPage: false,
  idempotencyKey: null,
  captchaResponse: null,
  referralToken: null,
  requestId: 'service-paths',
  authorization: null,
};
const TELLS_NOBODY = { setSession: () => undefined };

export interface WatchedServicePaths {
  /** Null until the main host has told them once: then nothing can be refused as unknown. */
  get(): ServicePaths | null;
  refresh(): void;
  stop(): void;
}

/**
 * Knows the addresses under /services/ and /services-at-location/, which change with the catalogue: here, in another
 * process or at a host elsewhere.
 */
export async function watchServicePaths(app: App): Promise<WatchedServicePaths> {
  let paths: ServicePaths | null = null;
  let districts: CallAnswer<'pdp/getdistricts'>['lstDistrict'] = [];
  const refresh = async () => {
    try {
      const bundle = await app.call('boot/getallcategoryv3', {}, NOBODY, TELLS_NOBODY);
      // A host elsewhere may know no neighbourhoods.
      districts = await app.call('pdp/getdistricts', {}, NOBODY, TELLS_NOBODY).then(
        ({ lstDistrict }) => lstDistrict,
        () => districts,
      );
      paths = toServicePaths([
        ...listServicePaths(bundle),
        ...listPlacePaths(bundle),
        ...listDistrictPaths(bundle, districts),
      ]);
    } catch (err) {
      app.context.log.warn({ err }, 'the service paths could not be read again');
    }
  };
  await refresh();
  const timer = setInterval(() => void refresh(), REFRESH_EVERY_MS);
  timer.unref();
  return { get: () => paths, refresh: () => void refresh(), stop: () => clearInterval(timer) };
}
