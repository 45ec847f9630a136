'use client';

import { useTranslations } from 'next-intl';

import { BankCard } from '@/components/shared/payouts/bank-card';
import { PayoutForm } from '@/components/shared/payouts/payout-form';
import { PayoutList } from '@/components/shared/payouts/payout-list';
import { Card } from '@/components/ui/card';
import { Notice } from '@/components/ui/notice';
import { useCall } from '@/lib/client/use-call';
import type { CallAnswer } from '@/lib/contract';
import { WITHDRAWAL } from '@/lib/domain/constants/providers';
import { isAccountError } from '@/lib/domain/payout/return-codes';
import { formatInstant, formatTomans } from '@/lib/i18n/formats';
import { useLocale } from '@/lib/i18n/location';

import { ListSkeleton } from '@/components/shared/list-skeleton';
import { AccountLoadFailure } from './load-failure';

type Withdrawals = CallAnswer<'payout/getwithdrawals'>;

/** The own money in the wallet, and its way to the person's bank account (rows C-wallet, B-17). */
export function WithdrawalScreen() {
  const t = useTranslations('withdrawal');
  const { data, error, mutate } = useCall('payout/getwithdrawals', {});
  if (error && !data) return <AccountLoadFailure error={error} onRetry={() => void mutate()} />;
  if (!data) return <ListSkeleton rows={3} rowClassName="h-40" />;
  const reload = () => void mutate();
  return (
    <div className="flex max-w-dialog-wide flex-col gap-6">
      <OwnMoney withdrawals={data} onPaidOut={reload} />
      <BankCard account={data} onSaved={reload} />
      <PayoutList
        payouts={data.lstPayout}
        title={t('list')}
        empty={t('empty')}
        toAfterReturn={(code, isSentAgain) => {
          if (isSentAgain) return t('returned.sentAgain');
          return t(isAccountError(code) || data.obstacle === 'sheba-blocked' ? 'returned.account' : 'returned.again');
        }}
      />
    </div>
  );
}

function OwnMoney({ withdrawals, onPaidOut }: { withdrawals: Withdrawals; onPaidOut: () => void }) {
  const t = useTranslations('withdrawal');
  const locale = useLocale();
  const { ownRial, availableRial, dueDate, sheba, obstacle, obstacleEndsAtMs } = withdrawals;
  const time = obstacleEndsAtMs === null ? '' : formatInstant(obstacleEndsAtMs, locale);
  return (
    <Card className="flex flex-col gap-4">
      <div>
        <h2 className="text-14 font-medium text-stone-500">{t('own')}</h2>
        <p className="text-28 font-bold leading-tight narrow:text-18">{formatTomans(ownRial, locale)}</p>
        <p className="max-w-prose pt-1 text-14 text-stone-500">{t('text')}</p>
      </div>
      {ownRial === 0 ? (
        <Notice>{t('nothing')}</Notice>
      ) : obstacle !== null ? (
        <Notice tone="warning">{t(`obstacles.${obstacle}`, { time })}</Notice>
      ) : (
        // A new sum begins with all that there is.
        <PayoutForm
          key={availableRial}
          call="payout/requestwithdrawal"
          leastRials={Math.min(WITHDRAWAL.leastRials, availableRial)}
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
