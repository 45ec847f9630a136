'use client';

import type { ReactNode } from 'react';

import { toButtonClassName } from '@/components/ui/button-look';
import { EmptyState } from '@/components/ui/states';
import { WORKERS_PATH } from '@/lib/domain/provider/worker-path';
import type { Locale } from '@/lib/i18n/locales';
import { useLocale } from '@/lib/i18n/location';
import { toLocalePath } from '@/lib/i18n/paths';

export interface NoWorkerWords {
  readonly pageTitle: string;
  readonly title: string;
  readonly text: string;
  readonly toAll: string;
}

/**
 * Stands where somebody has no page (row X-08). The server renders a page that is not found without knowing its
 * address, so it sends the words of every language. The browser knows the address and shows the words of its language.
 */
export function NoWorker({ words }: { words: Readonly<Record<Locale, NoWorkerWords>> }): ReactNode {
  const locale = useLocale();
  const { pageTitle, title, text, toAll } = words[locale];
  return (
    <div className="mx-auto w-full max-w-page px-4 py-16">
      <title>{pageTitle}</title>
      <h1 className="sr-only">{title}</h1>
      <EmptyState
        title={title}
        text={text}
        action={
          <a href={toLocalePath(locale, WORKERS_PATH)} className={toButtonClassName({})}>
            {toAll}
          </a>
        }
      />
    </div>
  );
}
