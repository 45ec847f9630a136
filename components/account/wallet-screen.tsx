'use client';

import { Gift, Landmark, Plus } from 'lucide';
import { useTranslations } from 'next-intl';

import { toButtonClassName } from '@/components/ui/button-look';
import { Icon } from '@/components/ui/icon';
import { usePartners } from '@/lib/client/use-partners';
import { TOP_UP_PATH } from '@/lib/domain/money/top-up-amounts';
import { Link } from '@/lib/i18n/link';

import { WITHDRAWAL_PATH } from './account-places';
import { FirmMonth } from './firm-month';
import { OwnMonth } from './own-month';
import { Statement } from './statement';
import { useAccount } from './use-account';
import { WalletSummary } from './wallet-summary';

/** The wallet: balance, top-up, withdrawal and statement (rows R-26, E-05). */
export function WalletScreen() {
  const t = useTranslations('account.wallet');
  const { account } = useAccount();
  const { takesBank } = usePartners();
  return (
    <div className="flex max-w-dialog-wide flex-col gap-6">
      <WalletSummary title={t('available')} hasBiddingCredit={account !== null && account.roleId !== null}>
        <div className="flex flex-col gap-3 pt-2 tablet:flex-row tablet:flex-wrap">
          {takesBank && (
            <Link href={TOP_UP_PATH} className={toButtonClassName({})}>
              <Icon icon={Plus} />
              {t('topUp')}
            </Link>
          )}
          <div className="grid gap-3 min-[360px]:grid-cols-2">
            <Link href={`${TOP_UP_PATH}#gift-code`} className={toButtonClassName({ variant: 'secondary' })}>
              <Icon icon={Gift} />
              {t('redeem')}
            </Link>
            <Link href={WITHDRAWAL_PATH} className={toButtonClassName({ variant: 'secondary' })}>
              <Icon icon={Landmark} />
              {t('withdraw')}
            </Link>
          </div>
        </div>
      </WalletSummary>
      <Statement />
      <OwnMonth />
      <FirmMonth />
    </div>
  );
}
