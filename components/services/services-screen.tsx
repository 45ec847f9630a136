import { SearchX } from 'lucide';
import { getTranslations } from 'next-intl/server';

import { lateBoot } from '@/components/layout/late-boot';
import { PlaceLinks } from '@/components/layout/place-links';
import { OpeningSection } from '@/components/shared/opening/opening-section';
import { toButtonClassName } from '@/components/ui/button-look';
import { Icon } from '@/components/ui/icon';
import type { CallAnswer } from '@/lib/contract';
import { searchServices } from '@/lib/domain/text/search-services';
import { toLocalePath } from '@/lib/i18n/paths';
import type { Locale } from '@/lib/i18n/locales';

import { toSearchableServices, type BundledService } from './searchable-services';
import { ServiceCard } from './service-card';
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
          {searchText ? t('search.title', { text: searchText }) : t('list.title')}
        </h1>
        {!searchText && <p className="max-w-prose text-stone-500 desktop:text-18">{t('list.text')}</p>}
        <ServiceSearch locale={locale} text={searchText} />
      </div>
      {found.length === 0 ? (
        <NothingFound locale={locale} services={toSearchableServices(bundle)} />
      ) : (
        <ul className="grid gap-4 tablet:grid-cols-2 wide:grid-cols-3">
          {found.map(({ service: { category, cityIds }, entries }) => (
            <ServiceCard
              key={category.srvcategoryid}
              locale={locale}
              category={category}
              bundle={bundle}
              cityIds={cityIds}
              found={entries.map(({ name }) => name)}
            />
          ))}
        </ul>
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

/** Says so, and offers what there is. */
async function NothingFound({ locale, services }: { locale: Locale; services: readonly BundledService[] }) {
  const t = await getTranslations({ locale, namespace: 'services' });
  return (
    <div className="flex flex-col gap-6">
      <p className="flex max-w-prose items-center gap-4 text-18 narrow:flex-col narrow:items-start">
        <span className="flex size-16 shrink-0 items-center justify-center rounded-card bg-enamel-50 text-enamel-700">
          <Icon icon={SearchX} size={32} />
        </span>
        {t('search.none')}
      </p>
      <PlaceLinks
        locale={locale}
        links={services.map(({ name, category }) => ({ name, path: `/services/${category.seopath}/` }))}
      />
    </div>
  );
}
