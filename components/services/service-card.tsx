import { getTranslations } from 'next-intl/server';

import { EntryLink } from '@/components/layout/entry-link';
import { toTypeEntry, type MenuBundle, type MenuEntry } from '@/components/layout/menu-categories';
import { Badge } from '@/components/ui/badge';
import { ServicePicture } from '@/components/ui/service-picture';
import type { CallAnswer } from '@/lib/contract';
import { GAS_CATEGORY_ID } from '@/lib/domain/constants/kinds';
import { toLocalePath } from '@/lib/i18n/paths';
import { formatTomans } from '@/lib/i18n/formats';
import type { Locale } from '@/lib/i18n/locales';

interface ServiceCardProps {
  readonly locale: Locale;
  readonly category: CallAnswer<'boot/getallcategoryv3'>['lstCategoriesWithSubCategories'][number];
  readonly bundle: MenuBundle;
  /** The cities that take orders; elsewhere the card is dimmed (SPEC 4). */
  readonly cityIds: readonly number[];
  /** Names of what a search found under it, which then stands there alone, with its price. */
  readonly found?: readonly string[];
}

/**
 * A service in the list of all: what it is, and its subcategories. Cards beside each other begin each part on one line.
 */
export async function ServiceCard({ locale, category, bundle, cityIds, found = [] }: ServiceCardProps) {
  const t = await getTranslations({ locale, namespace: 'services' });
  const opening = await getTranslations({ locale, namespace: 'opening' });
  const layout = await getTranslations({ locale, namespace: 'layout' });
  const path = `/services/${category.seopath}/`;
  // Petrol has no types; as in the footer, its one link stands for them.
  const isGas = Number(category.srvcategoryid) === GAS_CATEGORY_ID;
  const entries: readonly CardEntry[] = isGas
    ? [{ name: layout('footer.getGasoline'), path }]
    : listEntries(category, bundle, found);
  return (
    <li
      data-cities={cityIds.join(' ')}
      className="flex flex-col gap-3 rounded-card border border-stone-200 bg-card p-4 tablet:row-span-3 tablet:grid tablet:grid-rows-subgrid"
    >
      {/* From the top, so that nothing moves when a part arrives after another. */}
      <div className="flex items-start gap-3 narrow:flex-col">
        <ServicePicture
          url={category.iconUrl}
          name={category.seopath}
          size={56}
          className="faded-away-picture size-14 rounded-field"
        />
        <div className="flex min-w-0 flex-col items-start gap-1">
          <h2 className="text-18 font-bold">
            <a
              href={toLocalePath(locale, path)}
              className="faded-away inline-flex min-h-touch items-center hover:underline"
            >
              {category.serviceName}
            </a>
          </h2>
          <span className="only-here">
            {category.isOrderable ? (
              <Badge tone="success">{t('list.orderable')}</Badge>
            ) : (
              <Badge>{opening('badge')}</Badge>
            )}
          </span>
          <span className="only-away">
            <Badge>{t('list.notInCity')}</Badge>
          </span>
        </div>
      </div>
      <p className="leading-snug text-stone-500">{category.serviceNameDesc}</p>
      <ul className="grid content-start gap-x-4 border-t border-stone-200 pt-2 text-14 empty:hidden min-[360px]:grid-cols-2 [&_a:hover]:underline [&_a]:flex [&_a]:min-h-touch [&_a]:items-center [&_a]:py-1 [&_a]:hyphens-auto [&_a]:[overflow-wrap:anywhere] [&_a]:leading-snug [&_a]:text-enamel-700 desktop:[&_a]:min-h-9">
        {entries.map((entry) => (
          <li key={entry.path}>
            <EntryLink locale={locale} entry={entry}>
              {entry.fromPriceRial == null ? (
                entry.name
              ) : (
                <span className="flex flex-wrap gap-x-2">
                  {entry.name}
                  <span className="text-stone-500">
                    {t('from', { price: formatTomans(entry.fromPriceRial, locale) })}
                  </span>
                </span>
              )}
            </EntryLink>
          </li>
        ))}
      </ul>
    </li>
  );
}

interface CardEntry extends MenuEntry {
  readonly fromPriceRial?: number | null;
}

/** Its types; of a search those that it found, each with its price. */
function listEntries(
  category: ServiceCardProps['category'],
  bundle: MenuBundle,
  found: readonly string[],
): readonly CardEntry[] {
  const types = category.lstServiceCategoryType_New;
  const named = types.filter(({ servicecatname }) => found.includes(servicecatname));
  if (named.length === 0) return types.map((type) => toTypeEntry(type, category, bundle));
  return named.map((type) => ({ ...toTypeEntry(type, category, bundle), fromPriceRial: type.fromPriceRial }));
}
