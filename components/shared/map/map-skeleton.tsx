import { Skeleton } from '@/components/ui/skeleton';
import { classNames } from '@/components/ui/class-names';

interface MapSkeletonProps {
  /** The map will be one to look at, which is lower on a phone than one to choose on. */
  readonly isPicture?: boolean;
}

/** As high as the map that comes. */
export function MapSkeleton({ isPicture = false }: MapSkeletonProps) {
  return <Skeleton className={classNames('rounded-card', isPicture ? 'h-72 desktop:h-96' : 'h-96')} />;
}
