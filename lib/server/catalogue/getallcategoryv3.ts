import type { CallAnswer } from '@/lib/contract';
import { MINUTE_MS } from '@/lib/domain/constants';
import type { Locale } from '@/lib/i18n/locales';

import { defineHandler } from '../handler';
import type { DatabasePort } from '../ports/database';
import { buildCategoryBundle } from './category-bundle';

interface Kept {
  readonly bundle: Promise<CallAnswer<'boot/getallcategoryv3'>>;
  readonly builtAtMs: number;
}

/** Another process may have changed the catalogue of a shared database, or a new price book begun to hold. */
const KEPT_FOR_MS = MINUTE_MS;

// By database, because a test process has several.
const bundles = new WeakMap<DatabasePort, Map<Locale, Kept>>();

/** Every page asks for the bundle, and it changes only with the catalogue: it is built once a language and minute. */
export const handler = defineHandler('boot/getallcategoryv3', (_input, { ports, request: { locale } }) => {
  const now = ports.clock.now();
  const byLocale = bundles.get(ports.database) ?? new Map<Locale, Kept>();
  bundles.set(ports.database, byLocale);
  const known = byLocale.get(locale);
  if (known && now.getTime() - known.builtAtMs < KEPT_FOR_MS) return known.bundle;
  const bundle = buildCategoryBundle(ports.database.connection, locale, now);
  byLocale.set(locale, { bundle, builtAtMs: now.getTime() });
  // A failure is told to its callers and not kept.
  bundle.catch(() => byLocale.delete(locale));
  return bundle;
});

/** After the catalogue changed (`signals.catalogueChanged`). */
export function forgetCategoryBundle(database: DatabasePort): void {
  bundles.delete(database);
}
