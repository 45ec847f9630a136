import { useTranslations } from 'next-intl';
import { useState } from 'react';

import { BankName } from '@/components/shared/payouts/bank-name';
import { ShownSheba } from '@/components/shared/shown-sheba';
import { Badge } from '@/components/ui/badge';
import { Card } from '@/components/ui/card';
import { ChoiceChips } from '@/components/ui/choice';
import { WrittenText } from '@/components/ui/written-text';
import type { PayoutState } from '@/lib/contract/payout-enumerations';
import { formatInstant, formatNumber, formatTomans } from '@/lib/i18n/formats';
import { useLocale } from '@/lib/i18n/location';

import { Queue } from '../queue';
import { useQueue } from '../use-queue';
import { ROW_TONES, type Run, type RunRow } from './payout-run';

/** Each payout of the run with the bank's word on it, and what was done then. */
export function RunRows({ run }: { run: Run }) {
  const t = useTranslations('payout-runs');
  const locale = useLocale();
  const [state, setState] = useState<PayoutState | 'all'>('all');
  const { data, queue } = useQueue('operator/getpayoutrun', {
    runid: run.runid,
    ...(state !== 'all' && { state }),
  });
  const choices = [
    { value: 'all' as const, label: t('all', { count: formatNumber(run.count, locale) }) },
    ...run.lstState.map(({ state: value, count }) => ({
      value,
      label: `${t(`rowStates.${value}`)} ${formatNumber(count, locale)}`,
    })),
  ];
  return (
    <Card className="flex flex-col gap-4">
      <h3 className="text-16 font-semibold">{t('rowsTitle')}</h3>
      {run.lstState.length > 1 && (
        <ChoiceChips
          legend={t('filter')}
          isLegendHidden
          choices={choices}
          value={state}
          onValueChange={(value) => {
            setState(value);
            queue.onPage(0);
          }}
        />
      )}
      <Queue name="payoutRows" rows={data?.lstPayout} {...queue}>
        {(row) => <Row key={row.payoutid} row={row} />}
      </Queue>
    </Card>
  );
}

function Row({ row }: { row: RunRow }) {
  const t = useTranslations('payout-runs');
  const pay = useTranslations('pay.payouts');
  const locale = useLocale();
  const { payee, sheba, amountRial, method, source, state, settledAtMs, returnCode, returnReason, isSentAgain } = row;
  return (
    <li className="flex flex-col gap-1 rounded-field border border-stone-200 px-4 py-3">
      <p className="flex flex-wrap items-center justify-between gap-x-3">
        <span className="font-semibold">
          <WrittenText text={payee} />
        </span>
        <span className="font-bold">{formatTomans(amountRial, locale)}</span>
      </p>
      <p className="flex flex-wrap items-center justify-between gap-x-3 text-14">
        <ShownSheba sheba={sheba} />
        <Badge tone={ROW_TONES[state]}>{t(`rowStates.${state}`)}</Badge>
      </p>
      <p className="text-14 text-stone-500">
        <BankName sheba={sheba} /> · {pay(`methods.${method}`)}
        {settledAtMs !== null && <> · {formatInstant(settledAtMs, locale)}</>}
      </p>
      {returnCode !== null && (
        <p className="text-14">
          <span dir="ltr">{returnCode}</span> · {pay(`reasons.${returnCode}`)}.{' '}
          {t(`returned.${isSentAgain ? 'sentAgain' : source}`)}
        </p>
      )}
      {returnReason !== null && returnReason !== '' && (
        <p className="text-14 text-stone-500">
          <WrittenText text={returnReason} />
        </p>
      )}
    </li>
  );
}
