import 'server-only';

import type { Locale } from '@/lib/i18n/locales';

import { callOnServer } from './server';

/** Whether a form of a public page may promise an SMS. A host elsewhere that does not say it is taken to send them. */
export async function sendsSms(locale: Locale): Promise<boolean> {
  return callOnServer('boot/getpartners', {}, { locale }).then(
    (partners) => partners.sendsSms,
    () => true,
  );
}
