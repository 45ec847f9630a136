import type { ComponentType } from 'react';

import { Skeleton } from '@/components/ui/skeleton';
import type { OrderDraft } from '@/lib/funnel/draft';

import { toFetchedPart } from './fetched-part';

/** How one question is shown. */
export interface QuestionScreen {
  readonly Screen: ComponentType;
  /** Fetches the screen ahead of its turn; absent where it comes with the page. */
  readonly load?: () => Promise<unknown>;
  /** Asks ahead for what it shows to somebody who is logged in, by the answers so far, where it is nothing without. */
  readonly loadOwn?: (draft: OrderDraft) => Promise<unknown>;
  /** An order begins with it: it is there at once, and the order of last time is offered below it. */
  readonly isBeginning?: true;
  /** The screen is a summary itself, or there is nothing to sum up any more. */
  readonly hasNoSummary?: true;
  /** It has two columns of its own on a desktop. */
  readonly isWide?: true;
}

function Loading() {
  return (
    <div aria-busy className="flex flex-col gap-4">
      <Skeleton className="h-9 w-2/3" />
      <Skeleton className="h-48 rounded-card" />
    </div>
  );
}

/** A screen that comes when it is reached. */
export function toFetchedScreen(load: () => Promise<ComponentType>): Pick<QuestionScreen, 'Screen' | 'load'> {
  const { Part: Screen, load: loadAhead } = toFetchedPart(load, Loading);
  return { Screen, load: loadAhead };
}
