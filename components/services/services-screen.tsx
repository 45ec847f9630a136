import { getTranslations } from 'next-intl/server';

import { lateBoot } from '@/components/layout/late-boot';
import { OpeningSection } from '@/components/shared/opening/opening-section';
import { toButtonClassName } from '@/components/ui/button-look';
import type { CallAnswer } from '@/lib/contract';
import { searchServices } from '@/lib/domain/text/search-services';
import { toLocalePath } from '@/lib/i18n/paths';
import type { Locale } from '@/lib/i18n/locales';

import { FoundServices } from './found-services';
import { NothingFound } from './nothing-found';
import { toSearchableServices } from './searchable-services';
import { ServiceSearch } from './service-search';

interface ServicesScreenProps {
  readonly locale: Locale;
  readonly bundle: CallAnswer<'boot/getallcategoryv3'>;
  /** Without it, or with an empty one, every service is listed. */
  readonly searchText?: string;
}

/** Every service with its subcategories (row R-04), or those that a search finds. */
export async function ServicesScreen({ locale, bundle, searchText = '' }: ServicesScreenProps) {
  const t = await getTranslations({ locale, namespace: 'services' });
  const found = searchServices(toSearchableServices(bundle), searchText);
  return (
    <div {...lateBoot} className="mx-auto flex w-full max-w-page flex-col gap-8 px-4 pb-16 pt-6">
      <div className="flex flex-col gap-3">
        <h1 className="text-28 font-bold desktop:text-36">
          {searchText
            ? t(found.length > 0 ? 'search.title' : 'search.noneTitle', { text: searchText })
            : t('list.title')}
        </h1>
        {!searchText && <p className="max-w-prose text-stone-500 desktop:text-18">{t('list.text')}</p>}
        <ServiceSearch locale={locale} text={searchText} />
      </div>
      {found.length === 0 ? (
        <NothingFound locale={locale} bundle={bundle} text={searchText} />
      ) : (
        <FoundServices locale={locale} bundle={bundle} found={found} />
      )}
      <OpeningSection locale={locale} bundle={bundle} isAnswerPage={!searchText} />
      {searchText && (
        <a
          href={toLocalePath(locale, '/services/')}
          className={`${toButtonClassName({ variant: 'secondary' })} self-start`}
        >
          {t('search.all')}
        </a>
      )}
    </div>
  );
}
