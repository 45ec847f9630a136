import { NextIntlClientProvider } from 'next-intl';
import { Suspense, use, type ReactNode } from 'react';

import { loadAuthWords } from '@/lib/i18n/auth-words';
import { toWordsLocale } from '@/lib/i18n/locales';
import { useLocale } from '@/lib/i18n/location';

function Provided({ children }: { children: ReactNode }) {
  const locale = useLocale();
  const auth = use(loadAuthWords(locale));
  return (
    <NextIntlClientProvider locale={toWordsLocale(locale)} messages={{ auth }} timeZone="Asia/Tehran">
      {children}
    </NextIntlClientProvider>
  );
}

/** Gives the dialogs of this folder their words, wherever they are opened from. */
export function AuthWords({ children }: { children: ReactNode }) {
  return (
    <Suspense fallback={null}>
      <Provided>{children}</Provided>
    </Suspense>
  );
}
