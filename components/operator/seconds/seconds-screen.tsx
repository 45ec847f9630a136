'use client';

import { useTranslations } from 'next-intl';
import { useRef, type ReactNode } from 'react';

import { Badge } from '@/components/ui/badge';
import { Card } from '@/components/ui/card';
import { LabelWithName, WrittenText } from '@/components/ui/written-text';
import { callFromBrowser } from '@/lib/client/browser';
import type { CallAnswer } from '@/lib/contract';
import { formatDigits, formatInstant, formatNumber, formatTomans } from '@/lib/i18n/formats';
import { Link } from '@/lib/i18n/link';
import { useLocale } from '@/lib/i18n/location';

import { BulkBar } from '../bulk/bulk-bar';
import { BulkCheckbox } from '../bulk/bulk-checkbox';
import type { BulkTarget } from '../bulk/bulk-target';
import { readPages } from '../bulk/read-pages';
import { useBulkKeys } from '../bulk/use-bulk-keys';
import { useSelection } from '../bulk/use-selection';
import { Queue } from '../queue';
import { useQueue } from '../use-queue';

type Waiting = CallAnswer<'operator/getallwaitingmoney'>['lstWaiting'][number];

/** Money of orders that waits for a second operator, who answers it one by one or as a selection (decision 0163). */
export function SecondsScreen() {
  const { data, queue } = useQueue('operator/getallwaitingmoney', {});
  const list = useRef<HTMLDivElement>(null);
  const targets = data?.lstWaiting.map(toWaitingTarget) ?? [];
  const selection = useSelection(targets);
  useBulkKeys(list, selection);
  return (
    <div ref={list} className="flex max-w-dialog-wide flex-col gap-4">
      <BulkBar shown={targets} selection={selection} totalCount={queue.totalCount} readAll={readAllWaiting} />
      <Queue name="seconds" rows={data?.lstWaiting} {...queue}>
        {(waiting) => (
          <WaitingCard
            key={waiting.taskid}
            waiting={waiting}
            box={<BulkCheckbox target={toWaitingTarget(waiting)} selection={selection} isRow />}
          />
        )}
      </Queue>
    </div>
  );
}

function toWaitingTarget({ taskid, reqcode, fullname }: Waiting): BulkTarget {
  return { key: `waiting-${taskid}`, of: 'waiting', id: taskid, name: `${reqcode} · ${fullname}` };
}

function readAllWaiting(): Promise<readonly BulkTarget[]> {
  return readPages(async (page) => {
    const { lstWaiting, totalCount } = await callFromBrowser('operator/getallwaitingmoney', page);
    return { rows: lstWaiting.map(toWaitingTarget), totalCount };
  });
}

interface WaitingCardProps {
  readonly waiting: Waiting;
  /** Chooses the order for a bulk act. */
  readonly box: ReactNode;
}

function WaitingCard({ waiting, box }: WaitingCardProps) {
  const t = useTranslations('bulk.waiting');
  const ways = useTranslations('desk.case.act');
  const locale = useLocale();
  const { taskid, reqcode, fullname, way, rial, reason, askedBy, askedAtMs, lapsesAtMs, bulkCount, isOwn, isVoid } =
    waiting;
  return (
    <li data-bulk-row={`waiting-${taskid}`}>
      <Card className="flex flex-col gap-3">
        <div className="flex flex-wrap items-start justify-between gap-2">
          <div className="min-w-0">
            <h2 className="text-18 font-bold">
              <Link
                href={`/operator/orders/${taskid}/`}
                className="inline-flex min-h-touch items-center text-enamel-700 underline"
              >
                <bdi className="own-direction">{formatDigits(reqcode, locale)}</bdi>
              </Link>
            </h2>
            <p className="text-14 text-stone-500">
              <WrittenText text={fullname} />
            </p>
          </div>
          <Badge tone={isVoid ? 'danger' : 'warning'}>{isVoid ? t('void') : isOwn ? t('own') : t('open')}</Badge>
        </div>
        <p className="font-semibold">
          {ways(way)} · {formatTomans(rial, locale)}
        </p>
        <blockquote className="rounded-field bg-stone-50 p-3">
          <WrittenText text={reason} />
        </blockquote>
        <p className="flex flex-wrap gap-x-4 text-14 text-stone-500">
          <span>
            <LabelWithName
              label={t('asked', { name: '{name}', time: formatInstant(askedAtMs, locale) })}
              name={askedBy}
            />
          </span>
          {bulkCount !== null && bulkCount > 1 && (
            <span>{t('ofMany', { count: bulkCount, shown: formatNumber(bulkCount, locale) })}</span>
          )}
          <span>{t('lapses', { time: formatInstant(lapsesAtMs, locale) })}</span>
        </p>
        {box}
      </Card>
    </li>
  );
}
