import { ChevronLeft } from 'lucide';
import { getTranslations } from 'next-intl/server';

import { EntryLink } from '@/components/layout/entry-link';
import { Icon } from '@/components/ui/icon';
import { ServicePicture } from '@/components/ui/service-picture';
import { toLocalePath } from '@/lib/i18n/paths';
import type { Locale } from '@/lib/i18n/locales';

import type { HomeCategory } from './home-category';
import { HomeLink } from './home-link';
import { HomeSection } from './home-section';

interface ShowcaseProps {
  readonly locale: Locale;
  readonly categories: readonly HomeCategory[];
}

/**
 * Four categories with what stands first under each (row S-23). Nobody counts the most ordered services here, so the
 * page names none.
 */
export async function Showcase({ locale, categories }: ShowcaseProps) {
  if (categories.length === 0) return null;
  const t = await getTranslations({ locale, namespace: 'home' });
  const opening = await getTranslations({ locale, namespace: 'opening' });
  return (
    <HomeSection id="showcase" title={t('showcase.title')}>
      <ul className="-mx-4 flex snap-x scroll-px-4 gap-4 overflow-x-auto px-4 pb-2 tablet:mx-0 tablet:grid tablet:grid-cols-2 tablet:overflow-visible tablet:px-0 wide:grid-cols-4">
        {categories.map((category) => (
          <li
            key={category.id}
            data-showcase={category.id}
            data-cities={category.cities}
            className="flex w-[82%] shrink-0 snap-start flex-col rounded-card border border-stone-200 bg-card p-4 tablet:w-auto"
          >
            <div className="flex items-center gap-3 narrow:flex-col narrow:items-start">
              <ServicePicture
                url={category.pictureUrl}
                name={category.seopath}
                size={56}
                className="faded-away-picture size-14 self-start rounded-field"
              />
              <div className="flex min-w-0 flex-col">
                <h3 className="faded-away text-18 font-bold">{category.name}</h3>
                <span className="only-away text-12 text-stone-500">{t('away')}</span>
                {!category.isOrderable && <span className="only-here text-12 text-stone-500">{opening('badge')}</span>}
              </div>
            </div>
            <ul className="grow divide-y divide-stone-200 py-2">
              {category.types.map((type) => (
                <li key={type.name}>
                  <EntryLink
                    locale={locale}
                    entry={type}
                    className="faded-away flex min-h-touch items-center justify-between gap-2 py-1 leading-snug hover:text-enamel-600"
                  >
                    {type.name}
                    <Icon icon={ChevronLeft} size={16} className="text-stone-500 ltr:-scale-x-100" />
                  </EntryLink>
                </li>
              ))}
            </ul>
            <HomeLink
              href={toLocalePath(locale, category.path)}
              label={t('showcase.allOf', { service: category.name })}
            >
              {t('showcase.all')}
            </HomeLink>
          </li>
        ))}
      </ul>
    </HomeSection>
  );
}
