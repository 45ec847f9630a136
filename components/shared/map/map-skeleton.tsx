import { Skeleton } from '@/components/ui/skeleton';

/** Holds the place of a map while it comes. */
export function MapSkeleton() {
  return <Skeleton className="h-96 rounded-card" />;
}
