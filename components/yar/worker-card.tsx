import { getTranslations } from 'next-intl/server';

import { Avatar } from '@/components/ui/avatar';
import { classNames } from '@/components/ui/class-names';
import { WrittenText } from '@/components/ui/written-text';
import { toWorkerPath } from '@/lib/domain/provider/worker-path';
import { findTextLanguage } from '@/lib/domain/text/text-language';
import { formatDigits, formatNumber, formatRelativeDay } from '@/lib/i18n/formats';
import { getDirection, type Locale } from '@/lib/i18n/locales';
import { toLocalePath } from '@/lib/i18n/paths';

import { NextFree } from '@/components/shared/workers/next-free';
import type { ListedWorker } from '@/components/shared/workers/listed-worker';
import { RatingOrNewcomer } from '@/components/shared/workers/worker-rating';

import { toOrderPath } from './order-path';

interface WorkerCardProps {
  readonly locale: Locale;
  readonly worker: ListedWorker;
  /** The server's time while it renders. */
  readonly nowMs: number;
  /** One below the heading that the card stands under. */
  readonly heading?: 'h2' | 'h3';
  /** The service whose order the free hours lead to, by its path; without it they are no links. */
  readonly seopath?: string;
}

/** A face, what others say, one sentence, and when a visit can begin; all cards are equally high. */
export async function WorkerCard({ locale, worker, nowMs, heading: Heading = 'h3', seopath }: WorkerCardProps) {
  const t = await getTranslations({ locale, namespace: 'yar.person' });
  const { fullname, userImage, workerCode, workerRate, reviewCount, nextFree } = worker;
  return (
    <li className="relative flex min-h-28 items-center gap-4 rounded-card border border-stone-200 bg-card p-4 transition-colors has-[a:hover]:border-enamel-300">
      <Avatar name={fullname} imageUrl={userImage} size="large" />
      <div className="flex min-w-0 grow flex-col gap-1">
        <div className="flex flex-wrap items-baseline justify-between gap-x-3">
          <Heading className="min-w-0 font-bold leading-snug">
            <a href={toLocalePath(locale, toWorkerPath(workerCode))} className="after:absolute after:inset-0">
              <WrittenText text={fullname} />
            </a>
          </Heading>
          <RatingOrNewcomer locale={locale} rating={workerRate} count={reviewCount} />
        </div>
        <Sentence worker={worker} />
        <div className="flex flex-wrap items-baseline justify-between gap-x-3 text-14">
          <Record locale={locale} worker={worker} />
          {nextFree && (
            <span className={classNames(seopath !== undefined && 'desktop:hidden')}>
              <NextFree locale={locale} hour={nextFree} nowMs={nowMs} />
            </span>
          )}
        </div>
      </div>
      {seopath !== undefined && worker.lstFreeHour.length > 0 && (
        <ul className="relative hidden w-40 shrink-0 flex-col gap-1.5 desktop:flex">
          {worker.lstFreeHour.map(({ gDate, startHour }) => (
            <li key={gDate}>
              <a
                href={toLocalePath(locale, toOrderPath(workerCode, seopath))}
                rel="nofollow"
                className="flex min-h-8 items-center justify-center whitespace-nowrap rounded-field border border-stone-200 px-2 text-12 font-semibold text-turquoise-600 hover:border-turquoise-600"
              >
                {t('nextFree', {
                  day: formatRelativeDay(gDate, nowMs, locale),
                  hour: formatDigits(`${startHour}:00`, locale),
                })}
              </a>
            </li>
          ))}
        </ul>
      )}
    </li>
  );
}

/** A customer's words; on a newcomer's card the own ones. */
function Sentence({ worker: { sentence, slogan } }: Pick<WorkerCardProps, 'worker'>) {
  const text = sentence?.text ?? slogan;
  if (text === '') return null;
  const language = findTextLanguage(text);
  return (
    <p className="line-clamp-2 text-14 leading-snug text-stone-500">
      {sentence ? (
        // Its marks stand where its own language begins and ends.
        <q dir={getDirection(language ?? 'en')} lang={language}>
          <WrittenText text={text} />
        </q>
      ) : (
        <WrittenText text={text} />
      )}
    </p>
  );
}

/** How many jobs, and how many of the visits began in time. */
async function Record({ locale, worker }: Pick<WorkerCardProps, 'locale' | 'worker'>) {
  const t = await getTranslations({ locale, namespace: 'yar.person' });
  const { doneTaskCount, inTimePercent } = worker;
  const facts = [
    doneTaskCount > 0 && t('jobs', { count: doneTaskCount }),
    inTimePercent !== null && t('inTime', { percent: formatNumber(inTimePercent, locale) }),
  ].filter((fact) => fact !== false);
  return <span className="text-stone-500">{facts.join(' · ')}</span>;
}
