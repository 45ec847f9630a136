import type { WorkersOfService } from '@/lib/client/best-workers';
import type { Locale } from '@/lib/i18n/locales';

import { WorkerCard } from './worker-card';

interface WorkerListProps {
  readonly locale: Locale;
  readonly workers: WorkersOfService['workers'];
  readonly nowMs: number;
}

/** The cards beneath each other on a phone, beside each other where there is room. */
export function WorkerList({ locale, workers, nowMs }: WorkerListProps) {
  return (
    <ul className="grid grid-cols-[minmax(0,1fr)] gap-3 tablet:grid-cols-2 tablet:gap-4 wide:grid-cols-3">
      {workers.map((worker) => (
        <WorkerCard key={worker.workerCode} locale={locale} worker={worker} nowMs={nowMs} />
      ))}
    </ul>
  );
}
