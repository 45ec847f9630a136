import { Skeleton } from '@/components/ui/skeleton';

/** A list of the account that is on its way. */
export function ListSkeleton({ rows = 3, rowClassName = 'h-24' }: { rows?: number; rowClassName?: string }) {
  return (
    <div className="flex flex-col gap-3" aria-busy>
      {Array.from({ length: rows }, (_, row) => (
        <Skeleton key={row} className={`rounded-card ${rowClassName}`} />
      ))}
    </div>
  );
}
