import { Globe } from 'lucide';
import { getTranslations, setRequestLocale } from 'next-intl/server';
import type { ReactNode } from 'react';

import { LanguageMenu } from '@/components/layout/language-menu';
import { Brand } from '@/components/layout/logo';
import { Icon } from '@/components/ui/icon';
import { toLocale } from '@/lib/i18n/locales';
import { toLocalePath } from '@/lib/i18n/paths';

interface InviteLayoutProps {
  params: Promise<{ locale: string }>;
  children: ReactNode;
}

/** A shell of its own: the name, the languages and the rules, and nothing that leads away from the invitation. */
export default async function InviteLayout({ params, children }: InviteLayoutProps) {
  const locale = toLocale((await params).locale);
  setRequestLocale(locale);
  const t = await getTranslations({ locale, namespace: 'layout' });
  const linkClassName = 'inline-flex min-h-touch items-center hover:underline';
  return (
    <div className="flex min-h-dvh flex-col">
      <header className="border-b border-stone-200 bg-card">
        <div className="mx-auto flex max-w-page flex-wrap items-center justify-between gap-x-4 gap-y-1 px-4 py-2">
          <a
            href={toLocalePath(locale, '/')}
            aria-label={t('logoLabel')}
            className="flex min-h-touch shrink-0 items-center rounded-field text-enamel-700"
          >
            <Brand locale={locale} />
          </a>
          <LanguageMenu label={t('header.language')} icon={<Icon icon={Globe} className="text-enamel-600" />} />
        </div>
      </header>
      <main id="content" className="grow">
        {children}
      </main>
      <footer className="border-t border-stone-200 text-14 text-stone-500">
        <ul className="mx-auto flex max-w-page flex-wrap gap-x-6 px-4 py-2">
          <li>
            <a href={toLocalePath(locale, '/policy/')} className={linkClassName}>
              {t('links.terms')}
            </a>
          </li>
          <li>
            <a href={toLocalePath(locale, '/privacy/')} className={linkClassName}>
              {t('links.privacy')}
            </a>
          </li>
          <li>
            <a href={toLocalePath(locale, '/faq/')} className={linkClassName}>
              {t('links.faq')}
            </a>
          </li>
        </ul>
      </footer>
    </div>
  );
}
