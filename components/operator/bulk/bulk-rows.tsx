import { useTranslations } from 'next-intl';

import { Badge } from '@/components/ui/badge';
import { WrittenText } from '@/components/ui/written-text';
import type { CallAnswer } from '@/lib/contract';
import type { BulkAct } from '@/lib/contract/desk-enumerations';
import { BULK } from '@/lib/domain/desk/bulk-acts';
import { formatNumber, formatTomans } from '@/lib/i18n/formats';
import { useLocale } from '@/lib/i18n/location';

import { toShownName, type BulkTarget } from './bulk-target';
import type { BulkRun } from './use-bulk-run';

export type PlannedRow = CallAnswer<'operator/planbulk'>['lstRow'][number];

interface BulkRowsProps {
  readonly act: BulkAct;
  readonly targets: readonly BulkTarget[];
  /** In the order of `targets`. */
  readonly planned: readonly PlannedRow[];
  readonly results: BulkRun['results'];
}

/** Row by row what will happen, and then what has happened. */
export function BulkRows({ act, targets, planned, results }: BulkRowsProps) {
  const t = useTranslations('bulk');
  const places = useTranslations('desk.places');
  const locale = useLocale();
  return (
    <ul aria-label={t('rows')} className="flex max-h-[40dvh] flex-col divide-y divide-stone-200 overflow-y-auto">
      {targets.map((target, index) => (
        <li key={target.key} className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1 py-2">
          <span className="min-w-0 font-semibold">
            <WrittenText text={toShownName(target, locale)} />
            {/* One person may have a case in several queues. */}
            {target.of === 'case' && (
              <span className="ps-2 text-14 font-normal text-stone-500">{places(target.queue)}</span>
            )}
          </span>
          <Outcome act={act} planned={planned[index]} result={results.get(target.key)} />
        </li>
      ))}
    </ul>
  );
}

interface OutcomeProps {
  readonly act: BulkAct;
  readonly planned: PlannedRow | undefined;
  /** Undefined before the row was tried, null where it was done. */
  readonly result: string | null | undefined;
}

function Outcome({ act, planned, result }: OutcomeProps) {
  const t = useTranslations('bulk');
  const locale = useLocale();
  if (result === null) return <Badge tone="success">{t(BULK[act].of === 'order' ? 'asked' : 'done')}</Badge>;
  if (result !== undefined) return <span className="text-14 text-pomegranate-600">{result}</span>;
  if (!planned) return null;
  const { refusal, orderCount, money } = planned;
  if (refusal !== null) return <Badge tone="warning">{t(`refusals.${refusal}`)}</Badge>;
  return (
    <span className="text-14 text-stone-500">
      {t(`acts.${act}.will`)}
      {money && <> · {formatTomans(money.rial, locale)}</>}
      {orderCount !== null && orderCount > 0 && (
        <> · {t('orders', { count: orderCount, shown: formatNumber(orderCount, locale) })}</>
      )}
    </span>
  );
}
