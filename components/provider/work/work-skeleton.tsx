import { Skeleton } from '@/components/ui/skeleton';
import { StickyActionBar } from '@/components/ui/sticky-action-bar';

/** A work before it has come: what it is, its hour, its person and its request, and the bar at its place. */
export function WorkSkeleton() {
  return (
    <div className="flex flex-col gap-4" aria-busy>
      <Skeleton className="h-8 w-2/3 rounded-field" />
      <Skeleton className="h-44 rounded-sheet" />
      <Skeleton className="h-40 rounded-card" />
      <Skeleton className="h-40 rounded-card" />
      <StickyActionBar className="max-desktop:order-last">
        <Skeleton className="h-16 w-full rounded-card" />
      </StickyActionBar>
    </div>
  );
}
