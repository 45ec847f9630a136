import { useTranslations } from 'next-intl';
import { useState } from 'react';

import { PayoutForm } from '@/components/shared/payouts/payout-form';
import { SumRow } from '@/components/shared/sum-row';
import { Card } from '@/components/ui/card';
import { Notice } from '@/components/ui/notice';
import { PAYOUT } from '@/lib/domain/constants/providers';
import { toTransferDay } from '@/lib/domain/payout/transfer-day';
import { formatInstant, formatTomans } from '@/lib/i18n/formats';
import { useLocale } from '@/lib/i18n/location';

import type { Pay } from './pay';

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
  const [dueDate] = useState(() => toTransferDay(Date.now()));
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
        <PayoutForm
          key={availableRial}
          call="payout/requestpayout"
          leastRials={PAYOUT.leastRials}
          availableRials={availableRial}
          dueDate={dueDate}
          sheba={sheba}
          toSureText={(words) => t('sureText', words)}
          onPaidOut={onPaidOut}
        />
      )}
    </Card>
  );
}
