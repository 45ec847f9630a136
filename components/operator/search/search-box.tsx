import { Search } from 'lucide';
import { getTranslations } from 'next-intl/server';

import { controlClassName } from '@/components/ui/field';
import { Icon } from '@/components/ui/icon';
import type { Locale } from '@/lib/i18n/locales';
import { toLocalePath } from '@/lib/i18n/paths';

import { SEARCH_PARAMETER } from './search-parameter';

/** The way to the search from every page of the desk, also before its script is there. */
export async function SearchBox({ locale }: { locale: Locale }) {
  const t = await getTranslations({ locale, namespace: 'desk.search' });
  return (
    <search className="w-full max-w-96">
      <form action={toLocalePath(locale, '/operator/search/')} className="relative">
        <input
          type="search"
          name={SEARCH_PARAMETER}
          aria-label={t('label')}
          placeholder={t('placeholder')}
          maxLength={80}
          className={`${controlClassName} pe-12`}
        />
        <span className="pointer-events-none absolute inset-y-0 end-3 flex items-center text-stone-500">
          <Icon icon={Search} />
        </span>
      </form>
    </search>
  );
}
