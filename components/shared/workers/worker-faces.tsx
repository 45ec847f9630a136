import { Avatar } from '@/components/ui/avatar';
import { WrittenText } from '@/components/ui/written-text';
import { toWorkerPath } from '@/lib/domain/provider/worker-path';
import type { Locale } from '@/lib/i18n/locales';
import { toLocalePath } from '@/lib/i18n/paths';

import { NextFree } from './next-free';
import type { ListedWorker } from './listed-worker';
import { RatingOrNewcomer } from './worker-rating';

interface WorkerFacesProps {
  readonly locale: Locale;
  /** At most three: they stand beside each other on a phone. */
  readonly workers: readonly ListedWorker[];
  /** The server's time while it renders. */
  readonly nowMs: number;
}

/** Professionals at a glance: faces, ratings and the next free hour. Each links to the person's page. */
export function WorkerFaces({ locale, workers, nowMs }: WorkerFacesProps) {
  return (
    <ul className="grid auto-cols-fr grid-flow-col gap-2 desktop:gap-4">
      {workers.map(({ workerCode, fullname, userImage, workerRate, reviewCount, nextFree }) => (
        <li
          key={workerCode}
          className="relative flex min-w-0 flex-col items-center gap-1 rounded-card border border-stone-200 bg-card px-1 py-3 text-center transition-colors has-[a:hover]:border-enamel-300"
        >
          <Avatar name={fullname} imageUrl={userImage} size="large" />
          <h3 className="max-w-full text-14 font-bold leading-snug desktop:text-16">
            <a href={toLocalePath(locale, toWorkerPath(workerCode))} className="after:absolute after:inset-0">
              <WrittenText text={fullname} />
            </a>
          </h3>
          <RatingOrNewcomer locale={locale} rating={workerRate} count={reviewCount} isNarrow />
          <span className="text-12 desktop:text-14">
            {nextFree && <NextFree locale={locale} hour={nextFree} nowMs={nowMs} />}
          </span>
        </li>
      ))}
    </ul>
  );
}
