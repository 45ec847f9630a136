import { useTranslations } from 'next-intl';

import { classNames } from '@/components/ui/class-names';
import type { CallAnswer } from '@/lib/contract';
import { formatNumber } from '@/lib/i18n/formats';
import { Link } from '@/lib/i18n/link';
import { useLocale } from '@/lib/i18n/location';

import { toListPath, type ListAddress } from './use-list-address';

interface GroupTilesProps {
  readonly start: CallAnswer<'operator/getstart'>;
  readonly list: ListAddress;
}

const TILES = [
  { group: 'mine', count: 'mineCount' },
  { group: 'soon', count: 'soonCount' },
  { group: 'overdue', count: 'overdueCount' },
  { group: 'nobody', count: 'nobodyCount' },
] as const;

/** How many cases are the caller's, near their deadline, late, and nobody's: of all queues, or of the chosen one. */
export function GroupTiles({ start, list }: GroupTilesProps) {
  const t = useTranslations('desk-queues');
  const locale = useLocale();
  const { group, queue } = list;
  const counts = start.lstQueue.find((one) => one.queue === queue) ?? start.totals;
  const chosen = group ?? (queue ? 'all' : 'mine');
  return (
    <nav aria-label={t('groupsLabel')}>
      <ul className="grid grid-cols-2 gap-3 tablet:grid-cols-4">
        {TILES.map(({ group: tile, count }) => (
          <li key={tile}>
            <Link
              href={toListPath({ ...list, group: tile, page: 0 })}
              aria-current={tile === chosen ? 'true' : undefined}
              className="flex h-full items-center justify-between gap-3 rounded-card border border-stone-200 bg-card px-4 py-3 font-semibold transition-colors hover:border-enamel-300 aria-[current=true]:border-enamel-700 aria-[current=true]:bg-enamel-700 aria-[current=true]:text-white"
            >
              <span>{t(`groups.${tile}`)}</span>
              <span
                className={classNames(
                  'text-28 font-bold leading-none',
                  tile === 'overdue' && tile !== chosen && counts[count] > 0 && 'text-pomegranate-600',
                )}
              >
                {formatNumber(counts[count], locale)}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
