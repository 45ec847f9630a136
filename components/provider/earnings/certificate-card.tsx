import { useTranslations } from 'next-intl';
import { useState } from 'react';

import { LoadFailure } from '@/components/shared/load-failure';
import { Button } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { Notice } from '@/components/ui/notice';
import { Select } from '@/components/ui/select';
import { Skeleton } from '@/components/ui/skeleton';
import { useSnackbar } from '@/components/ui/snackbar';
import { callFromBrowser } from '@/lib/client/browser';
import { useSending } from '@/lib/client/use-sending';
import { useCall } from '@/lib/client/use-call';
import type { CallAnswer } from '@/lib/contract';
import { INCOME_CERTIFICATE } from '@/lib/domain/constants/providers';
import { DAY_MS } from '@/lib/domain/constants/time-units';
import { listMonths, moveMonth, toPlace, type JalaliMonth } from '@/lib/domain/accounting/jalali-months';
import { formatNumber } from '@/lib/i18n/formats';
import { useLocale } from '@/lib/i18n/location';
import { useErrorText } from '@/lib/i18n/use-error-text';

import { CertificateRow } from './certificate-row';
import { useMonthName } from './use-month-name';

type Certificates = CallAnswer<'workerprofile/getcertificates'>;

const NOTHING = {};
/** The number of months that banks usually ask for. */
const SUGGESTED_MONTHS = 6;

/** Jobs, hours and income by month for a bank or a landlord: made, shown and ended here (row B-31). */
export function CertificateCard() {
  const t = useTranslations('certificate.card');
  const locale = useLocale();
  const { data, error, mutate } = useCall('workerprofile/getcertificates', NOTHING);
  const reload = () => void mutate();
  if (error && !data) return <LoadFailure title={t('failed')} error={error} onRetry={reload} />;
  if (!data) return <Skeleton className="h-60 rounded-card" />;
  const { firstMonth, lstCertificate } = data;
  return (
    <Card className="flex flex-col gap-4">
      <div>
        <h2 className="text-18 font-bold">{t('title')}</h2>
        <p className="max-w-prose text-14 text-stone-500">
          {t('text', { days: formatNumber(INCOME_CERTIFICATE.openMs / DAY_MS, locale) })}
        </p>
      </div>
      {firstMonth && (
        <MakeCertificate firstMonth={firstMonth} presentMonth={data.presentMonth} onMade={() => mutate()} />
      )}
      {lstCertificate.length > 0 && (
        <ul className="divide-y divide-stone-200">
          {lstCertificate.map((certificate, index) => (
            <CertificateRow
              key={certificate.certificateid}
              certificate={certificate}
              isOpen={index === 0}
              onEnded={() => mutate()}
            />
          ))}
        </ul>
      )}
    </Card>
  );
}

interface MakeCertificateProps {
  readonly firstMonth: JalaliMonth;
  readonly presentMonth: Certificates['presentMonth'];
  readonly onMade: () => Promise<unknown>;
}

function MakeCertificate({ firstMonth, presentMonth, onMade }: MakeCertificateProps) {
  const t = useTranslations('certificate.card');
  const toErrorText = useErrorText();
  const snackbar = useSnackbar();
  const toName = useMonthName();
  const { isSending, failure, send } = useSending();
  const months = listMonths(firstMonth, presentMonth).slice(-INCOME_CERTIFICATE.mostMonths).toReversed();
  const oldest = months.at(-1) ?? presentMonth;
  const suggested = moveMonth(presentMonth, 1 - SUGGESTED_MONTHS);
  const [from, setFrom] = useState(toPlace(suggested) < toPlace(oldest) ? oldest : suggested);
  const [to, setTo] = useState(presentMonth);
  const isTurned = toPlace(from) > toPlace(to);
  const options = months.map((month) => ({ value: toPlace(month), label: toName(month) }));
  const choose = (value: string, set: (month: JalaliMonth) => void) => {
    const chosen = months.find((month) => toPlace(month) === Number(value));
    if (chosen) set(chosen);
  };
  const make = async () => {
    if (isTurned) return;
    const sent = await send(() => callFromBrowser('workerprofile/getcertificate', { fromMonth: from, toMonth: to }));
    if (!sent.ok) return;
    await onMade();
    snackbar.show({ text: t('made'), tone: 'success' });
  };
  return (
    <form
      noValidate
      aria-label={t('title')}
      className="flex flex-col gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        void make();
      }}
    >
      <div className="grid gap-4 min-[360px]:grid-cols-2">
        <Select
          label={t('from')}
          value={toPlace(from)}
          options={options}
          onChange={({ target }) => choose(target.value, setFrom)}
          error={isTurned && t('order')}
        />
        <Select
          label={t('to')}
          value={toPlace(to)}
          options={options}
          onChange={({ target }) => choose(target.value, setTo)}
        />
      </div>
      {failure && <Notice tone="error">{toErrorText(failure)}</Notice>}
      <div>
        <Button type="submit" variant="secondary" isLoading={isSending}>
          {t('make')}
        </Button>
      </div>
    </form>
  );
}
