import { Search } from 'lucide';
import { getTranslations } from 'next-intl/server';

import { Icon } from '@/components/ui/icon';
import { SEARCH_PARAMETER } from '@/lib/domain/site/query-parameters';
import { toLocalePath } from '@/lib/i18n/paths';
import type { Locale } from '@/lib/i18n/locales';

import { SearchIsland } from './search-island';

const ID = 'home-search';

/**
 * A plain form that the browser sends to /services/?q=… by itself. Once somebody uses it, suggestions come to it (rows
 * S-17, S-20); the field keeps its own text, so nothing that is typed before is lost.
 */
export async function HomeSearch({ locale }: { locale: Locale }) {
  const t = await getTranslations({ locale, namespace: 'home' });
  const layout = await getTranslations({ locale, namespace: 'layout' });
  const services = await getTranslations({ locale, namespace: 'services' });
  const person = await getTranslations({ locale, namespace: 'yar.person' });
  const common = await getTranslations({ locale, namespace: 'common' });
  const words = {
    list: t('search.list'),
    found: t.raw('search.found') as string,
    none: layout('searchDialog.none'),
    all: t('all'),
    from: services.raw('from') as string,
    usually: services.raw('usually') as string,
    freeAt: person.raw('nextFree') as string,
    near: services('search.near'),
    other: services('search.other.title'),
    failed: t('search.failed'),
    retry: common('retry'),
  };
  return (
    <form
      id={ID}
      role="search"
      action={toLocalePath(locale, '/services/')}
      className="relative flex gap-2 rounded-field forced-colors:border bg-card text-ink has-[input:focus-visible]:outline has-[input:focus-visible]:outline-2 has-[input:focus-visible]:outline-offset-2 has-[input:focus-visible]:outline-saffron-300"
    >
      <input
        type="search"
        name={SEARCH_PARAMETER}
        aria-label={layout('searchDialog.label')}
        placeholder={layout('searchDialog.placeholder')}
        className="min-h-13 w-full min-w-0 grow rounded-field text-ellipsis bg-transparent px-4 placeholder:text-stone-500 focus-visible:outline-none"
      />
      <button
        type="submit"
        className="m-1 inline-flex min-h-touch min-w-touch shrink-0 items-center justify-center gap-2 rounded-field forced-colors:border bg-saffron-500 px-3 font-semibold text-ink transition-colors hover:bg-saffron-300 disabled:cursor-not-allowed disabled:bg-stone-200 disabled:text-stone-500 desktop:px-6"
      >
        <Icon icon={Search} />
        <span className="sr-only desktop:hidden">{layout('header.search')}</span>
        <span className="hidden desktop:inline">{t('search.button')}</span>
      </button>
      <SearchIsland formId={ID} words={words} />
    </form>
  );
}
