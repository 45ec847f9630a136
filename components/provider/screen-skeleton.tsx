import { Skeleton } from '@/components/ui/skeleton';

/** The place of a provider's screen until its answer is there: a short part and a long one. */
export function ScreenSkeleton() {
  return (
    <div className="flex flex-col gap-4" aria-busy>
      <Skeleton className="h-32 rounded-card" />
      <Skeleton className="h-56 rounded-card" />
    </div>
  );
}
