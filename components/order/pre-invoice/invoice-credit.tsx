import { useTranslations } from 'next-intl';

import { GiftCodeField, useGiftCode } from '@/components/forms/gift-code';
import { useFirstProblem } from '@/components/forms/fields/use-first-problem';
import { toButtonClassName } from '@/components/ui/button-look';
import { Switch } from '@/components/ui/checkbox';
import { Disclosure } from '@/components/ui/disclosure';
import { useCall } from '@/lib/client/use-call';
import { usePartners } from '@/lib/client/use-partners';
import type { CallAnswer } from '@/lib/contract';
import { toTopUpPath } from '@/lib/domain/money/top-up-amounts';
import { formatTomans } from '@/lib/i18n/formats';
import { Link } from '@/lib/i18n/link';
import { useLocale } from '@/lib/i18n/location';

import { useOrder } from '../state/order-context';

type Balance = CallAnswer<'wallet/getaccountbalance'>;

/** The person's credit in one block: gifts, the wallet, a gift code, and the sum that the wallet lacks. */
export function InvoiceCredit() {
  const t = useTranslations('order');
  const { data } = useCall('wallet/getaccountbalance', {});
  return (
    <section className="flex flex-col border-y border-stone-200 py-2">
      <h3 className="sr-only">{t('invoice.credit')}</h3>
      {data && <BalanceSwitches balance={data} />}
      <GiftCode />
      {data && <TopUp balance={data} />}
    </section>
  );
}

function BalanceSwitches({ balance }: { balance: Balance }) {
  const t = useTranslations('order');
  const locale = useLocale();
  const { draft, answer } = useOrder();
  return (
    <>
      {balance.balanceGiftCredit > 0 && (
        <Switch
          label={t('invoice.useGift')}
          description={t('invoice.useGiftText', { balance: formatTomans(balance.balanceGiftCredit, locale) })}
          checked={draft.usesGift ?? false}
          onChange={(event) => answer({ usesGift: event.target.checked })}
        />
      )}
      {balance.balanceRial > 0 && (
        <Switch
          label={t('invoice.useWallet')}
          description={t('invoice.useWalletText', { balance: formatTomans(balance.balanceRial, locale) })}
          checked={draft.usesWallet}
          onChange={(event) => answer({ usesWallet: event.target.checked })}
        />
      )}
    </>
  );
}

function GiftCode() {
  const t = useTranslations('order');
  const { answer, price, draft } = useOrder();
  const { srvcategoryid, cityid, locationid } = draft;
  const gift = useGiftCode({
    order: price.answer
      ? {
          srvcategoryid: srvcategoryid ?? 0,
          cityid: cityid ?? undefined,
          locationid: locationid ?? undefined,
          priceRial: price.answer.priceRial - price.answer.discountRial,
        }
      : undefined,
    onGiven: () => {
      answer({ usesGift: true });
      price.refresh();
    },
  });
  const { place, show } = useFirstProblem<HTMLFormElement>();
  return (
    <Disclosure title={t('invoice.haveCode')}>
      <form
        ref={place}
        noValidate
        className="flex flex-col gap-3"
        onSubmit={(event) => {
          event.preventDefault();
          void gift.submit().then(show);
        }}
      >
        <GiftCodeField {...gift} />
      </form>
    </Disclosure>
  );
}

/** The way to fill the wallet for this order and back; the draft waits, and the amount that lacks goes along. */
function TopUp({ balance }: { balance: Balance }) {
  const t = useTranslations('order');
  const locale = useLocale();
  const { price, answer } = useOrder();
  const { takesBank } = usePartners();
  if (!price.answer || !takesBank) return null;
  const lackingRial = price.answer.payableRial + price.answer.walletRial - balance.balanceRial;
  if (lackingRial <= 0) return null;
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 border-t border-stone-200 pt-2">
      <p className="min-w-0 grow text-14 text-stone-500">
        {t('invoice.topUpText', { amount: formatTomans(lackingRial, locale) })}
      </p>
      <Link
        href={toTopUpPath(lackingRial)}
        className={`-mx-5 ${toButtonClassName({ variant: 'quiet' })}`}
        onClick={() => answer({ usesWallet: true })}
      >
        {t('invoice.topUp')}
      </Link>
    </div>
  );
}
