import { SlidersHorizontal, X } from 'lucide';
import { getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';

import { toButtonClassName } from '@/components/ui/button-look';
import { classNames } from '@/components/ui/class-names';
import { Fold } from '@/components/ui/fold';
import { Icon } from '@/components/ui/icon';
import { Select } from '@/components/ui/select';
import { GENDERS } from '@/lib/contract/enumerations';
import { WORKERS_PATH, type WorkerFilter as FilterName } from '@/lib/domain/provider/worker-path';
import { formatNumber, joinNames } from '@/lib/i18n/formats';
import type { Locale } from '@/lib/i18n/locales';
import { toLocalePath } from '@/lib/i18n/paths';

/** Averages that are asked for; fewer stars would leave nobody out. */
const LEAST_RATINGS = [4, 4.5];

export interface FilterOption {
  readonly value: string;
  readonly label: string;
}

export interface WorkerFilterProps {
  readonly locale: Locale;
  readonly services: readonly FilterOption[];
  readonly cities: readonly FilterOption[];
  /** The places of the chosen city. */
  readonly places: readonly FilterOption[];
  readonly chosen: Readonly<Partial<Record<FilterName, string>>>;
}

/**
 * Services as links, and what else is asked in a plain form beside the page's heading: both work without a script. The
 * closed form takes no line of its own, so that the first face is near.
 */
export async function WorkerFilter({ children, ...props }: WorkerFilterProps & { readonly children: ReactNode }) {
  const { locale, services, chosen } = props;
  const t = await getTranslations({ locale, namespace: 'yar' });
  const path = toLocalePath(locale, WORKERS_PATH);
  return (
    <div className="flex flex-col gap-3 desktop:gap-4">
      <div className="flex flex-wrap items-start gap-x-4 gap-y-3">
        <div className="min-w-0 grow basis-40">{children}</div>
        <FilterForm {...props} path={path} />
      </div>
      <nav aria-label={t('person.services')}>
        <ul className="-mx-4 flex gap-2 overflow-x-auto px-4 [scrollbar-width:none] desktop:mx-0 desktop:flex-wrap desktop:px-0">
          {services.map(({ value, label }) => (
            <li key={value} className="shrink-0">
              <a
                href={`${path}?${new URLSearchParams({ ...chosen, service: value }).toString()}`}
                rel="nofollow"
                aria-current={value === chosen.service ? 'page' : undefined}
                className="inline-flex min-h-touch items-center rounded-full border border-stone-200 bg-card px-4 text-14 font-semibold text-enamel-700 desktop:min-h-9 desktop:px-3 hover:border-enamel-300 aria-[current=page]:border-enamel-700 aria-[current=page]:bg-enamel-700 aria-[current=page]:text-white"
              >
                {label}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      {chosen.service !== undefined && <QuickFilters locale={locale} chosen={chosen} path={path} />}
    </div>
  );
}

type Wish = readonly [name: FilterName, value: string];

/** The most used filters. One press sets a filter, the next press removes it. */
const QUICK_WISHES: readonly Wish[] = [
  ...GENDERS.map((gender): Wish => ['gender', gender]),
  ['rating', String(Math.max(...LEAST_RATINGS))],
];

async function QuickFilters({ locale, chosen, path }: Pick<WorkerFilterProps, 'locale' | 'chosen'> & { path: string }) {
  const t = await getTranslations({ locale, namespace: 'yar.filter' });
  const toLabel = ([name, value]: Wish) =>
    name === 'rating'
      ? t('atLeast', { rating: formatNumber(Number(value), locale) })
      : t(value === 'female' ? 'female' : 'male');
  const toLink = ([name, value]: Wish) => {
    const wishes = new URLSearchParams({ ...chosen, [name]: value });
    if (chosen[name] === value) wishes.delete(name);
    return `${path}?${wishes.toString()}`;
  };
  return (
    <ul aria-label={t('title')} className="flex flex-wrap gap-2">
      {QUICK_WISHES.map((wish) => {
        const isChosen = chosen[wish[0]] === wish[1];
        return (
          <li key={wish[1]}>
            <a
              href={toLink(wish)}
              rel="nofollow"
              className={classNames(
                'inline-flex min-h-touch items-center gap-2 rounded-field border px-4 text-14 font-semibold transition-colors',
                isChosen
                  ? 'border-enamel-600 bg-enamel-50 text-enamel-700'
                  : 'border-stone-200 bg-card hover:border-enamel-300',
              )}
            >
              {toLabel(wish)}
              {isChosen && (
                <>
                  <Icon icon={X} size={16} />
                  <span className="sr-only">{t('remove')}</span>
                </>
              )}
            </a>
          </li>
        );
      })}
    </ul>
  );
}

async function FilterForm({ locale, services, cities, places, chosen, path }: WorkerFilterProps & { path: string }) {
  const t = await getTranslations({ locale, namespace: 'yar.filter' });
  const ratings = LEAST_RATINGS.map((rating) => ({
    value: String(rating),
    label: t('atLeast', { rating: formatNumber(rating, locale) }),
  }));
  const genders = GENDERS.map((value) => ({ value, label: t(value) }));
  const fields = [
    { name: 'service', label: t('service'), options: services },
    { name: 'city', label: t('city'), options: cities },
    { name: 'place', label: t('place'), options: places, placeholder: t('anyPlace') },
    { name: 'gender', label: t('gender'), options: genders, placeholder: t('anyGender') },
    { name: 'rating', label: t('rating'), options: ratings, placeholder: t('anyRating') },
  ] as const;
  const said = fields
    .filter(({ name }) => name !== 'service')
    .flatMap(({ name, options }) => options.filter(({ value }) => value === chosen[name]).map(({ label }) => label));
  return (
    <Fold
      icon={SlidersHorizontal}
      title={t('title')}
      summary={said.length > 0 && joinNames(said, locale)}
      className="open:basis-full"
    >
      <form action={path} className="grid gap-4 tablet:grid-cols-2 desktop:grid-cols-3">
        {fields
          .filter(({ options }) => options.length > 0)
          .map(({ name, ...field }) => (
            <Select key={name} name={name} defaultValue={chosen[name] ?? ''} {...field} />
          ))}
        <div className="flex flex-wrap items-end gap-3">
          <button type="submit" className={toButtonClassName({})}>
            {t('show')}
          </button>
          <a href={path} className={toButtonClassName({ variant: 'quiet' })}>
            {t('clear')}
          </a>
        </div>
      </form>
    </Fold>
  );
}
