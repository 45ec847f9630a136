import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { v4 as createUuid } from 'uuid';

import { RIALS_A_TOMAN, TomanField } from '@/components/forms/toman-field';
import { Button } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { Notice } from '@/components/ui/notice';
import { useSnackbar } from '@/components/ui/snackbar';
import { callFromBrowser } from '@/lib/client/browser';
import { useSending } from '@/lib/client/use-sending';
import { PAYOUT } from '@/lib/domain/constants';
import { formatInstant, formatTomans } from '@/lib/i18n/formats';
import { useLocale } from '@/lib/i18n/location';
import { useErrorText } from '@/lib/i18n/use-error-text';

import type { Pay } from './pay';

interface PayCardProps {
  readonly pay: Pay;
  readonly onPaidOut: () => void;
}

/** What is owed, what of it can be had now, and the way to have it. */
export function PayCard({ pay, onPaidOut }: PayCardProps) {
  const t = useTranslations('pay.balance');
  const locale = useLocale();
  const { payableRial, availableRial, waitingRial, obstacle, obstacleEndsAtMs } = pay;
  const parts = [
    { key: 'available', rials: availableRial },
    ...(waitingRial > 0 ? [{ key: 'waiting', rials: waitingRial } as const] : []),
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
          <div key={key} className="flex items-baseline justify-between gap-x-4 narrow:flex-wrap">
            <dt className="text-stone-500">{t(key)}</dt>
            <dd className="whitespace-nowrap text-end font-medium">{formatTomans(rials, locale)}</dd>
          </div>
        ))}
      </dl>
      <p className="text-14 text-stone-500">{t('rule')}</p>
      {obstacle !== null ? (
        <Notice tone="warning">{t(`obstacles.${obstacle}`, { time })}</Notice>
      ) : availableRial < PAYOUT.leastRials ? (
        <Notice>{t('tooLittle')}</Notice>
      ) : (
        // A new sum begins with all that there is.
        <PayoutForm key={availableRial} availableRials={availableRial} onPaidOut={onPaidOut} />
      )}
    </Card>
  );
}

function PayoutForm({ availableRials, onPaidOut }: { availableRials: number; onPaidOut: () => void }) {
  const t = useTranslations('pay.balance');
  const locale = useLocale();
  const toErrorText = useErrorText();
  const snackbar = useSnackbar();
  const { isSending, failure, send } = useSending();
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
  const submit = async () => {
    setTried(true);
    if (isOutside) return;
    const sent = await send(() => callFromBrowser('payout/requestpayout', { amountRial }, { idempotencyKey }));
    if (!sent.ok) return;
    snackbar.show({ text: t('done', { amount: formatTomans(amountRial, locale) }), tone: 'success' });
    onPaidOut();
  };
  return (
    <form
      noValidate
      aria-label={t('submit')}
      className="flex flex-col gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
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
      {failure && <Notice tone="error">{toErrorText(failure)}</Notice>}
      <div>
        <Button type="submit" size="large" isLoading={isSending} className="max-tablet:w-full">
          {amountRial === 0 ? t('submit') : t('submitAmount', { amount: formatTomans(amountRial, locale) })}
        </Button>
      </div>
    </form>
  );
}
