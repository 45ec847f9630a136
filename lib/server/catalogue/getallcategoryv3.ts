import type { CallAnswer } from '@/lib/contract';

import { defineHandler } from '../handler';
import { createCatalogueMemory } from '../catalogue-memory';
import { buildCategoryBundle } from './category-bundle';

const recallBundle = createCatalogueMemory<CallAnswer<'boot/getallcategoryv3'>>();

/**
 * Every page asks for the bundle, and it changes only with the catalogue and when a new price book begins to hold. It
 * is built once a language and minute.
 */
export const handler = defineHandler('boot/getallcategoryv3', (_input, { ports, request: { locale } }) =>
  recallBundle(ports, locale, () => buildCategoryBundle(ports.database.connection, locale, ports.clock.now())),
);
