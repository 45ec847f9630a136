'use client';

import { useTranslations } from 'next-intl';

import { Card } from '@/components/ui/card';
import { Switch } from '@/components/ui/checkbox';
import { SkeletonText } from '@/components/ui/skeleton';
import { useCall } from '@/lib/client/use-call';
import { formatTomans } from '@/lib/i18n/formats';
import { useLocale } from '@/lib/i18n/location';

import { useOrder } from '../order-context';
import { PriceLine, PriceLines } from '../price-lines';

/** Every line of the price, gift and wallet as switches, and what is left to pay. */
export function InvoiceLines() {
  const t = useTranslations('order');
  const locale = useLocale();
  const { price } = useOrder();
  const answer = price.answer;
  const off = (amountRial: number) => formatTomans(-amountRial, locale);
  return (
    <Card className="flex flex-col gap-4">
      <h2 className="text-18 font-bold">{t('invoice.money')}</h2>
      {!answer && <SkeletonText lines={3} />}
      {answer && (
        <>
          <PriceLines lines={answer.lines} />
          <BalanceSwitches />
          <dl
            aria-live="polite"
            aria-busy={price.isLoading}
            className={price.isLoading ? 'flex flex-col gap-3 opacity-60' : 'flex flex-col gap-3'}
          >
            {answer.giftRial > 0 && <PriceLine label={t('invoice.gift')} amount={off(answer.giftRial)} />}
            {answer.walletRial > 0 && <PriceLine label={t('invoice.wallet')} amount={off(answer.walletRial)} />}
            <PriceLine isTotal label={t('invoice.payable')} amount={formatTomans(answer.payableRial, locale)} />
          </dl>
        </>
      )}
    </Card>
  );
}

function BalanceSwitches() {
  const t = useTranslations('order');
  const locale = useLocale();
  const { draft, answer } = useOrder();
  const { data } = useCall('wallet/getaccountbalance', {});
  if (!data) return null;
  const hasGift = data.balanceGiftCredit > 0;
  const hasWallet = data.balanceRial > 0;
  if (!hasGift && !hasWallet) return null;
  return (
    <div className="border-y border-stone-200 py-2">
      {hasGift && (
        <Switch
          label={t('invoice.useGift')}
          description={t('invoice.useGiftText', { balance: formatTomans(data.balanceGiftCredit, locale) })}
          checked={draft.usesGift}
          onChange={(event) => answer({ usesGift: event.target.checked })}
        />
      )}
      {hasWallet && (
        <Switch
          label={t('invoice.useWallet')}
          description={t('invoice.useWalletText', { balance: formatTomans(data.balanceRial, locale) })}
          checked={draft.usesWallet}
          // Without its balance the wallet is no way to pay the order.
          onChange={(event) =>
            answer({
              usesWallet: event.target.checked,
              ...(draft.isWalletChosen ? { isWalletChosen: false, ipgId: null } : {}),
            })
          }
        />
      )}
    </div>
  );
}
