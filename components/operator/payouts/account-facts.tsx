import { useTranslations } from 'next-intl';

import { BankName } from '@/components/shared/payouts/bank-name';
import { ShownSheba } from '@/components/shared/shown-sheba';
import type { CallAnswer } from '@/lib/contract';
import { formatDigits, formatTomans } from '@/lib/i18n/formats';
import { useLocale } from '@/lib/i18n/location';

export type Account = CallAnswer<'operator/getallsheba'>['lstSheba'][number];

/** A Sheba with its bank, whose it says to be, and what waits for it. */
export function AccountFacts({ account }: { readonly account: Account }) {
  const t = useTranslations('payout-runs.accounts');
  const locale = useLocale();
  const { nationalCode, sheba, waitingRial } = account;
  return (
    <>
      <p>
        <ShownSheba sheba={sheba} /> · <BankName sheba={sheba} />
      </p>
      <p className="flex flex-wrap gap-x-4 text-14 text-stone-500">
        <span>
          {nationalCode === null
            ? t('noNationalCode')
            : t('nationalCode', { code: formatDigits(nationalCode, locale) })}
        </span>
        {waitingRial > 0 && <span>{t('waiting', { sum: formatTomans(waitingRial, locale) })}</span>}
      </p>
    </>
  );
}
