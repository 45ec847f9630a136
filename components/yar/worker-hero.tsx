import { Star } from 'lucide';
import { getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';

import { Heart } from '@/components/shared/bookmarks/heart';
import { Avatar } from '@/components/ui/avatar';
import { Icon } from '@/components/ui/icon';
import { Plate } from '@/components/ui/plate';
import { WrittenText } from '@/components/ui/written-text';
import { formatJalaliDate, formatNumber } from '@/lib/i18n/formats';
import type { Locale } from '@/lib/i18n/locales';

import type { Worker } from './worker';

interface WorkerHeroProps {
  readonly locale: Locale;
  readonly worker: Worker;
}

/** The face, the own words, and what speaks for somebody in numbers; a newcomer has none of those. */
export async function WorkerHero({ locale, worker }: WorkerHeroProps) {
  const t = await getTranslations({ locale, namespace: 'yar.person' });
  const { fullname, writtenName, slogan, userImage, workerRate, registrationDate, workerCode } = worker;
  return (
    <Plate look="hero" className="flex flex-col gap-4">
      <div className="flex items-start gap-4 desktop:gap-6">
        <Avatar name={fullname} imageUrl={userImage} size="hero" className="narrow:hidden" />
        <div className="flex min-w-0 grow flex-col items-start gap-1">
          <h1 className="text-28 font-bold leading-snug desktop:text-36">
            <WrittenText text={fullname} />
          </h1>
          {writtenName !== fullname && <WrittenText text={writtenName} as="p" className="text-enamel-100" />}
          {slogan && <WrittenText text={slogan} as="p" />}
          <p className="text-14 text-enamel-100">
            {t('since', { date: formatJalaliDate(registrationDate, locale, { hasWeekday: false, hasYear: true }) })}
          </p>
          {workerRate === null && <p className="font-semibold text-saffron-300">{t('newcomer')}</p>}
        </div>
        <span className="flex size-11 shrink-0 items-center justify-center rounded-full bg-card">
          <Heart
            bookmark={{ kind: 'worker', key: workerCode }}
            words={{ add: t('heart.add', { name: fullname }), remove: t('heart.remove', { name: fullname }) }}
          />
        </span>
      </div>
      <Numbers locale={locale} worker={worker} />
    </Plate>
  );
}

async function Numbers({ locale, worker }: WorkerHeroProps) {
  const t = await getTranslations({ locale, namespace: 'yar.person' });
  const common = await getTranslations({ locale, namespace: 'common' });
  const { workerRate, reviewCount, totalTasks, inTimePercent, experienceYear } = worker;
  const rating =
    workerRate === null
      ? null
      : formatNumber(workerRate, locale, { maximumFractionDigits: 1, minimumFractionDigits: 1 });
  if (rating === null && totalTasks === 0 && experienceYear === 0) return null;
  return (
    <ul className="grid grid-flow-col auto-cols-fr border-t border-white/25 pt-3 text-center narrow:grid-flow-row">
      {rating !== null && (
        <Figure text={t('reviewCount', { count: reviewCount })}>
          <Icon icon={Star} size={20} className="fill-saffron-300 text-saffron-300" />
          <span aria-hidden>{rating}</span>
          <span className="sr-only">{common('ratingOf', { rating })}</span>
        </Figure>
      )}
      {totalTasks > 0 && (
        <Figure text={t('jobsDone', { count: totalTasks })}>{formatNumber(totalTasks, locale)}</Figure>
      )}
      {inTimePercent !== null && (
        <Figure text={t('promisesKept')}>{t('percent', { percent: formatNumber(inTimePercent, locale) })}</Figure>
      )}
      {inTimePercent === null && experienceYear > 0 && (
        <Figure text={t('yearsKnown', { count: experienceYear })}>{formatNumber(experienceYear, locale)}</Figure>
      )}
    </ul>
  );
}

function Figure({ text, children }: { text: string; children: ReactNode }) {
  return (
    <li className="flex flex-col items-center justify-center border-white/25 px-2 [li+&]:border-s narrow:[li+&]:border-0">
      <span className="inline-flex items-center gap-1 text-22 font-bold leading-snug">{children}</span>
      <span className="text-14 text-enamel-100">{text}</span>
    </li>
  );
}
