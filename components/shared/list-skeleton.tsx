import { classNames } from '@/components/ui/class-names';
import { Skeleton } from '@/components/ui/skeleton';

interface ListSkeletonProps {
  readonly rows?: number;
  readonly rowClassName?: string;
  /** The cards stand two in a row on a desktop. */
  readonly isInPairs?: boolean;
}

/** The place of a list that is loading. */
export function ListSkeleton({ rows = 3, rowClassName = 'h-24', isInPairs = false }: ListSkeletonProps) {
  return (
    <div className={classNames('grid gap-3', isInPairs && 'desktop:grid-cols-2')} aria-busy>
      {Array.from({ length: rows }, (_, row) => (
        <Skeleton key={row} className={`rounded-card ${rowClassName}`} />
      ))}
    </div>
  );
}
