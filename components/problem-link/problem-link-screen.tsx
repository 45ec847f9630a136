'use client';

import { useTranslations } from 'next-intl';
import dynamic from 'next/dynamic';
import { useState } from 'react';

import type { SendFile } from '@/components/forms/fields/use-upload';
import type { SentPhoto } from '@/components/shared/dispute/own-photo';
import { LinkedOrder } from '@/components/shared/sms-link/linked-order';
import { SumRow } from '@/components/shared/sum-row';
import { Button } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { Notice } from '@/components/ui/notice';
import { callFromBrowser } from '@/lib/client/browser';
import { toPatientLoader } from '@/lib/client/patient-loader';
import { uploadFromBrowser } from '@/lib/client/upload';
import { useCall } from '@/lib/client/use-call';
import type { CallAnswer } from '@/lib/contract';
import { formatInstant } from '@/lib/i18n/formats';
import { useLocale } from '@/lib/i18n/location';

const ReportDialog = dynamic(
  toPatientLoader(() => import('@/components/shared/dispute/report-dialog').then((module) => module.ReportDialog)),
  { ssr: false },
);
const ContestDialog = dynamic(
  toPatientLoader(() => import('@/components/shared/dispute/contest-dialog').then((module) => module.ContestDialog)),
  { ssr: false },
);

type LinkedProblem = CallAnswer<'dispute/getbylink'>;

interface OfLink {
  readonly problemKey: string;
}

/**
 * A problem with an order, opened by the link of the SMS after it (BEHAVIOUR 15). The dialog of the report opens with
 * the page, so that the link, the reason and sending are all the taps that it takes.
 */
export function ProblemLinkScreen({ problemKey }: OfLink) {
  const t = useTranslations('sms-link.problem');
  const { data, error, mutate } = useCall('dispute/getbylink', { problemKey });
  return (
    <LinkedOrder
      data={data}
      error={error}
      onRetry={() => void mutate()}
      goneText={t('goneText')}
      failedTitle={t('failed')}
    >
      {(problem) => <Problem problemKey={problemKey} problem={problem} onChange={() => void mutate()} />}
    </LinkedOrder>
  );
}

interface ProblemProps extends OfLink {
  readonly problem: LinkedProblem;
  readonly onChange: () => void;
}

function Problem(props: ProblemProps) {
  const t = useTranslations('sms-link.problem');
  const { state } = props.problem;
  if (state === 'reported' || state === 'over')
    return (
      <div role="status">
        <Notice tone={state === 'reported' ? 'success' : 'info'}>{t(state)}</Notice>
      </div>
    );
  return <OpenProblem {...props} state={state} />;
}

function OpenProblem({ problemKey, problem, state, onChange }: ProblemProps & { readonly state: 'work' | 'fee' }) {
  const t = useTranslations('sms-link.problem');
  const locale = useLocale();
  const [isOpen, setIsOpen] = useState(true);
  const { fee, untilMs } = problem;
  const dialog = { onClose: () => setIsOpen(false) };
  return (
    <Card className="flex flex-col items-start gap-4">
      <p>{t(`ask.${state}`, { until: untilMs === null ? '' : formatInstant(untilMs, locale) })}</p>
      {fee && (
        <dl className="w-full">
          {fee.heldRial > 0 && <SumRow label={t('held')} amount={fee.heldRial} />}
          {fee.debtRial > 0 && <SumRow label={t('debt')} amount={fee.debtRial} />}
        </dl>
      )}
      <Button onClick={() => setIsOpen(true)}>{t(`open.${state}`)}</Button>
      <p className="text-14 text-stone-500">{t('once')}</p>
      {isOpen && state === 'work' && (
        <ReportDialog
          keptAs={`report-of-${problem.reqcode}`}
          order={problem}
          sendPhoto={toPhotoSending(problemKey)}
          onReport={(report, names) =>
            callFromBrowser('dispute/openbylink', { problemKey, ...report, photokeys: names.map(String) })
          }
          onReported={onChange}
          {...dialog}
        />
      )}
      {isOpen && state === 'fee' && (
        <ContestDialog
          matter="heldFee"
          code={problem.reqcode}
          onContest={(text) => callFromBrowser('dispute/contestbylink', { problemKey, text })}
          onChange={onChange}
          {...dialog}
        />
      )}
    </Card>
  );
}

/** Without a session no photo can be read back: the page shows the file that was chosen. */
function toPhotoSending(problemKey: string): SendFile<SentPhoto<string | number>> {
  return async (file, fileName, options) => {
    const { photoKey } = await uploadFromBrowser('uploadproblemphoto', file, fileName, {
      ...options,
      params: { problemKey },
    });
    return { name: photoKey, url: URL.createObjectURL(file) };
  };
}
