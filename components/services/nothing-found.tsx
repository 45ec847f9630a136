import { MessageCircle, SearchX } from 'lucide';
import { getTranslations } from 'next-intl/server';

import { Band } from '@/components/ui/band';
import { toButtonClassName } from '@/components/ui/button-look';
import { Icon } from '@/components/ui/icon';
import { PageSection } from '@/components/ui/page-section';
import { ServicePicture } from '@/components/ui/service-picture';
import type { CallAnswer } from '@/lib/contract';
import { SEARCH_PARAMETER } from '@/lib/domain/site/query-parameters';
import { findNearServices } from '@/lib/domain/text/near-services';
import type { Locale } from '@/lib/i18n/locales';
import { toLocalePath } from '@/lib/i18n/paths';

import { FoundServices } from './found-services';
import { toSearchableServices, type BundledService } from './searchable-services';

interface NothingFoundProps {
  readonly locale: Locale;
  readonly bundle: CallAnswer<'boot/getallcategoryv3'>;
  /** The search words. */
  readonly text: string;
}

/** The page of a search without results: near services, all other services, and the way to ask for another job. */
export async function NothingFound({ locale, bundle, text }: NothingFoundProps) {
  const t = await getTranslations({ locale, namespace: 'services.search' });
  const services = toSearchableServices(bundle);
  const near = findNearServices(services, text);
  const isNear = (service: BundledService) => near.some((hit) => hit.service === service);
  return (
    <>
      <p className="flex max-w-prose items-center gap-3 text-stone-500">
        <Icon icon={SearchX} size={24} className="text-enamel-700" />
        {t('none')}
      </p>
      {near.length > 0 && (
        <PageSection id="near" title={t('near')}>
          <FoundServices locale={locale} bundle={bundle} found={near} />
        </PageSection>
      )}
      <PageSection id="offered" title={t('offered')}>
        <ServiceTiles locale={locale} services={services.filter((service) => !isNear(service))} />
      </PageSection>
      <AnotherJob locale={locale} text={text} />
    </>
  );
}

function ServiceTiles({ locale, services }: { locale: Locale; services: readonly BundledService[] }) {
  return (
    <ul className="grid grid-cols-2 gap-3 tablet:grid-cols-4">
      {services.map(({ name, category: { srvcategoryid, seopath, iconUrl } }) => (
        <li
          key={srvcategoryid}
          className="relative flex min-w-0 flex-col items-start gap-2 rounded-card border border-stone-200 bg-card p-3 transition-colors has-[a:hover]:border-enamel-300"
        >
          <ServicePicture url={iconUrl} name={seopath} size={56} className="size-14 rounded-field" />
          <a
            href={toLocalePath(locale, `/services/${seopath}/`)}
            className="max-w-full hyphens-auto font-semibold leading-snug after:absolute after:inset-0 after:rounded-card"
          >
            {name}
          </a>
        </li>
      ))}
    </ul>
  );
}

/** Leads to the contact form, which begins with the text of the search. */
async function AnotherJob({ locale, text }: { locale: Locale; text: string }) {
  const t = await getTranslations({ locale, namespace: 'services.search.other' });
  return (
    <Band
      titleId="other-job"
      action={
        <a
          href={`${toLocalePath(locale, '/contact/')}?${new URLSearchParams({ [SEARCH_PARAMETER]: text }).toString()}`}
          rel="nofollow"
          className={toButtonClassName({ variant: 'secondary' })}
        >
          <Icon icon={MessageCircle} />
          {t('action')}
        </a>
      }
    >
      <h2 id="other-job" className="text-18 font-bold">
        {t('title')}
      </h2>
      <p className="text-stone-500">{t('text')}</p>
    </Band>
  );
}
