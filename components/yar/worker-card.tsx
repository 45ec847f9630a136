import { getTranslations } from 'next-intl/server';

import { Avatar } from '@/components/ui/avatar';
import { WrittenText } from '@/components/ui/written-text';
import { toWorkerPath } from '@/lib/domain/provider/worker-path';
import type { Locale } from '@/lib/i18n/locales';
import { toLocalePath } from '@/lib/i18n/paths';

import { NextFree } from '@/components/shared/workers/next-free';
import type { ListedWorker } from '@/components/shared/workers/listed-worker';
import { RatingOrNewcomer } from '@/components/shared/workers/worker-rating';

interface WorkerCardProps {
  readonly locale: Locale;
  readonly worker: ListedWorker;
  /** The server's time while it renders. */
  readonly nowMs: number;
  /** One below the heading that the card stands under. */
  readonly heading?: 'h2' | 'h3';
}

/** A face, what others say, the own words in one line, and when a visit can begin; all cards are equally high. */
export async function WorkerCard({ locale, worker, nowMs, heading: Heading = 'h3' }: WorkerCardProps) {
  const t = await getTranslations({ locale, namespace: 'yar.person' });
  const { fullname, slogan, userImage, workerCode, workerRate, reviewCount, doneTaskCount } = worker;
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
        {slogan && (
          <p className="flex text-14 text-stone-500">
            <WrittenText text={slogan} className="min-w-0 truncate" />
          </p>
        )}
        <div className="flex flex-wrap items-baseline justify-between gap-x-3 text-14">
          <span className="text-stone-500">{doneTaskCount > 0 && t('jobs', { count: doneTaskCount })}</span>
          {worker.nextFree && <NextFree locale={locale} hour={worker.nextFree} nowMs={nowMs} />}
        </div>
      </div>
    </li>
  );
}
