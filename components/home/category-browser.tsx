import { ChevronDown } from 'lucide';
import { getTranslations } from 'next-intl/server';

import { EntryLink } from '@/components/layout/entry-link';
import { Icon } from '@/components/ui/icon';
import { ServicePicture } from '@/components/ui/service-picture';
import { toLocalePath } from '@/lib/i18n/paths';
import type { Locale } from '@/lib/i18n/locales';

import type { HomeCategory } from './home-category';
import { HomeLink } from './home-link';
import { HomeSection } from './home-section';

interface CategoryBrowserProps {
  readonly locale: Locale;
  readonly categories: readonly HomeCategory[];
}

/**
 * Every category with all that stands under it, one open at a time: below its name on a phone, beside the names on a
 * desktop. Radio buttons, so that it works without a script, and with the arrow keys. The search reads its list from
 * here (listed-service.ts).
 */
export async function CategoryBrowser({ locale, categories }: CategoryBrowserProps) {
  const t = await getTranslations({ locale, namespace: 'home' });
  const opening = await getTranslations({ locale, namespace: 'opening' });
  return (
    <HomeSection
      id="browse"
      title={t('browser.title')}
      text={t('browser.text')}
      link={<HomeLink href={toLocalePath(locale, '/services/')}>{t('all')}</HomeLink>}
    >
      <div className="rounded-card border border-stone-200 bg-card desktop:p-3">
        <ul
          role="radiogroup"
          aria-labelledby="browse"
          style={{ gridTemplateRows: `repeat(${categories.length}, auto) 1fr` }}
          className="divide-y divide-stone-200 desktop:grid desktop:grid-cols-[21rem_minmax(0,1fr)] desktop:gap-x-6 desktop:divide-y-0"
        >
          {categories.map((category, index) => (
            <BrowsedCategory
              key={category.id}
              locale={locale}
              category={category}
              isFirst={index === 0}
              words={{
                away: t('away'),
                closed: opening('badge'),
                gas: t('browser.gas'),
                all: t('showcase.allOf', { service: category.name }),
              }}
            />
          ))}
        </ul>
      </div>
    </HomeSection>
  );
}

interface BrowsedCategoryProps {
  readonly locale: Locale;
  readonly category: HomeCategory;
  readonly isFirst: boolean;
  readonly words: { readonly away: string; readonly closed: string; readonly gas: string; readonly all: string };
}

function BrowsedCategory({ locale, category, isFirst, words }: BrowsedCategoryProps) {
  const { id, name, path, seopath, pictureUrl, description, keywords, cities, isGas, isOrderable, grades, types } =
    category;
  return (
    <li role="presentation" data-service={keywords} data-cities={cities} className="desktop:contents">
      <input type="radio" name="category" id={`browse-${id}`} defaultChecked={isFirst} className="peer sr-only" />
      <label
        htmlFor={`browse-${id}`}
        className="flex min-h-touch cursor-pointer items-center gap-3 px-4 py-1 font-semibold peer-checked:text-enamel-700 peer-focus-visible:outline peer-focus-visible:outline-2 peer-focus-visible:-outline-offset-2 peer-focus-visible:outline-enamel-600 hover:bg-enamel-50 peer-checked:[&_svg]:rotate-180 desktop:col-start-1 desktop:rounded-field desktop:px-3 desktop:peer-checked:bg-enamel-700 desktop:peer-checked:text-white desktop:[&_svg]:hidden"
      >
        <ServicePicture
          url={pictureUrl}
          name={seopath}
          size={36}
          className="faded-away-picture size-9 rounded-field narrow:hidden"
        />
        <span className="grow leading-snug">{name}</span>
        <Icon icon={ChevronDown} className="text-enamel-600 transition-transform" />
      </label>
      <div className="hidden flex-col gap-4 px-4 pb-4 pt-1 peer-checked:flex desktop:col-start-2 desktop:row-start-1 desktop:row-end-[-1] desktop:gap-6 desktop:rounded-card desktop:bg-enamel-50 desktop:p-8">
        <div className="flex items-center gap-5">
          <ServicePicture
            url={pictureUrl}
            name={seopath}
            size={96}
            className="faded-away-picture hidden size-32 rounded-card desktop:block"
          />
          <div className="flex flex-col gap-1">
            <h3 className="hidden text-22 font-bold desktop:block">
              <a href={toLocalePath(locale, path)} className="hover:underline">
                {name}
              </a>
            </h3>
            <p className="max-w-prose">{description}</p>
            <span className="only-away text-14 font-semibold text-stone-500">{words.away}</span>
            {!isOrderable && <span className="only-here text-14 font-semibold text-stone-500">{words.closed}</span>}
          </div>
        </div>
        <ul className="flex flex-wrap gap-2 desktop:grid desktop:grid-cols-2 desktop:gap-3 [&_a:hover]:border-enamel-600 [&_a]:flex [&_a]:min-h-touch [&_a]:items-center [&_a]:rounded-full [&_a]:border [&_a]:border-enamel-200 [&_a]:bg-card [&_a]:px-4 [&_a]:leading-snug desktop:[&_a]:min-h-16 desktop:[&_a]:rounded-card desktop:[&_a]:font-semibold">
          {[...grades, ...types, ...(isGas ? [{ name: words.gas, path }] : [])].map((entry) => (
            <li key={entry.name}>
              <EntryLink locale={locale} entry={entry} className="faded-away" />
            </li>
          ))}
        </ul>
        <HomeLink href={toLocalePath(locale, path)}>{words.all}</HomeLink>
      </div>
    </li>
  );
}
