import { LogIn, Mail, UserRound } from 'lucide';
import { getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';

import { AccountArea, DashboardLink } from '@/components/auth/account-area';
import { LoadingIndicator } from '@/components/layout/loading-indicator';
import { toMenuCategories } from '@/components/layout/menu-categories';
import { NavigationOverlay } from '@/components/layout/navigation-overlay';
import { ACCOUNT_PLACES, WORK_PLACES } from '@/components/layout/own-places';
import { PageLinks } from '@/components/layout/page-links';
import { SiteFooter } from '@/components/layout/site-footer';
import { SiteHeader } from '@/components/layout/site-header';
import { accountPaths } from '@/components/layout/site-links';
import { toButtonClassName } from '@/components/ui/button-look';
import { Icon } from '@/components/ui/icon';
import { TopProgress } from '@/components/ui/progress';
import { getCategoryBundle } from '@/lib/client/catalogue';
import type { Locale } from '@/lib/i18n/locales';

interface SiteShellProps {
  readonly locale: Locale;
  readonly children: ReactNode;
}

/**
 * The header around every area but the invitation's; the page inside brings its content, with the footer or without.
 */
export async function SiteShell({ locale, children }: SiteShellProps) {
  const t = await getTranslations({ locale, namespace: 'layout' });
  const bundle = await getCategoryBundle(locale);
  const categories = toMenuCategories(bundle);
  const { words, places } = await readAccountWords(locale);
  const icons = {
    person: <Icon icon={UserRound} className="text-enamel-600" />,
    envelope: <Icon icon={Mail} className="text-enamel-600" />,
  };
  const roundClassName =
    'inline-flex min-h-touch min-w-touch items-center justify-center rounded-field hover:bg-enamel-50';
  const linkClassName = 'inline-flex min-h-touch items-center rounded-field px-3 font-medium hover:bg-enamel-50';
  const dashboardLink = (
    <DashboardLink label={words.dashboard} path={accountPaths.dashboard} className={linkClassName} />
  );
  return (
    <>
      <SkipLink>{t('skipToContent')}</SkipLink>
      <SiteHeader
        locale={locale}
        categories={categories}
        account={{
          desktop: (
            <AccountArea
              look="desktop"
              loginClassName={toButtonClassName({ variant: 'secondary' })}
              words={words}
              paths={accountPaths}
              places={places}
              icons={{ ...icons, login: <Icon icon={LogIn} isDirectional /> }}
            />
          ),
          mobile: (
            <AccountArea
              look="mobile"
              loginClassName={roundClassName}
              words={words}
              paths={accountPaths}
              places={places}
              icons={{ ...icons, login: <Icon icon={UserRound} size={24} /> }}
            />
          ),
          dashboardLink,
          menuDashboardLink: dashboardLink,
        }}
      />
      {children}
      <PageLinks notOrderable={t('notOrderable')}>
        <NavigationOverlay locale={locale} />
      </PageLinks>
      <LoadingIndicator>
        <TopProgress />
      </LoadingIndicator>
    </>
  );
}

/** The words of the account's part of the header, which ships none of its own. */
async function readAccountWords(locale: Locale) {
  const t = await getTranslations({ locale, namespace: 'layout' });
  const own = await getTranslations({ locale, namespace: 'account' });
  const inbox = await getTranslations({ locale, namespace: 'inbox' });
  const work = await getTranslations({ locale, namespace: 'provider' });
  const offline = await getTranslations({ locale, namespace: 'work-offline' });
  const words = {
    login: t('header.login'),
    dashboard: t('header.dashboard'),
    logout: t('header.logout'),
    logoutFailed: t('header.logoutFailed'),
    accountOf: t.raw('header.accountOf') as string,
    messages: t('header.messages'),
    unreadMessages: t.raw('header.unreadMessages') as string,
    newMessages: t('header.newMessages'),
    toOrder: inbox('toOrder'),
    stepRefused: offline('refused'),
    toWork: offline('toWork'),
  };
  const places = {
    work: WORK_PLACES.map(({ key, path }) => ({ name: work(`places.${key}`), path })),
    account: ACCOUNT_PLACES.map(({ key, path }) => ({ name: own(`places.${key}`), path })),
  };
  return { words, places };
}

function SkipLink({ children }: { children: string }) {
  return (
    <a
      href="#content"
      className="fixed start-4 top-4 z-overlay -translate-y-24 rounded-field forced-colors:border bg-saffron-500 px-4 py-2 font-semibold text-ink focus:translate-y-0"
    >
      {children}
    </a>
  );
}

export function PageContent({ children }: { children: ReactNode }) {
  // Clipped: a page and a question slide in from beyond the edge, and the page must be no wider meanwhile. So its parts
  // move, not itself.
  return (
    <main
      id="content"
      tabIndex={-1}
      className="flex grow flex-col overflow-x-clip pt-header focus:outline-none max-desktop:motion-safe:[&[data-entering]>*]:animate-page-in desktop:pt-content-top"
    >
      {children}
    </main>
  );
}

interface FootedContentProps extends SiteShellProps {
  readonly isFooterFolded?: boolean;
}

export async function FootedContent({ locale, isFooterFolded, children }: FootedContentProps) {
  const bundle = await getCategoryBundle(locale);
  return (
    <>
      <PageContent>{children}</PageContent>
      <SiteFooter locale={locale} categories={toMenuCategories(bundle)} isFolded={isFooterFolded} />
    </>
  );
}
