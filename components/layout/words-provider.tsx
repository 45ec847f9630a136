import { NextIntlClientProvider, type Messages } from 'next-intl';
import { getMessages } from 'next-intl/server';
import type { ReactNode } from 'react';

import { toWordsLocale, type Locale } from '@/lib/i18n/locales';

interface WordsProviderProps {
  readonly locale: Locale;
  /**
   * The files of messages/<locale>/ that the islands inside read, or one group of a file as `order.address`; no other
   * word crosses to the client.
   */
  readonly namespaces: readonly string[];
  readonly children: ReactNode;
}

/** Gives large islands their words. Small islands take theirs as props instead. */
export async function WordsProvider({ locale, namespaces, children }: WordsProviderProps) {
  const all = await getMessages({ locale });
  const messages: Record<string, unknown> = {};
  for (const namespace of namespaces) {
    const [file, words] = toGroup(all, namespace);
    // Two groups of one file stand beside each other.
    messages[file] = isGroup(messages[file]) && isGroup(words) ? { ...messages[file], ...words } : words;
  }
  return (
    <NextIntlClientProvider locale={toWordsLocale(locale)} messages={messages as Messages}>
      {children}
    </NextIntlClientProvider>
  );
}

function toGroup(all: Messages, namespace: string): [string, unknown] {
  const [file = '', group] = namespace.split('.');
  const words: unknown = Object.entries(all).find(([name]) => name === file)?.[1];
  return [file, group !== undefined && isGroup(words) ? { [group]: words[group] } : words];
}

function isGroup(words: unknown): words is Record<string, unknown> {
  return typeof words === 'object' && words !== null;
}
