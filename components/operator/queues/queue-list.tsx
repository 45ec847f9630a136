import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';

import { Card } from '@/components/ui/card';
import type { CallAnswer } from '@/lib/contract';
import { formatInstant, formatNumber } from '@/lib/i18n/formats';
import { Link } from '@/lib/i18n/link';
import { useLocale } from '@/lib/i18n/location';

import { toListPath, type ListAddress } from './use-list-address';

interface QueueListProps {
  readonly start: CallAnswer<'operator/getstart'>;
  readonly list: ListAddress;
}

/** Every queue of the caller's roles with its next deadline, then the cases whose clock does not press. */
export function QueueList({ start: { lstQueue, totals }, list }: QueueListProps) {
  const t = useTranslations('desk-queues');
  const places = useTranslations('desk.places');
  const locale = useLocale();
  return (
    <Card className="flex flex-col gap-2">
      <h2 className="text-16 font-semibold">{t('queues')}</h2>
      <ul>
        {lstQueue.map(({ queue, openCount, overdueCount, nextDueAtMs }) => (
          <QueueRow
            key={queue}
            name={places(queue)}
            path={toListPath({ ...list, group: null, queue, page: 0 })}
            isChosen={list.queue === queue}
            count={openCount}
            detail={
              <>
                {overdueCount > 0 && (
                  <span className="font-semibold text-pomegranate-600">
                    {t('lateCount', { count: formatNumber(overdueCount, locale) })}
                  </span>
                )}
                {nextDueAtMs !== null && <span>{t('nextDue', { time: formatInstant(nextDueAtMs, locale) })}</span>}
              </>
            }
          />
        ))}
        {lstQueue.length === 0 && <li className="py-2 text-14 text-stone-500">{t('noQueues')}</li>}
      </ul>
      <h2 className="pt-2 text-16 font-semibold">{t('apart')}</h2>
      <ul>
        {(['other', 'snoozed'] as const).map((group) => (
          <QueueRow
            key={group}
            name={t(`groups.${group}`)}
            path={toListPath({ ...list, group, queue: null, page: 0 })}
            isChosen={list.group === group}
            count={group === 'other' ? totals.otherCount : totals.snoozedCount}
          />
        ))}
      </ul>
    </Card>
  );
}

interface QueueRowProps {
  readonly name: string;
  readonly path: string;
  readonly isChosen: boolean;
  readonly count: number;
  readonly detail?: ReactNode;
}

function QueueRow({ name, path, isChosen, count, detail }: QueueRowProps) {
  const locale = useLocale();
  return (
    <li className="relative flex min-h-touch items-center justify-between gap-3 border-t border-stone-200">
      <div className="min-w-0">
        <Link
          href={path}
          aria-current={isChosen ? 'true' : undefined}
          className="flex min-h-touch items-center font-medium after:absolute after:inset-0 hover:text-enamel-700 aria-[current=true]:font-bold aria-[current=true]:text-enamel-700"
        >
          {name}
        </Link>
        {detail && <p className="flex flex-wrap gap-x-3 pb-2 text-12 text-stone-500">{detail}</p>}
      </div>
      <span className="font-bold">{formatNumber(count, locale)}</span>
    </li>
  );
}
