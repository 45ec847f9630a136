'use client';

import { ChevronLeft } from 'lucide';
import { useTranslations } from 'next-intl';

import { Icon } from '@/components/ui/icon';
import { WrittenText } from '@/components/ui/written-text';
import type { CallAnswer } from '@/lib/contract';
import { formatDigits, formatInstant } from '@/lib/i18n/formats';
import { Link } from '@/lib/i18n/link';
import { useLocale } from '@/lib/i18n/location';

import { Queue } from '../queue';
import { QueuedClock } from '../queues/queue-clocks';
import { useQueue } from '../use-queue';

type Row = CallAnswer<'operator/getallreport'>['lstReport'][number];

/** Reported conversations and appeals that wait for an operator, oldest first (BEHAVIOUR 13). */
export function ReportQueue() {
  const { data, queue } = useQueue('operator/getallreport', {});
  return (
    <div className="flex max-w-dialog-wide flex-col gap-4">
      <Queue name="reports" rows={data?.lstReport} {...queue}>
        {(row) => <ReportRow key={row.reportid} row={row} />}
      </Queue>
    </div>
  );
}

function ReportRow({ row: { reportid, reqcode, accusedSide, text, waitsSinceMs, isAppeal } }: { row: Row }) {
  const t = useTranslations('desk.report');
  const locale = useLocale();
  return (
    <li className="relative flex items-center gap-3 rounded-card border border-stone-200 bg-card px-4 py-3 transition-colors has-[a:hover]:border-enamel-300">
      <div className="min-w-0 grow">
        <Link href={`/operator/reports/${reportid}/`} data-row className="font-semibold after:absolute after:inset-0">
          {t('order', { code: formatDigits(reqcode, locale) })}
        </Link>
        <p className="flex flex-wrap gap-x-4 text-14 text-stone-500">
          <span>{t('against', { side: accusedSide })}</span>
          <span>{formatInstant(waitsSinceMs, locale)}</span>
          {isAppeal && <span className="font-semibold">{t('isAppeal')}</span>}
        </p>
        <WrittenText text={text} />
      </div>
      <QueuedClock caseId={reportid} />
      <Icon icon={ChevronLeft} className="ltr:-scale-x-100" />
    </li>
  );
}
