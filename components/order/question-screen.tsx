import dynamic from 'next/dynamic';
import type { ComponentType } from 'react';

import { Skeleton } from '@/components/ui/skeleton';
import { toPatientLoader } from '@/lib/client/patient-loader';

/** How one question is shown. */
export interface QuestionScreen {
  readonly Screen: ComponentType;
  /** Fetches the screen ahead of its turn; absent where it comes with the page. */
  readonly load?: () => Promise<unknown>;
  /** An order begins with it: it is there at once, and the order of last time is offered below it. */
  readonly isBeginning?: true;
  /** The screen is a summary itself, or there is nothing to sum up any more. */
  readonly hasNoSummary?: true;
}

function Loading() {
  return (
    <div aria-busy className="flex flex-col gap-4">
      <Skeleton className="h-9 w-2/3" />
      <Skeleton className="h-48 rounded-card" />
    </div>
  );
}

/**
 * A screen that comes when it is reached. It is asked for at one place, because the bundler makes a file for every place that asks, and
 * what was fetched ahead has to be the very file that is then needed.
 */
export function toFetchedScreen(load: () => Promise<ComponentType>): Pick<QuestionScreen, 'Screen' | 'load'> {
  const patientLoad = toPatientLoader(load);
  return { Screen: dynamic(patientLoad, { loading: Loading }), load: patientLoad };
}
