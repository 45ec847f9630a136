'use client';

import { ChevronLeft } from 'lucide';
import { useTranslations } from 'next-intl';
import { useState } from 'react';

import { Badge } from '@/components/ui/badge';
import { Button } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { Icon } from '@/components/ui/icon';
import { Notice } from '@/components/ui/notice';
import { LabelWithName } from '@/components/ui/written-text';
import { callFromBrowser } from '@/lib/client/browser';
import { useSending } from '@/lib/client/use-sending';
import type { CallAnswer } from '@/lib/contract';
import { formatInstant, formatNumber, formatTomans } from '@/lib/i18n/formats';
import { Link } from '@/lib/i18n/link';
import { useLocale } from '@/lib/i18n/location';
import { useErrorText } from '@/lib/i18n/use-error-text';

import { Queue } from '../queue';
import { QueuedClock } from '../queues/queue-clocks';
import { useQueue } from '../use-queue';
import { CountAndSum } from './count-and-sum';
import { RUN_TONES } from './payout-run';

type Overview = CallAnswer<'operator/getallpayoutrun'>;

/** Payouts that wait, the button that gathers them into a run, and the former runs (row B-17). */
export function RunsScreen() {
  const { data, readAgain, queue } = useQueue('operator/getallpayoutrun', {});
  return (
    <div className="flex max-w-dialog-wide flex-col gap-4">
      {data && <Waiting overview={data} onMade={readAgain} />}
      <Queue name="payouts" rows={data?.lstRun} {...queue}>
        {(run) => <RunItem key={run.runid} run={run} />}
      </Queue>
    </div>
  );
}

function Waiting({ overview: { waiting, due, lstHold }, onMade }: { overview: Overview; onMade: () => void }) {
  const t = useTranslations('payout-runs');
  const locale = useLocale();
  const toErrorText = useErrorText();
  const { isSending, failure, send } = useSending();
  const [madeId, setMadeId] = useState<number | null>(null);
  const make = async () => {
    const made = await send(() => callFromBrowser('operator/makepayoutrun', {}));
    if (made.ok) setMadeId(made.answer.runid);
    onMade();
  };
  return (
    <Card className="flex flex-col gap-4">
      <h2 className="text-18 font-bold">{t('waiting')}</h2>
      <dl className="grid gap-4 tablet:grid-cols-2">
        <CountAndSum label={t('due')} {...due} />
        {lstHold.map(({ hold, ...sums }) => (
          <CountAndSum key={hold} label={t(`holds.${hold}`)} {...sums} />
        ))}
      </dl>
      {waiting.oldestAtMs !== null && (
        <p className="text-14 text-stone-500">{t('oldest', { time: formatInstant(waiting.oldestAtMs, locale) })}</p>
      )}
      {failure && <Notice tone="error">{toErrorText(failure)}</Notice>}
      {madeId !== null && (
        <Notice tone="success">
          {t('made')}{' '}
          <Link href={`/operator/payouts/${madeId}/`} className="font-semibold underline">
            {t('number', { number: madeId })}
          </Link>
        </Notice>
      )}
      {due.count === 0 ? (
        <p className="text-14">{t('nothingDue')}</p>
      ) : (
        <div className="flex flex-wrap items-center gap-3">
          <Button isLoading={isSending} onClick={() => void make()}>
            {t('make')}
          </Button>
          <p className="text-14 text-stone-500">{t('makeText')}</p>
        </div>
      )}
    </Card>
  );
}

function RunItem({ run: { runid, state, count, sumRial, madeAtMs, madeBy } }: { run: Overview['lstRun'][number] }) {
  const t = useTranslations('payout-runs');
  const locale = useLocale();
  return (
    <li className="relative flex items-center gap-3 rounded-card border border-stone-200 bg-card px-4 py-3 transition-colors has-[a:hover]:border-enamel-300">
      <div className="min-w-0 grow">
        <p className="flex flex-wrap items-center gap-x-3">
          <Link href={`/operator/payouts/${runid}/`} data-row className="font-semibold after:absolute after:inset-0">
            {t('number', { number: runid })}
          </Link>
          <Badge tone={RUN_TONES[state]}>{t(`states.${state}`)}</Badge>
        </p>
        <p>
          {t('rows', { count, number: formatNumber(count, locale) })} · {formatTomans(sumRial, locale)}
        </p>
        <p className="text-14 text-stone-500">
          <LabelWithName label={t('by', { name: '{name}', time: formatInstant(madeAtMs, locale) })} name={madeBy} />
        </p>
      </div>
      <QueuedClock caseId={runid} />
      <Icon icon={ChevronLeft} className="ltr:-scale-x-100" />
    </li>
  );
}
