import { Skeleton } from '@/components/ui/skeleton';

/** In the shape of what comes: what was ordered, how it stands, its steps, who comes, and the folds. */
export function OrderSkeleton() {
  return (
    <div className="flex w-full flex-col gap-3">
      <div className="flex items-center gap-3">
        <Skeleton className="size-10" />
        <Skeleton className="h-7 w-40" />
      </div>
      <Skeleton className="h-48 rounded-sheet" />
      <Skeleton className="h-28 rounded-card" />
      <Skeleton className="h-24 rounded-card" />
      <Skeleton className="h-40 rounded-card" />
    </div>
  );
}
