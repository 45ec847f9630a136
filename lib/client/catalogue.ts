import 'server-only';

import { cache } from 'react';

import type { CallAnswer } from '@/lib/contract';
import type { Locale } from '@/lib/i18n/locales';

import { callOnServer } from './server';

export type CategoryBundle = CallAnswer<'boot/getallcategoryv3'>;

/** The category bundle for a page, asked once a rendering. Throws CallError. */
export const getCategoryBundle = cache((locale: Locale): Promise<CategoryBundle> =>
  callOnServer('boot/getallcategoryv3', {}, { locale }),
);
