import { useTranslations } from 'next-intl';
import { useSearchParams } from 'next/navigation';
import { useState } from 'react';
import { v4 as createUuid } from 'uuid';

import { RIALS_A_TOMAN, TomanField } from '@/components/forms/fields/toman-field';
import { useBankChoice } from '@/components/shared/bank-choice';
import { Button } from '@/components/ui/button';
import { ChoiceChips } from '@/components/ui/choice';
import { Notice } from '@/components/ui/notice';
import { Skeleton } from '@/components/ui/skeleton';
import { leaveFor } from '@/lib/client/leave-page';
import { callFromBrowser } from '@/lib/client/browser';
import { useCall } from '@/lib/client/use-call';
import { usePartners } from '@/lib/client/use-partners';
import { useSending } from '@/lib/client/use-sending';
import { TOP_UP_RIALS } from '@/lib/domain/constants/money';
import { listTopUpAmounts, NEED_PARAMETER } from '@/lib/domain/money/top-up-amounts';
import { formatNumber, formatTomans } from '@/lib/i18n/formats';
import { useLocale } from '@/lib/i18n/location';
import { useErrorText } from '@/lib/i18n/use-error-text';

import { FormCard } from './form-card';

/** An amount in tomans, chosen or typed, paid at the bank as an order is. */
export function TopUpForm() {
  const t = useTranslations('account.topUp');
  const locale = useLocale();
  const { data: balance, error: balanceError } = useCall('wallet/getaccountbalance', {});
  const { takesBank } = usePartners();
  const need = useSearchParams().get(NEED_PARAMETER);
  const offeredTomans = listTopUpAmounts(need === null ? null : Number(need)).map((rials) => rials / RIALS_A_TOMAN);
  const bank = useBankChoice(t('gateway'));
  const { tomans, setTomans, isWrong, isLeaving, failure, submit } = useTopUp(
    need === null ? null : (offeredTomans[0] ?? null),
    bank.ipgId,
  );
  const range = { least: formatTomans(TOP_UP_RIALS.least, locale), most: formatTomans(TOP_UP_RIALS.most, locale) };
  if (!takesBank) return <Notice tone="warning">{t('unavailable')}</Notice>;
  return (
    <FormCard title={t('bank')} hint={t('text')} onSubmit={() => void submit()}>
      {balance && <p>{t('balance', { amount: formatTomans(balance.balanceRial, locale) })}</p>}
      {!balance && !balanceError && <Skeleton className="h-7 w-48" />}
      <ChoiceChips
        legend={t('offered')}
        choices={offeredTomans.map((value) => ({ value, label: formatNumber(value, locale) }))}
        value={offeredTomans.find((value) => value === tomans) ?? null}
        onValueChange={setTomans}
      />
      <TomanField
        label={t('amount')}
        adornment={t('unit')}
        className="tablet:max-w-xs"
        tomans={tomans}
        onTomansChange={setTomans}
        hint={t('hint', range)}
        error={isWrong && t('wrong', range)}
      />
      {bank.question}
      {failure && <Notice tone="error">{failure}</Notice>}
      <div>
        <Button type="submit" size="large" isLoading={isLeaving}>
          {tomans === null || tomans === 0
            ? t('submit')
            : t('submitAmount', { amount: formatTomans(tomans * RIALS_A_TOMAN, locale) })}
        </Button>
      </div>
    </FormCard>
  );
}

function useTopUp(firstTomans: number | null, ipgId: number | undefined) {
  const toErrorText = useErrorText();
  const [tomans, setTomans] = useState<number | null>(firstTomans);
  const [isTried, setIsTried] = useState(false);
  const { isSending: isLeaving, failure, send, forget } = useSending({ staysBusy: true });
  const amountRial = (tomans ?? 0) * RIALS_A_TOMAN;
  const isOutside = amountRial < TOP_UP_RIALS.least || amountRial > TOP_UP_RIALS.most;
  const submit = async () => {
    if (isLeaving) return;
    setIsTried(true);
    if (isOutside) return forget();
    const sent = await send(() =>
      callFromBrowser(
        'ipg/increasewallet',
        { amountRial, ...(ipgId !== undefined && { ipgId }) },
        { idempotencyKey: createUuid() },
      ),
    );
    if (sent.ok) leaveFor(sent.answer.redirectUrl);
  };
  return {
    tomans,
    setTomans,
    isWrong: isTried && isOutside,
    isLeaving,
    failure: failure && toErrorText(failure),
    submit,
  };
}
