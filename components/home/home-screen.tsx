import { getTranslations } from 'next-intl/server';

import { toButtonClassName } from '@/components/ui/button';
import { Plate } from '@/components/ui/plate';
import type { CallAnswer } from '@/lib/contract';
import { POPULAR_TILE_COUNT } from '@/lib/domain/constants';
import { toLocalePath } from '@/lib/i18n/paths';
import type { Locale } from '@/lib/i18n/locales';

import { ServiceTiles } from './service-tiles';

const sellingPoints = ['price', 'time', 'access'] as const;

interface HomeScreenProps {
  readonly locale: Locale;
  readonly bundle: CallAnswer<'boot/getallcategoryv3'>;
}

/** The front door: what can be ordered now, and everything else there is. */
export async function HomeScreen({ locale, bundle }: HomeScreenProps) {
  const t = await getTranslations({ locale, namespace: 'home' });
  const categories = bundle.lstCategoriesWithSubCategories.filter((category) => category.isHidden === 'No');
  return (
    <div className="mx-auto flex w-full max-w-page flex-col gap-12 px-4 pb-16 pt-4 desktop:gap-16">
      <Plate className="grid items-center gap-6 overflow-hidden p-8 desktop:grid-cols-2 desktop:p-12">
        <div className="flex flex-col gap-5">
          <h1 className="text-28 font-bold desktop:text-36">{t('title')}</h1>
          <p className="max-w-prose text-18 text-enamel-100">{t('text')}</p>
          <div>
            <a href={toLocalePath(locale, '/services/house-cleaning/')} className={toButtonClassName({ size: 'large' })}>
              {t('action')}
            </a>
          </div>
        </div>
        {/* eslint-disable-next-line @next/next/no-img-element -- a drawing of a few kB; the optimiser has nothing to win */}
        <img src="/illustrations/hero.svg" alt="" width={560} height={360} className="w-full" />
      </Plate>
      <section aria-labelledby="popular" className="flex flex-col gap-5">
        <h2 id="popular" className="text-22 font-bold desktop:text-28">
          {t('popular')}
        </h2>
        <ServiceTiles locale={locale} categories={categories.slice(0, POPULAR_TILE_COUNT)} />
        <div>
          <a href={toLocalePath(locale, '/services/')} className={toButtonClassName({ variant: 'secondary' })}>
            {t('all')}
          </a>
        </div>
      </section>
      <section aria-labelledby="why" className="flex flex-col gap-5">
        <h2 id="why" className="text-22 font-bold desktop:text-28">
          {t('why.title')}
        </h2>
        <ul className="grid gap-6 desktop:grid-cols-3">
          {sellingPoints.map((point) => (
            <li key={point} className="flex flex-col gap-2 border-s-4 border-enamel-200 ps-4">
              <h3 className="text-18 font-bold">{t(`why.${point}.title`)}</h3>
              <p className="text-stone-500">{t(`why.${point}.text`)}</p>
            </li>
          ))}
        </ul>
      </section>
    </div>
  );
}
