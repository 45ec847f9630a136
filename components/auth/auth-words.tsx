'use client';

import { NextIntlClientProvider } from 'next-intl';
import { Suspense, use, type ReactNode } from 'react';

import type { Locale } from '@/lib/i18n/locales';
import { useLocale } from '@/lib/i18n/navigation';

type Words = typeof import('@/messages/fa/auth.json');

// One file a language, fetched when a dialog opens: the pages around it do not carry these words.
const loaders: Record<Locale, () => Promise<{ default: Words }>> = {
  fa: () => import('@/messages/fa/auth.json'),
  en: () => import('@/messages/en/auth.json'),
  de: () => import('@/messages/de/auth.json'),
  ar: () => import('@/messages/ar/auth.json'),
};
const loaded = new Map<Locale, Promise<{ default: Words }>>();

function loadWords(locale: Locale): Promise<{ default: Words }> {
  const known = loaded.get(locale);
  if (known) return known;
  const words = loaders[locale]();
  // A failed download is tried again the next time.
  words.catch(() => loaded.delete(locale));
  loaded.set(locale, words);
  return words;
}

function Provided({ children }: { children: ReactNode }) {
  const locale = useLocale();
  const words = use(loadWords(locale));
  return (
    <NextIntlClientProvider locale={locale} messages={{ auth: words.default }} timeZone="Asia/Tehran">
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
