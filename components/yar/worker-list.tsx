import type { ComponentProps } from 'react';

import type { WorkersOfService } from '@/lib/client/best-workers';

import { WorkerCard } from './worker-card';

interface WorkerListProps extends Omit<ComponentProps<typeof WorkerCard>, 'worker'> {
  readonly workers: WorkersOfService['workers'];
}

/** The cards beneath each other on a phone, beside each other where there is room. */
export function WorkerList({ workers, ...card }: WorkerListProps) {
  return (
    <ul className="grid grid-cols-[minmax(0,1fr)] gap-3 tablet:grid-cols-2 tablet:gap-4">
      {workers.map((worker) => (
        <WorkerCard key={worker.workerCode} worker={worker} {...card} />
      ))}
    </ul>
  );
}
