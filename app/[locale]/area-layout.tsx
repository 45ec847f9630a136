import { setRequestLocale } from 'next-intl/server';
import type { ReactNode } from 'react';

import { toLocale } from '@/lib/i18n/locales';

import { FootedContent, SiteShell } from './site-shell';

interface AreaProps {
  params: Promise<{ locale: string }>;
  children: ReactNode;
}

/** The layout of an area whose pages belong to one person: the site's shell, with its footer. */
export async function AreaLayout({ params, children }: AreaProps) {
  const locale = toLocale((await params).locale);
  setRequestLocale(locale);
  return (
    <SiteShell locale={locale}>
      <FootedContent locale={locale}>{children}</FootedContent>
    </SiteShell>
  );
}
