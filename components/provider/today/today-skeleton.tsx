import { Skeleton } from '@/components/ui/skeleton';
import { StickyActionBar } from '@/components/ui/sticky-action-bar';

/** The day before it has come: the next job, the day's rows, and the bar at its place. */
export function TodaySkeleton() {
  return (
    <div
      aria-busy
      className="flex flex-col gap-6 desktop:grid desktop:grid-cols-[minmax(0,1fr)_24rem] desktop:items-start desktop:gap-8"
    >
      <div className="contents desktop:col-start-2 desktop:flex desktop:flex-col desktop:gap-4">
        <Skeleton className="h-96 rounded-sheet" />
        <StickyActionBar className="max-desktop:order-last">
          <Skeleton className="h-16 w-full rounded-card" />
        </StickyActionBar>
      </div>
      <div className="flex flex-col gap-6 desktop:col-start-1 desktop:row-start-1">
        {/* The money is above the table on a desktop, and below the day on a phone. */}
        <Skeleton className="h-32 rounded-card max-desktop:order-last" />
        <Skeleton className="h-40 rounded-card desktop:h-96" />
      </div>
    </div>
  );
}
