import { getTranslations } from 'next-intl/server';

import { Avatar } from '@/components/ui/avatar';
import { WrittenText } from '@/components/ui/written-text';
import type { CallAnswer } from '@/lib/contract';
import { toWorkerPath } from '@/lib/domain/provider/worker-path';
import type { Locale } from '@/lib/i18n/locales';
import { toLocalePath } from '@/lib/i18n/paths';

import { WorkerRating } from './worker-rating';

type Worker = CallAnswer<'workerprofile/getall'>['lstWorker'][number];

export async function WorkerCard({ locale, worker }: { locale: Locale; worker: Worker }) {
  const t = await getTranslations({ locale, namespace: 'yar.person' });
  const { fullname, slogan, userImage, workerCode, doneTaskCount } = worker;
  return (
    <li className="relative flex w-72 shrink-0 snap-start items-start gap-4 rounded-card border border-stone-200 bg-white p-4 transition-colors has-[a:hover]:border-enamel-300 tablet:w-auto">
      <Avatar name={fullname} imageUrl={userImage} size="large" />
      <div className="flex min-w-0 grow flex-col gap-1">
        <h3 className="font-bold">
          <a href={toLocalePath(locale, toWorkerPath(workerCode))} className="after:absolute after:inset-0">
            <WrittenText text={fullname} />
          </a>
        </h3>
        <WorkerRating locale={locale} rating={worker.workerRate} count={worker.reviewCount} />
        {doneTaskCount > 0 && <p className="text-14 text-stone-500">{t('jobs', { count: doneTaskCount })}</p>}
        {slogan && <WrittenText text={slogan} as="p" className="line-clamp-2 text-14" />}
      </div>
    </li>
  );
}
