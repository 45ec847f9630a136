import { getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';

import { AccountArea } from '@/components/auth/account-area';
import { DashboardLink } from '@/components/auth/dashboard-link';
import { LoadingIndicator } from '@/components/layout/loading-indicator';
import { toMenuCategories } from '@/components/layout/menu-categories';
import { SiteFooter } from '@/components/layout/site-footer';
import { SiteHeader } from '@/components/layout/site-header';
import { accountPaths } from '@/components/layout/site-links';
import { getCategoryBundle } from '@/lib/client/catalogue';
import type { Locale } from '@/lib/i18n/locales';

interface SiteShellProps {
  readonly locale: Locale;
  readonly children: ReactNode;
}

/** The header, the page and the footer of every area but the invitation's. */
export async function SiteShell({ locale, children }: SiteShellProps) {
  const t = await getTranslations({ locale, namespace: 'layout' });
  const bundle = await getCategoryBundle(locale);
  const categories = toMenuCategories(bundle.lstCategoriesWithSubCategories);
  const words = {
    login: t('header.login'),
    myOrders: t('header.myOrders'),
    dashboard: t('header.dashboard'),
    logout: t('header.logout'),
    accountOf: t.raw('header.accountOf') as string,
  };
  const linkClassName = 'inline-flex min-h-touch items-center rounded-field px-3 font-medium hover:bg-enamel-50';
  return (
    <>
      <a href="#content" className="fixed start-4 top-4 z-overlay -translate-y-24 rounded-field bg-saffron-500 px-4 py-2 font-semibold text-ink focus:translate-y-0">
        {t('skipToContent')}
      </a>
      <SiteHeader
        locale={locale}
        categories={categories}
        account={{
          desktop: <AccountArea look="desktop" words={words} paths={accountPaths} />,
          mobile: <AccountArea look="mobile" words={words} paths={accountPaths} />,
          dashboardLink: <DashboardLink label={words.dashboard} path={accountPaths.dashboard} className={linkClassName} />,
          menuDashboardLink: <DashboardLink label={words.dashboard} path={accountPaths.dashboard} className={linkClassName} />,
        }}
      />
      <main id="content" tabIndex={-1} className="flex grow flex-col pt-header focus:outline-none desktop:pt-content-top">
        {children}
      </main>
      <SiteFooter locale={locale} categories={categories} />
      <LoadingIndicator />
    </>
  );
}
