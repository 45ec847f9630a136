import { Download, ReceiptText } from 'lucide';
import { useTranslations } from 'next-intl';
import { useEffect, useRef, useState } from 'react';

import { LoadFailure } from '@/components/shared/load-failure';
import { StatementFilter } from '@/components/shared/statement-filter';
import { StatementPages } from '@/components/shared/statement-pages';
import { Button } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { Notice } from '@/components/ui/notice';
import { Skeleton } from '@/components/ui/skeleton';
import { EmptyState } from '@/components/ui/states';
import { useCall } from '@/lib/client/use-call';
import { useSending } from '@/lib/client/use-sending';
import { PAY_LINE_KINDS } from '@/lib/contract/provider-enumerations';
import { formatTomans } from '@/lib/i18n/formats';
import { useLocale } from '@/lib/i18n/location';
import { useErrorText } from '@/lib/i18n/use-error-text';

import { ALL, PAGE_SIZE, PERIODS, toSearch, type PayFilter } from './pay-filter';
import { PayLineRow } from './pay-line-row';
import { usePayCsv } from './use-pay-csv';

const KINDS = [ALL, ...PAY_LINE_KINDS] as const;

/**
 * Every movement of the pay and the credit, newest first, by what it is and when, and the whole of it as a file. It is
 * read anew when `payableRials` changes.
 */
export function PayStatement({ payableRials }: { payableRials: number }) {
  const t = useTranslations('pay.statement');
  const [filter, setFilter] = useState<PayFilter>({ kind: ALL, period: ALL, page: 0 });
  const choose = (change: Partial<PayFilter>) => setFilter({ ...filter, page: 0, ...change });
  return (
    <section aria-labelledby="pay-statement" className="flex flex-col gap-4">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h2 id="pay-statement" className="text-18 font-bold">
          {t('title')}
        </h2>
        <SaveAsCsv filter={filter} />
      </div>
      <StatementFilter
        kind={{
          label: t('kind'),
          value: filter.kind,
          choices: KINDS.map((value) => ({ value, label: t(`kinds.${value}`) })),
        }}
        period={{
          label: t('period'),
          value: filter.period,
          choices: PERIODS.map((value) => ({
            value,
            label: value === ALL ? t('wholePeriod') : t('lastDays', { days: Number(value) }),
          })),
        }}
        onKind={(kind) => choose({ kind })}
        onPeriod={(period) => choose({ period })}
      />
      <Lines filter={filter} payableRials={payableRials} onPage={(page) => setFilter({ ...filter, page })} />
    </section>
  );
}

function SaveAsCsv({ filter }: { filter: PayFilter }) {
  const t = useTranslations('pay.statement');
  const toErrorText = useErrorText();
  const saveCsv = usePayCsv();
  const { isSending, failure, send } = useSending();
  return (
    <>
      <Button variant="quiet" isLoading={isSending} onClick={() => void send(() => saveCsv(filter))}>
        <Icon icon={Download} />
        {t('csv')}
      </Button>
      {failure && (
        <Notice tone="error" className="w-full">
          {toErrorText(failure)}
        </Notice>
      )}
    </>
  );
}

interface LinesProps {
  readonly filter: PayFilter;
  readonly payableRials: number;
  readonly onPage: (page: number) => void;
}

function Lines({ filter, payableRials, onPage }: LinesProps) {
  const t = useTranslations('pay.statement');
  const pay = useTranslations('pay');
  const locale = useLocale();
  const { data, error, mutate } = useCall('payout/getstatement', toSearch(filter), { keepPreviousData: true });
  const shownRials = useRef(payableRials);
  useEffect(() => {
    if (shownRials.current === payableRials) return;
    shownRials.current = payableRials;
    void mutate();
  }, [payableRials, mutate]);
  if (error && !data) return <LoadFailure title={pay('failed')} error={error} onRetry={() => void mutate()} />;
  if (!data?.sums) return <Skeleton className="h-60 rounded-card" />;
  const { lineCount, increaseRial, decreaseRial, topUpRial, commissionRial } = data.sums;
  if (lineCount === 0) {
    const isFiltered = filter.kind !== ALL || filter.period !== ALL;
    return isFiltered ? (
      <p className="rounded-card border border-dashed border-stone-200 p-4 text-stone-500">{t('noneFound')}</p>
    ) : (
      <EmptyState icon={ReceiptText} title={t('emptyTitle')} text={t('emptyText')} />
    );
  }
  const sums = [
    { key: 'in', rials: increaseRial - topUpRial },
    ...(topUpRial > 0 ? [{ key: 'topUps', rials: topUpRial } as const] : []),
    { key: 'out', rials: decreaseRial },
    { key: 'commission', rials: commissionRial },
  ] as const;
  return (
    <>
      <dl className="flex flex-wrap gap-x-8 gap-y-1">
        {sums.map(({ key, rials }) => (
          <div key={key} className="flex items-baseline gap-2">
            <dt className="text-14 text-stone-500">{t(key)}</dt>
            <dd className="font-semibold">{formatTomans(rials, locale)}</dd>
          </div>
        ))}
      </dl>
      <ul className="divide-y divide-stone-200 overflow-hidden rounded-card border border-stone-200 bg-card">
        {data.lstLine.map((line) => (
          <PayLineRow key={line.lineId} line={line} />
        ))}
      </ul>
      <StatementPages
        page={filter.page + 1}
        count={Math.ceil(lineCount / PAGE_SIZE)}
        onPage={(page) => onPage(page - 1)}
        words={{ label: t('pages'), newer: t('newer'), older: t('older'), toPlace: (numbers) => t('page', numbers) }}
      />
    </>
  );
}
