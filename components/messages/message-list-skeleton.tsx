import { Skeleton } from '@/components/ui/skeleton';

const ROWS = [0, 1, 2, 3, 4];

/** The rows of a list of messages that is on its way: faces as discs, two lines beside each. */
export function MessageListSkeleton({ hasFaces = true }: { hasFaces?: boolean }) {
  return (
    <ul aria-busy className="divide-y divide-stone-200 overflow-hidden rounded-card border border-stone-200 bg-card">
      {ROWS.map((row) => (
        <li key={row} className="flex min-h-24 items-center gap-3 px-4 py-3">
          {hasFaces && <Skeleton className="size-14 shrink-0 rounded-full" />}
          <div className="flex grow flex-col gap-2">
            <Skeleton className="h-4 w-2/5" />
            <Skeleton className="h-4 w-4/5" />
          </div>
        </li>
      ))}
    </ul>
  );
}
