import { Skeleton } from '@/components/ui/skeleton';

const CARDS = [0, 1, 2, 3];

/** Orders that are on their way, in the shape of their cards. */
export function ListSkeleton() {
  return (
    <div className="grid gap-3 desktop:grid-cols-2" aria-busy>
      {CARDS.map((place) => (
        <Skeleton key={place} className="h-36 rounded-card" />
      ))}
    </div>
  );
}
