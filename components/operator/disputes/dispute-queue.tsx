'use client';

import { ChevronLeft } from 'lucide';
import { useTranslations } from 'next-intl';

import { Icon } from '@/components/ui/icon';
import type { CallAnswer } from '@/lib/contract';
import { formatDigits, formatInstant, formatTomans } from '@/lib/i18n/formats';
import { Link } from '@/lib/i18n/link';
import { useLocale } from '@/lib/i18n/location';

import { Queue } from '../queue';
import { QueuedClock } from '../queues/queue-clocks';
import { useQueue } from '../use-queue';

type Row = CallAnswer<'operator/getalldispute'>['lstDispute'][number];

/** Disputes that wait for an operator, the next deadline first (BEHAVIOUR 15). */
export function DisputeQueue() {
  const { data, queue } = useQueue('operator/getalldispute', {});
  return (
    <div className="flex max-w-dialog-wide flex-col gap-4">
      <Queue name="disputes" rows={data?.lstDispute} {...queue}>
        {(row) => <DisputeRow key={row.disputeid} row={row} />}
      </Queue>
    </div>
  );
}

function DisputeRow({ row }: { row: Row }) {
  const t = useTranslations('dispute');
  const locale = useLocale();
  const { disputeid, reqcode, reason, state, dueAtMs, frozenRial, isPending } = row;
  return (
    <li className="relative flex items-center gap-3 rounded-card border border-stone-200 bg-card px-4 py-3 transition-colors has-[a:hover]:border-enamel-300">
      <div className="min-w-0 grow">
        <Link href={`/operator/disputes/${disputeid}/`} data-row className="font-semibold after:absolute after:inset-0">
          <bdi className="own-direction">{formatDigits(reqcode, locale)}</bdi>
        </Link>
        <p>{t(`reasons.${reason}`)}</p>
        <p className="flex flex-wrap gap-x-4 text-14 text-stone-500">
          <span>{t('until', { time: formatInstant(dueAtMs, locale) })}</span>
          {frozenRial > 0 && <span>{formatTomans(frozenRial, locale)}</span>}
          {state === 'appealed' && <span>{t('isAppeal')}</span>}
          {isPending && <span>{t('isPending')}</span>}
        </p>
      </div>
      <QueuedClock caseId={disputeid} />
      <Icon icon={ChevronLeft} className="ltr:-scale-x-100" />
    </li>
  );
}
