import { Clock, MousePointerClick, Wallet } from 'lucide';
import { getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';

import { FaceRow } from '@/components/shared/workers/face-row';
import type { ListedWorker } from '@/components/shared/workers/listed-worker';
import { Icon } from '@/components/ui/icon';
import { HeroIllustration } from '@/components/ui/illustration';
import { Plate } from '@/components/ui/plate';
import { WORKERS_PATH } from '@/lib/domain/provider/worker-path';
import { toLocalePath } from '@/lib/i18n/paths';
import type { Locale } from '@/lib/i18n/locales';

import { HomeSearch } from './home-search';

const sellingPoints = [
  { key: 'price', icon: Wallet },
  { key: 'time', icon: Clock },
  { key: 'access', icon: MousePointerClick },
] as const;

interface HomeHeroProps {
  readonly locale: Locale;
  /** The dropdown, and what the chosen city has. */
  readonly city: { readonly select: ReactNode; readonly services: ReactNode };
  /** Current offers: the campaign and the welcome gift. */
  readonly offers: ReactNode;
  /** Professionals of the default city; empty where none is known yet. */
  readonly workers: readonly ListedWorker[];
}

/** Title, city, search and the three selling points (rows S-17, S-20). */
export async function HomeHero({ locale, city, offers, workers }: HomeHeroProps) {
  const t = await getTranslations({ locale, namespace: 'home' });
  return (
    <Plate className="rounded-sheet p-4 before:rounded-[20px] tablet:p-8 desktop:py-6">
      <div className="grid items-center gap-6 wide:grid-cols-[minmax(0,1fr)_25rem] wide:gap-8">
        <div className="flex flex-col gap-3 tablet:gap-4">
          <h1 className="text-28 font-bold narrow:text-22 desktop:text-36">{t('title')}</h1>
          <p className="hidden max-w-prose text-enamel-100 tablet:block desktop:text-18">{t('text')}</p>
          <div className="flex flex-col gap-2">
            <div className="grid gap-2 tablet:grid-cols-[11rem_minmax(0,1fr)]">
              {city.select}
              <HomeSearch locale={locale} />
            </div>
            <div className="text-14 text-enamel-100">{city.services}</div>
          </div>
          {/* Beside each other on a desktop: a line more would push the prices of the services below the window. */}
          <div className="flex flex-col gap-3 empty:hidden tablet:flex-row tablet:flex-wrap tablet:items-center desktop:flex-nowrap">
            {workers.length > 0 && (
              <a
                href={toLocalePath(locale, WORKERS_PATH)}
                className="flex min-h-touch items-center gap-3 text-14 font-semibold leading-snug underline-offset-4 hover:underline"
              >
                <FaceRow workers={workers} />
                {t('people.text')}
              </a>
            )}
            <div className="flex shrink-0 flex-wrap gap-2 empty:hidden">{offers}</div>
          </div>
        </div>
        <div className="hidden wide:block">
          <HeroIllustration />
        </div>
      </div>
      <ul className="mt-2 flex flex-wrap justify-between gap-x-3 gap-y-2 border-t border-white/25 pt-2 tablet:mt-4 tablet:grid tablet:grid-cols-3 tablet:pt-4 desktop:gap-4">
        {sellingPoints.map(({ key, icon }) => (
          <li key={key} className="flex items-center gap-1.5 tablet:items-start tablet:gap-3 desktop:items-center">
            <Icon icon={icon} size={16} className="shrink-0 text-saffron-300 tablet:mt-1 tablet:size-6 desktop:mt-0" />
            <div>
              <h2 className="text-12 font-semibold leading-snug tablet:text-16 tablet:font-bold">
                {t(`points.${key}.title`)}
              </h2>
              <p className="hidden text-14 text-enamel-100 tablet:block desktop:hidden">{t(`points.${key}.text`)}</p>
            </div>
          </li>
        ))}
      </ul>
    </Plate>
  );
}
