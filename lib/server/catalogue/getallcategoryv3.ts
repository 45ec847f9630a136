import type { CallAnswer } from '@/lib/contract';
import type { Locale } from '@/lib/i18n/locales';

import { defineHandler } from '../handler';
import type { DatabasePort } from '../ports/database';
import { buildCategoryBundle } from './category-bundle';

type Bundle = CallAnswer<'boot/getallcategoryv3'>;

// By database, because a test process has several.
const bundles = new WeakMap<DatabasePort, Map<Locale, Promise<Bundle>>>();

/** Every page asks for the bundle, and it changes only with the catalogue: it is built once a language. */
export const handler = defineHandler('boot/getallcategoryv3', (_input, { ports, request }) => {
  const byLocale = bundles.get(ports.database) ?? new Map<Locale, Promise<Bundle>>();
  bundles.set(ports.database, byLocale);
  const known = byLocale.get(request.locale);
  if (known) return known;
  const building = buildCategoryBundle(ports.database.connection, request.locale, ports.clock.now());
  byLocale.set(request.locale, building);
  // A failure is told to its callers and not kept.
  building.catch(() => byLocale.delete(request.locale));
  return building;
});

/** After the catalogue changed (`signals.catalogueChanged`). */
export function forgetCategoryBundle(database: DatabasePort): void {
  bundles.delete(database);
}
