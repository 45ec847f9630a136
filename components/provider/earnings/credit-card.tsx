import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { v4 as createUuid } from 'uuid';

import { RIALS_A_TOMAN, TomanField } from '@/components/forms/fields/toman-field';
import { useBankChoice } from '@/components/shared/bank-choice';
import { Button } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { ChoiceChips } from '@/components/ui/choice';
import { Notice } from '@/components/ui/notice';
import { leaveFor } from '@/lib/client/leave-page';
import { callFromBrowser } from '@/lib/client/browser';
import { usePartners } from '@/lib/client/use-partners';
import { useSending } from '@/lib/client/use-sending';
import { TOP_UP_RIALS } from '@/lib/domain/constants/money';
import { listTopUpAmounts } from '@/lib/domain/money/top-up-amounts';
import { formatNumber, formatTomans } from '@/lib/i18n/formats';
import { useLocale } from '@/lib/i18n/location';
import { useErrorText } from '@/lib/i18n/use-error-text';

const OFFERED_TOMANS = listTopUpAmounts(null).map((rials) => rials / RIALS_A_TOMAN);

/** The credit that commissions of cash jobs come out of, topped up at the bank as the wallet is (row B-16). */
export function CreditCard({ creditRials }: { creditRials: number }) {
  const t = useTranslations('pay.credit');
  const balance = useTranslations('pay.balance');
  const locale = useLocale();
  const toErrorText = useErrorText();
  const { takesBank } = usePartners();
  const { isSending, failure, send } = useSending({ staysBusy: true });
  const [tomans, setTomans] = useState<number | null>(null);
  const [isTried, setTried] = useState(false);
  const bank = useBankChoice(t('gateway'));
  const amountRial = (tomans ?? 0) * RIALS_A_TOMAN;
  const isOutside = amountRial < TOP_UP_RIALS.least || amountRial > TOP_UP_RIALS.most;
  const range = { least: formatTomans(TOP_UP_RIALS.least, locale), most: formatTomans(TOP_UP_RIALS.most, locale) };
  const submit = async () => {
    setTried(true);
    if (isOutside) return;
    const wish = {
      amountRial,
      accountEnum: 'BIDDING',
      ...(bank.ipgId !== undefined && { ipgId: bank.ipgId }),
    } as const;
    const sent = await send(() => callFromBrowser('ipg/increasewallet', wish, { idempotencyKey: createUuid() }));
    if (sent.ok) leaveFor(sent.answer.redirectUrl);
  };
  if (!takesBank)
    return (
      <Card className="flex flex-col gap-3">
        <Balance creditRials={creditRials} />
        <Notice>{t('unavailable')}</Notice>
      </Card>
    );
  return (
    <Card>
      <form
        noValidate
        aria-label={t('title')}
        className="flex flex-col gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          void submit();
        }}
      >
        <Balance creditRials={creditRials} />
        <ChoiceChips
          legend={t('amount')}
          isLegendHidden
          choices={OFFERED_TOMANS.map((value) => ({ value, label: formatNumber(value, locale) }))}
          value={OFFERED_TOMANS.find((value) => value === tomans) ?? null}
          onValueChange={setTomans}
        />
        <TomanField
          label={t('amount')}
          adornment={balance('unit')}
          tomans={tomans}
          onTomansChange={setTomans}
          error={isTried && isOutside && t('wrong', range)}
        />
        {bank.question}
        {failure && <Notice tone="error">{toErrorText(failure)}</Notice>}
        <div>
          <Button type="submit" variant="secondary" isLoading={isSending}>
            {amountRial === 0 ? t('submit') : t('submitAmount', { amount: formatTomans(amountRial, locale) })}
          </Button>
        </div>
      </form>
    </Card>
  );
}

function Balance({ creditRials }: { creditRials: number }) {
  const t = useTranslations('pay.credit');
  const locale = useLocale();
  return (
    <div>
      <h2 className="text-14 font-medium text-stone-500">{t('title')}</h2>
      <p className="text-22 font-bold leading-tight">{formatTomans(creditRials, locale)}</p>
      <p className="pt-1 text-14 text-stone-500">{t('text')}</p>
    </div>
  );
}
