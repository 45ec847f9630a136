import { useTranslations } from 'next-intl';
import dynamic from 'next/dynamic';
import { useState } from 'react';
import { v4 as createUuid } from 'uuid';

import { RIALS_A_TOMAN, TomanField } from '@/components/forms/fields/toman-field';
import { Button } from '@/components/ui/button';
import { useSnackbar } from '@/components/ui/snackbar';
import { callFromBrowser } from '@/lib/client/browser';
import { toPatientLoader } from '@/lib/client/patient-loader';
import { findBankCode } from '@/lib/domain/person/sheba-banks';
import type { TehranDate } from '@/lib/domain/site/jalali-date';
import { formatJalaliDate, formatTomans } from '@/lib/i18n/formats';
import { useLocale } from '@/lib/i18n/location';

const AskDialog = dynamic(
  toPatientLoader(() => import('@/components/shared/ask-dialog').then((module) => module.AskDialog)),
  { ssr: false },
);

interface PayoutFormProps {
  readonly call: 'payout/requestpayout' | 'payout/requestwithdrawal';
  readonly leastRials: number;
  readonly availableRials: number;
  /** The day of the transfers for which it will be queued. */
  readonly dueDate: TehranDate;
  readonly sheba: string | null;
  /** The last question's words. */
  readonly toSureText: (words: { readonly bank: string; readonly day: string }) => string;
  readonly onPaidOut: () => void;
}

/** Has a sum sent to the bank, after a last question. It begins with all that there is. */
export function PayoutForm(props: PayoutFormProps) {
  const { call, leastRials, availableRials, sheba, toSureText, onPaidOut } = props;
  const t = useTranslations('pay.balance');
  const locale = useLocale();
  const snackbar = useSnackbar();
  const banks = useTranslations('banks');
  const [isAsked, setAsked] = useState(false);
  const day = formatJalaliDate(props.dueDate, locale);
  const allTomans = Math.floor(availableRials / RIALS_A_TOMAN);
  const [tomans, setTomans] = useState<number | null>(allTomans);
  // Another sum is another payout; the same one, sent again after a failure, is not.
  const [idempotencyKey, setKey] = useState(() => createUuid());
  const [isTried, setTried] = useState(false);
  // All of a wallet has no rest: single rials of it go as well.
  const isAll = call === 'payout/requestwithdrawal' && tomans === allTomans;
  const amountRial = isAll ? availableRials : (tomans ?? 0) * RIALS_A_TOMAN;
  const isOutside = amountRial < leastRials || amountRial > availableRials;
  const range = t('range', { least: formatTomans(leastRials, locale), most: formatTomans(availableRials, locale) });
  const amount = formatTomans(amountRial, locale);
  const submit = () => {
    setTried(true);
    if (!isOutside) setAsked(true);
  };
  const pay = async () => {
    await callFromBrowser(call, { amountRial }, { idempotencyKey });
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
          text={toSureText({ bank, day })}
          confirmLabel={t('sure')}
          onConfirm={pay}
          onClose={() => setAsked(false)}
        />
      )}
    </form>
  );
}
