import { useTranslations } from 'next-intl';
import dynamic from 'next/dynamic';
import { useState } from 'react';
import { v4 as createUuid } from 'uuid';

import { RIALS_A_TOMAN, TomanField } from '@/components/forms/fields/toman-field';
import { Button } from '@/components/ui/button';
import { SumRow } from '@/components/shared/sum-row';
import { Card } from '@/components/ui/card';
import { Notice } from '@/components/ui/notice';
import { useSnackbar } from '@/components/ui/snackbar';
import { callFromBrowser } from '@/lib/client/browser';
import { toPatientLoader } from '@/lib/client/patient-loader';
import { PAYOUT } from '@/lib/domain/constants/providers';
import { addDays, toSaturday, toTehranDate, type TehranDate } from '@/lib/domain/site/jalali-date';
import { findBankCode } from '@/lib/domain/person/sheba-banks';
import { formatInstant, formatJalaliDate, formatTomans } from '@/lib/i18n/formats';
import { useLocale } from '@/lib/i18n/location';

import type { Pay } from './pay';

const AskDialog = dynamic(
  toPatientLoader(() => import('@/components/shared/ask-dialog').then((module) => module.AskDialog)),
  { ssr: false },
);

interface PayCardProps {
  readonly pay: Pay;
  readonly onPaidOut: () => void;
}

/** What is owed, the part of it that can be had now, and the way to have it. */
export function PayCard({ pay, onPaidOut }: PayCardProps) {
  const t = useTranslations('pay.balance');
  const locale = useLocale();
  const { payableRial, availableRial, waitingRial, unconfirmedRial, sheba, obstacle, obstacleEndsAtMs } = pay;
  const parts = [
    { key: 'available', rials: availableRial },
    ...(waitingRial > 0 ? [{ key: 'waiting', rials: waitingRial } as const] : []),
    ...(unconfirmedRial > 0 ? [{ key: 'unconfirmed', rials: unconfirmedRial } as const] : []),
  ] as const;
  const time = obstacleEndsAtMs === null ? '' : formatInstant(obstacleEndsAtMs, locale);
  return (
    <Card className="flex flex-col gap-4">
      <div>
        <h2 className="text-14 font-medium text-stone-500">{t('title')}</h2>
        <p className="text-28 font-bold leading-tight narrow:text-18">{formatTomans(payableRial, locale)}</p>
      </div>
      <dl className="flex flex-col gap-1">
        {parts.map(({ key, rials }) => (
          <SumRow key={key} label={t(key)} amount={rials} />
        ))}
      </dl>
      <p className="text-14 text-stone-500">{t(`rules.${pay.rhythm ?? 'weekly'}`)}</p>
      {obstacle !== null ? (
        <Notice tone="warning">{t(`obstacles.${obstacle}`, { time })}</Notice>
      ) : availableRial < PAYOUT.leastRials ? (
        <Notice>{t('tooLittle')}</Notice>
      ) : (
        // A new sum begins with all that there is.
        <PayoutForm key={availableRial} availableRials={availableRial} sheba={sheba} onPaidOut={onPaidOut} />
      )}
    </Card>
  );
}

const DAYS_A_WEEK = 7;

/** The day of the next weekly transfers: the Saturday after today. */
function toTransferDay(nowMs: number): TehranDate {
  return addDays(toSaturday(toTehranDate(nowMs)), DAYS_A_WEEK);
}

interface PayoutFormProps {
  readonly availableRials: number;
  readonly sheba: string | null;
  readonly onPaidOut: () => void;
}

function PayoutForm({ availableRials, sheba, onPaidOut }: PayoutFormProps) {
  const t = useTranslations('pay.balance');
  const locale = useLocale();
  const snackbar = useSnackbar();
  const banks = useTranslations('banks');
  const [isAsked, setAsked] = useState(false);
  const [day] = useState(() => formatJalaliDate(toTransferDay(Date.now()), locale));
  const [tomans, setTomans] = useState<number | null>(Math.floor(availableRials / RIALS_A_TOMAN));
  // Another sum is another payout; the same one, sent again after a failure, is not.
  const [idempotencyKey, setKey] = useState(() => createUuid());
  const [isTried, setTried] = useState(false);
  const amountRial = (tomans ?? 0) * RIALS_A_TOMAN;
  const isOutside = amountRial < PAYOUT.leastRials || amountRial > availableRials;
  const range = t('range', {
    least: formatTomans(PAYOUT.leastRials, locale),
    most: formatTomans(availableRials, locale),
  });
  const amount = formatTomans(amountRial, locale);
  const submit = () => {
    setTried(true);
    if (!isOutside) setAsked(true);
  };
  const pay = async () => {
    await callFromBrowser('payout/requestpayout', { amountRial }, { idempotencyKey });
    setAsked(false);
    snackbar.show({ text: t('done', { amount, day }), tone: 'success' });
    onPaidOut();
  };
  const bankCode = sheba === null ? null : findBankCode(sheba);
  const bank = bankCode === null ? t('sureYourBank') : banks(bankCode);
  return (
    <form
      noValidate
      aria-label={t('submit')}
      className="flex flex-col gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <TomanField
        label={t('amount')}
        adornment={t('unit')}
        className="tablet:max-w-xs"
        tomans={tomans}
        onTomansChange={(changed) => {
          setTomans(changed);
          setKey(createUuid());
        }}
        hint={range}
        error={isTried && isOutside && range}
      />
      <div>
        <Button type="submit" size="large" className="max-tablet:w-full">
          {amountRial === 0 ? t('submit') : t('submitAmount', { amount: formatTomans(amountRial, locale) })}
        </Button>
      </div>
      {isAsked && (
        <AskDialog
          title={t('sureTitle', { amount })}
          text={t('sureText', { bank, day })}
          confirmLabel={t('sure')}
          onConfirm={pay}
          onClose={() => setAsked(false)}
        />
      )}
    </form>
  );
}
