'use client';

import { useTranslations } from 'next-intl';
import { useSearchParams } from 'next/navigation';
import { useEffect, useState } from 'react';
import { v4 as createUuid } from 'uuid';

import { Button } from '@/components/ui/button';
import { ChoiceChips } from '@/components/ui/choice';
import { TextField } from '@/components/ui/field';
import { Notice } from '@/components/ui/notice';
import { Skeleton } from '@/components/ui/skeleton';
import { callFromBrowser } from '@/lib/client/browser';
import { useCall } from '@/lib/client/use-call';
import { TOP_UP_RIALS } from '@/lib/domain/constants';
import { toDigitsOnly } from '@/lib/domain/digits';
import { listTopUpAmounts } from '@/lib/domain/top-up-amounts';
import { formatNumber, formatTomans } from '@/lib/i18n/formats';
import { useLocale } from '@/lib/i18n/location';
import { useErrorText } from '@/lib/i18n/use-error-text';

import { FormCard } from './form-card';

const RIALS_A_TOMAN = 10;
const LONGEST_AMOUNT = 9;
/** In rials: what an order lacks, in the address that leads here from it. */
const NEED_PARAMETER = 'need';

/** An amount in tomans, chosen or typed, paid at the bank as an order is. */
export function TopUpForm() {
  const t = useTranslations('account.topUp');
  const locale = useLocale();
  const { data: balance, error: balanceError } = useCall('wallet/getaccountbalance', {});
  const gateways = useCall('config/getavailableipgnew', {}, { revalidateOnFocus: false });
  const isClosed =
    gateways.data !== undefined && !gateways.data.lstIpg.some(({ activeInIncreaseWallet }) => activeInIncreaseWallet);
  const need = useSearchParams().get(NEED_PARAMETER);
  const offeredTomans = listTopUpAmounts(need === null ? null : Number(need)).map((rials) => rials / RIALS_A_TOMAN);
  const { tomans, setTomans, isWrong, isLeaving, failure, submit } = useTopUp(
    need === null ? null : (offeredTomans[0] ?? null),
  );
  const range = { least: formatTomans(TOP_UP_RIALS.least, locale), most: formatTomans(TOP_UP_RIALS.most, locale) };
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
      <TextField
        label={t('amount')}
        // Not the field's numeric form: that is left to right, where the unit stands.
        inputMode="numeric"
        autoComplete="off"
        adornment={t('unit')}
        className="max-w-xs"
        value={tomans === null ? '' : formatNumber(tomans, locale)}
        onChange={(event) => setTomans(toAmount(event.target.value))}
        hint={t('hint', range)}
        error={isWrong && t('wrong', range)}
      />
      {isClosed && <Notice tone="warning">{t('unavailable')}</Notice>}
      {failure && <Notice tone="error">{failure}</Notice>}
      <div>
        <Button type="submit" size="large" isLoading={isLeaving} disabled={isClosed}>
          {tomans === null || tomans === 0
            ? t('submit')
            : t('submitAmount', { amount: formatTomans(tomans * RIALS_A_TOMAN, locale) })}
        </Button>
      </div>
    </FormCard>
  );
}

function toAmount(typed: string): number | null {
  const digits = toDigitsOnly(typed, LONGEST_AMOUNT);
  return digits === '' ? null : Number(digits);
}

function useTopUp(firstTomans: number | null) {
  const toErrorText = useErrorText();
  const [tomans, setTomans] = useState<number | null>(firstTomans);
  const [isTried, setIsTried] = useState(false);
  const [isLeaving, setIsLeaving] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const amountRial = (tomans ?? 0) * RIALS_A_TOMAN;
  // Who comes back from the bank by the browser's own way finds this page as it was left: on its way there.
  useEffect(() => {
    const arrive = ({ persisted }: PageTransitionEvent) => persisted && setIsLeaving(false);
    window.addEventListener('pageshow', arrive);
    return () => window.removeEventListener('pageshow', arrive);
  }, []);
  const isOutside = amountRial < TOP_UP_RIALS.least || amountRial > TOP_UP_RIALS.most;
  const submit = async () => {
    if (isLeaving) return;
    setIsTried(true);
    setFailure(null);
    if (isOutside) return;
    setIsLeaving(true);
    try {
      const { redirectUrl } = await callFromBrowser(
        'ipg/increasewallet',
        { amountRial },
        { idempotencyKey: createUuid() },
      );
      window.location.assign(redirectUrl);
    } catch (error) {
      setFailure(toErrorText(error));
      setIsLeaving(false);
    }
  };
  return { tomans, setTomans, isWrong: isTried && isOutside, isLeaving, failure, submit };
}
