import { useTranslations } from 'next-intl';
import { useEffect } from 'react';

import { FailureNotice } from '@/components/shared/failure-notice';
import { ConflictList } from '@/components/shared/series-conflicts';
import { SeriesWeekdays } from '@/components/shared/series-weekdays';
import { toIsolatedName } from '@/components/shared/isolated-name';
import { IsolatedNames } from '@/components/ui/isolated-names';
import { Select } from '@/components/ui/select';
import { useCall } from '@/lib/client/use-call';
import type { RepeatedPlan } from '@/lib/contract/series-enumerations';
import { SERIES_DISCOUNT_PERCENT } from '@/lib/domain/constants/orders';
import { getKind } from '@/lib/domain/kind/service-kind';
import { toSeriesWeekday } from '@/lib/domain/series/visits';
import { findSeriesRequest } from '@/lib/funnel/order-request';
import { formatDigits, formatTomans } from '@/lib/i18n/formats';
import { useLocale } from '@/lib/i18n/location';
import { useErrorText } from '@/lib/i18n/use-error-text';

import { useOrder } from '../state/order-context';

const ONCE = 'once';
const PLANS = ['weekly', 'fortnightly', 'monthly'] as const satisfies readonly RepeatedPlan[];

/** Whether the order may come again: not one for somebody else, and none without a known professional. */
export function useCanComeAgain(): boolean {
  const { draft, kind } = useOrder();
  return getKind(kind).comesAgain && draft.recipient === null && draft.gDate !== null && draft.workerUserId !== null;
}

/** How often a cleaning comes, once its price is known (BEHAVIOUR 16). Not for an order for somebody else. */
export function InvoiceSeries() {
  const t = useTranslations('order.series');
  const locale = useLocale();
  const { draft, answer, save } = useOrder();
  const { gDate, plan, weekdays } = draft;
  const comesAgain = useCanComeAgain();
  const isForOther = draft.recipient !== null;
  const isLost = isForOther && plan !== null;
  useEffect(() => {
    if (isLost) save({ plan: null, weekdays: null });
  }, [isLost, save]);
  if (!comesAgain || gDate === null) return null;
  const choose = (value: string) => {
    const chosen = PLANS.find((known) => known === value) ?? null;
    const days = chosen === null ? null : chosen === 'monthly' ? [] : [toSeriesWeekday(gDate)];
    answer({ plan: chosen, weekdays: days });
  };
  const toOption = (value: RepeatedPlan) => ({
    value,
    label: t('option', {
      plan: t(`plans.${value}`),
      percent: formatDigits(SERIES_DISCOUNT_PERCENT[value], locale),
    }),
  });
  return (
    <div className="flex flex-col gap-4">
      <Select
        label={<IsolatedNames text={t('legend', { name: toIsolatedName(draft.providerName ?? '') })} />}
        value={plan ?? ONCE}
        onChange={(event) => choose(event.target.value)}
        options={[{ value: ONCE, label: t('once') }, ...PLANS.map(toOption)]}
      />
      {plan !== null && plan !== 'once' && (
        <>
          {plan !== 'monthly' && (
            <SeriesWeekdays
              legend={t('weekdays')}
              values={weekdays ?? []}
              fixed={toSeriesWeekday(gDate)}
              onValuesChange={(days) => answer({ weekdays: [...days] })}
            />
          )}
          <SeriesTerms />
        </>
      )}
    </div>
  );
}

/** The price of the visits and the conflicts among them, before anything is paid. */
function SeriesTerms() {
  const t = useTranslations('order.series');
  const locale = useLocale();
  const toErrorText = useErrorText();
  const { draft } = useOrder();
  const { data, error, mutate } = useCall('series/getplan', findSeriesRequest(draft), { keepPreviousData: true });
  if (error && !data) return <FailureNotice problem={toErrorText(error)} error={error} onRetry={() => void mutate()} />;
  return (
    <div className="flex flex-col gap-3" aria-busy={!data} aria-live="polite">
      {data && (
        <p className="font-semibold">
          {t('price', { first: formatTomans(data.firstRial, locale), later: formatTomans(data.laterRial, locale) })}
        </p>
      )}
      <p className="text-14 text-stone-500">{t('how')}</p>
      {data && (
        <ConflictList conflicts={data.lstConflict} name={draft.providerName ?? ''} hourCount={draft.needHours ?? 1} />
      )}
    </div>
  );
}
