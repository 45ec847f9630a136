import { NextIntlClientProvider, type Messages } from 'next-intl';
import { Suspense, use, type ReactNode } from 'react';

import { toWordsLocale, type Locale } from '@/lib/i18n/locales';
import { useLocale } from '@/lib/i18n/location';

interface LateWordsProps {
  readonly namespace: keyof Messages;
  readonly load: (locale: Locale) => Promise<object>;
  readonly children: ReactNode;
}

function Provided({ namespace, load, children }: LateWordsProps) {
  const locale = useLocale();
  const messages = { [namespace]: use(load(locale)) } as Partial<Messages> as Messages;
  return (
    <NextIntlClientProvider locale={toWordsLocale(locale)} messages={messages} timeZone="Asia/Tehran">
      {children}
    </NextIntlClientProvider>
  );
}

/** Gives its words to what is fetched when it is used, wherever that is; until they are there nothing is drawn. */
export function LateWords(props: LateWordsProps) {
  return (
    <Suspense fallback={null}>
      <Provided {...props} />
    </Suspense>
  );
}
