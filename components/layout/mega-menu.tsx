import { getTranslations } from 'next-intl/server';
import type { MenuCategory } from '@/components/layout/menu-categories';
import { Dropdown } from '@/components/ui/dropdown';
import type { Locale } from '@/lib/i18n/locales';
import { toLocalePath } from '@/lib/i18n/paths';

const SHOWN_ENTRIES = 3;

/** All services, under a hover or a press. Rendered on the server; only opening it takes a script. */
export async function MegaMenu({ locale, categories }: { locale: Locale; categories: readonly MenuCategory[] }) {
  const t = await getTranslations({ locale, namespace: 'layout' });
  return (
    <Dropdown opensOnHover label={t('header.allServices')} panelClassName="inset-x-8 top-full max-h-[calc(100dvh-7rem)] overflow-y-auto p-6">
      <ul className="columns-3 gap-8 wide:columns-4">
        {categories.map((category) => (
          <li key={category.id} className="break-inside-avoid pb-5">
            <a href={toLocalePath(locale, category.path)} className="flex min-h-touch items-center gap-3 rounded-field font-bold hover:text-enamel-600">
              {/* eslint-disable-next-line @next/next/no-img-element -- a drawing of 2 kB; the optimiser has nothing to win */}
              <img src={`/illustrations/${category.seopath}.svg`} alt="" width={36} height={36} loading="lazy" className="size-9" />
              {category.name}
            </a>
            {category.entries.length > 0 && (
              <ul className="ms-12">
                {category.entries.slice(0, SHOWN_ENTRIES).map((entry) => (
                  <li key={entry.name}>
                    <a href={toLocalePath(locale, entry.path)} className="block rounded py-1 text-14 text-stone-500 hover:text-enamel-700">
                      {entry.name}
                    </a>
                  </li>
                ))}
              </ul>
            )}
          </li>
        ))}
      </ul>
      <a href={toLocalePath(locale, '/services/')} className="inline-flex min-h-touch items-center font-semibold text-enamel-700 hover:underline">
        {t('footer.allServices')}
      </a>
    </Dropdown>
  );
}
