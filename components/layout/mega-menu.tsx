import { getTranslations } from 'next-intl/server';
import { Dropdown } from '@/components/layout/dropdown';
import { ServicePicture } from '@/components/ui/service-picture';
import type { Locale } from '@/lib/i18n/locales';
import { toLocalePath } from '@/lib/i18n/paths';

import { EntryLink } from './entry-link';
import type { MenuCategory } from './menu-categories';

/**
 * All services, under a hover or a press. Rendered on the server; only opening it takes a script. The side menu and the
 * search read it (read-menu.ts).
 */
export async function MegaMenu({ locale, categories }: { locale: Locale; categories: readonly MenuCategory[] }) {
  const t = await getTranslations({ locale, namespace: 'layout' });
  return (
    <Dropdown
      opensOnHover
      label={t('header.allServices')}
      panelClassName="inset-x-8 top-full max-h-[calc(100dvh-7rem)] overflow-y-auto p-6"
    >
      <ul className="columns-3 gap-8 wide:columns-4">
        {categories.map((category) => (
          <li key={category.id} data-menu-service={category.keywords} className="break-inside-avoid pb-5">
            <a
              href={toLocalePath(locale, category.path)}
              className="flex min-h-touch items-center gap-3 rounded-field font-bold hover:text-enamel-600"
            >
              <ServicePicture url={category.pictureUrl} name={category.seopath} size={36} className="size-9" />
              {category.name}
            </a>
            {category.entries.length > 0 && (
              // Three are shown; the others are there for the side menu and the search.
              <ul className="ms-12 text-14 text-stone-500 [&>:nth-child(n+4)]:hidden [&_a:hover]:text-enamel-700 [&_a]:block [&_a]:py-1">
                {category.entries.map((entry) => (
                  <li key={entry.name}>
                    <EntryLink locale={locale} entry={entry} />
                  </li>
                ))}
              </ul>
            )}
          </li>
        ))}
      </ul>
      <a
        href={toLocalePath(locale, '/services/')}
        className="inline-flex min-h-touch items-center font-semibold text-enamel-700 hover:underline"
      >
        {t('footer.allServices')}
      </a>
    </Dropdown>
  );
}
