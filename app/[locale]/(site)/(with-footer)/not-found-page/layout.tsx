import { getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';

import { toLocale } from '@/lib/i18n/locales';

/**
 * Here and not in the page: what is answered with status 404 has the title of its layouts alone (Next 16,
 * resolve-metadata).
 */
export async function generateMetadata({ params }: { params: Promise<{ locale: string }> }) {
  const t = await getTranslations({ locale: toLocale((await params).locale), namespace: 'layout' });
  return { title: t('notFound.title'), robots: { index: false } };
}

export default function NotFoundLayout({ children }: { children: ReactNode }) {
  return children;
}
