import { setRequestLocale } from 'next-intl/server';
import type { ReactNode } from 'react';

import { toLocale } from '@/lib/i18n/locales';

import { FootedContent } from '../../site-shell';

interface WithFooterProps {
  params: Promise<{ locale: string }>;
  children: ReactNode;
}

export default async function WithFooterLayout({ params, children }: WithFooterProps) {
  const locale = toLocale((await params).locale);
  setRequestLocale(locale);
  return <FootedContent locale={locale}>{children}</FootedContent>;
}
