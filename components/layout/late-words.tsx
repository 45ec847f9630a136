import { NextIntlClientProvider, type Messages } from 'next-intl';
import { Suspense, use, type ReactNode } from 'react';

import { toWordsLocale, type Locale } from '@/lib/i18n/locales';
import { useLocale } from '@/lib/i18n/location';

interface LateWordsProps {
  /** The files of messages/<locale>/ that the parts inside read, each with what fetches it. */
  readonly words: Readonly<Partial<Record<keyof Messages, (locale: Locale) => Promise<object>>>>;
  readonly children: ReactNode;
}

function Provided({ words, children }: LateWordsProps) {
  const locale = useLocale();
  const asked = Object.entries(words).map(([namespace, load]) => [namespace, load(locale)] as const);
  const messages = Object.fromEntries(asked.map(([namespace, file]) => [namespace, use(file)]));
  return (
    <NextIntlClientProvider
      locale={toWordsLocale(locale)}
      messages={messages as Partial<Messages> as Messages}
      timeZone="Asia/Tehran"
    >
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
