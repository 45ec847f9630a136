import type { ReactNode } from 'react';

import { ProviderAlerts } from '@/components/alerts/provider-alerts';
import { WordsProvider } from '@/components/layout/words-provider';
import { toLocale } from '@/lib/i18n/locales';

interface ProviderLayoutProps {
  params: Promise<{ locale: string }>;
  children: ReactNode;
}

/** The provider's area: its alerts stay while one goes from page to page (SPEC 4). */
export default async function ProviderLayout({ params, children }: ProviderLayoutProps) {
  const locale = toLocale((await params).locale);
  return (
    <>
      {children}
      <WordsProvider locale={locale} namespaces={['alerts']}>
        <ProviderAlerts />
      </WordsProvider>
    </>
  );
}
