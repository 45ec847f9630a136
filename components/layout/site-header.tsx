import { Globe, Menu, Search } from 'lucide';
import { getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';

import { Icon } from '@/components/ui/icon';
import type { Locale } from '@/lib/i18n/locales';
import { toLocalePath } from '@/lib/i18n/paths';

import { LanguageMenu } from './language-menu';
import { Brand } from './logo';
import { MegaMenu } from './mega-menu';
import type { MenuCategory } from './menu-categories';
import { MobileMenu, SearchButton } from './mobile-openers';
import { PlainMenu } from './plain-menu';
import { accountPaths, plainMenuLinks, sideMenuLinks } from './site-links';
import { StickyHeader } from './sticky-header';

interface SiteHeaderProps {
  readonly locale: Locale;
  readonly categories: readonly MenuCategory[];
  /** The islands that depend on the person. */
  readonly account: {
    readonly desktop: ReactNode;
    readonly mobile: ReactNode;
    readonly dashboardLink: ReactNode;
    readonly menuDashboardLink: ReactNode;
  };
}

/** One header for both widths, rendered on the server; CSS decides which of the two shows (WIRE). */
export async function SiteHeader({ locale, categories, account }: SiteHeaderProps) {
  const t = await getTranslations({ locale, namespace: 'layout' });
  const home = (
    <a
      href={toLocalePath(locale, '/')}
      aria-label={t('logoLabel')}
      className="flex min-h-touch min-w-0 items-center rounded-field text-enamel-700"
    >
      <Brand locale={locale} />
    </a>
  );
  const end = <span data-end hidden />;
  return (
    <StickyHeader>
      <div className="shown-when-whole relative mx-auto hidden h-20 max-w-page items-center gap-2 px-4 desktop:flex">
        {home}
        <nav aria-label={t('header.mainNavigation')} className="ms-4 flex grow items-center gap-2">
          <MegaMenu locale={locale} categories={categories} />
          <a
            href={toLocalePath(locale, accountPaths.becomeProvider)}
            className="inline-flex min-h-touch items-center rounded-field px-3 font-medium hover:bg-enamel-50"
          >
            {t('header.becomeProvider')}
          </a>
          {account.dashboardLink}
        </nav>
        <LanguageMenu label={t('header.language')} icon={<Icon icon={Globe} className="text-enamel-600" />} />
        {account.desktop}
        {end}
      </div>
      {/* The logo keeps the middle: the parts beside it are cut first. On the narrowest screens the logo gives way. */}
      <div className="shown-when-whole grid h-header grid-cols-[minmax(min-content,1fr)_minmax(0,auto)_minmax(2.75rem,1fr)] items-center px-2 desktop:hidden">
        <div className="flex items-center">
          <PlainMenu
            locale={locale}
            openLabel={t('header.openMenu')}
            icon={<Icon icon={Menu} size={24} />}
            links={plainMenuLinks.map((link) => ({ name: t(`links.${link.key}`), path: link.path }))}
          />
          <div className="flex items-center no-script:hidden">
            <MobileMenu
              openLabel={t('header.openMenu')}
              icon={<Icon icon={Menu} size={24} />}
              words={{
                close: t('header.closeMenu'),
                title: t('menu.title'),
                services: t('footer.services'),
                seeService: t.raw('header.seeService') as string,
                language: t('menu.language'),
              }}
              links={sideMenuLinks.map((link) => ({ name: t(`links.${link.key}`), path: link.path }))}
            >
              {account.menuDashboardLink}
            </MobileMenu>
            <SearchOpener locale={locale} />
          </div>
        </div>
        {home}
        <div className="flex min-w-0 justify-end">{account.mobile}</div>
        {end}
      </div>
    </StickyHeader>
  );
}

async function SearchOpener({ locale }: Pick<SiteHeaderProps, 'locale'>) {
  const t = await getTranslations({ locale, namespace: 'layout' });
  const services = await getTranslations({ locale, namespace: 'services' });
  const home = await getTranslations({ locale, namespace: 'home' });
  const common = await getTranslations({ locale, namespace: 'common' });
  return (
    <SearchButton
      openLabel={t('header.search')}
      icon={<Icon icon={Search} size={24} />}
      words={{
        title: t('searchDialog.title'),
        label: t('searchDialog.label'),
        placeholder: t('searchDialog.placeholder'),
        none: t('searchDialog.none'),
        all: t('footer.allServices'),
        close: t('header.closeMenu'),
        from: services.raw('from') as string,
        usually: services.raw('usually') as string,
        other: services('search.other.title'),
        failed: home('search.failed'),
        retry: common('retry'),
      }}
    />
  );
}
