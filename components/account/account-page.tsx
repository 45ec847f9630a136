import { ChevronRight } from 'lucide';
import { getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';

import { WordsProvider } from '@/components/layout/words-provider';
import { classNames } from '@/components/ui/class-names';
import { FocusKeeper } from '@/components/ui/focus-keeper';
import { Icon } from '@/components/ui/icon';
import type { Locale } from '@/lib/i18n/locales';
import { toLocalePath } from '@/lib/i18n/paths';

import { AccountTabs } from './account-tabs';
import { accountPlaces, type AccountPlace } from './account-places';

interface AccountPageProps {
  readonly locale: Locale;
  readonly place: AccountPlace['key'];
  /** The title of a page below the place's own page; the page then links back to that place. */
  readonly title?: string;
  /** Namespaces of other areas, beside the account's own. */
  readonly namespaces?: readonly string[];
  readonly children: ReactNode;
}

/**
 * The shell of a person's own pages. On the desktop the parts stand beside the content. On a phone the overview lists
 * them and the others lead back to it.
 */
export async function AccountPage({ locale, place, title, namespaces = [], children }: AccountPageProps) {
  const t = await getTranslations({ locale, namespace: 'account' });
  const isBelow = title !== undefined;
  const parent = accountPlaces.find(({ key }) => key === (isBelow ? place : 'overview'));
  return (
    <>
      <div className="mx-auto grid w-full grid-cols-[minmax(0,1fr)] max-w-page gap-x-10 gap-y-4 px-4 pb-8 pt-4 desktop:pb-16 desktop:grid-cols-[16rem_minmax(0,1fr)] desktop:items-start desktop:pt-6">
        <nav aria-label={t('navigation')} className="hidden desktop:sticky desktop:top-6 desktop:block">
          <ul className="flex flex-col gap-1">
            {accountPlaces.map(({ key, path, icon }) => (
              <li key={key}>
                <a
                  href={toLocalePath(locale, path)}
                  aria-current={key === place ? 'page' : undefined}
                  className="flex min-h-touch items-center gap-3 rounded-field px-3 font-medium text-ink transition-colors hover:bg-enamel-50 aria-[current=page]:bg-enamel-100 aria-[current=page]:font-bold aria-[current=page]:text-enamel-800"
                >
                  <Icon icon={icon} className="text-enamel-600" />
                  {t(`places.${key}`)}
                </a>
              </li>
            ))}
          </ul>
        </nav>
        <FocusKeeper className="flex min-w-0 flex-col gap-5">
          <header>
            {place !== 'overview' && parent && (
              <a
                href={toLocalePath(locale, parent.path)}
                className={classNames(
                  '-ms-1 inline-flex min-h-touch items-center gap-1 font-medium text-enamel-700',
                  !isBelow && 'desktop:hidden',
                )}
              >
                <Icon icon={ChevronRight} className="ltr:-scale-x-100" />
                {isBelow ? t(`places.${place}`) : t('back')}
              </a>
            )}
            <h1 tabIndex={-1} className="text-28 font-bold leading-snug">
              {title ?? t(`places.${place}`)}
            </h1>
          </header>
          <WordsProvider locale={locale} namespaces={['account', 'common', ...namespaces]}>
            {children}
          </WordsProvider>
        </FocusKeeper>
      </div>
      <AccountTabs locale={locale} place={place} />
    </>
  );
}
