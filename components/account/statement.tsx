import { ArrowLeftRight, Banknote, Gift, PiggyBank, ReceiptText, Undo2, type IconNode } from 'lucide';
import { useTranslations } from 'next-intl';
import { useSearchParams } from 'next/navigation';

import { StatementFilter } from '@/components/shared/statement-filter';
import { StatementLine } from '@/components/shared/statement-line';
import { StatementPages } from '@/components/shared/statement-pages';
import { Icon } from '@/components/ui/icon';
import { EmptyState } from '@/components/ui/states';
import { useCall } from '@/lib/client/use-call';
import type { CallAnswer } from '@/lib/contract';
import { TURNOVER_KINDS, type TurnoverKind } from '@/lib/contract/money-enumerations';
import { addDays, toTehranDate } from '@/lib/domain/site/jalali-date';
import { formatDigits, formatTomans } from '@/lib/i18n/formats';
import { Link } from '@/lib/i18n/link';
import { useLocale, useRouter } from '@/lib/i18n/location';

import { WALLET_PATH } from './account-places';
import { ListSkeleton } from '@/components/shared/list-skeleton';
import { AccountLoadFailure } from './load-failure';

type Turnover = CallAnswer<'wallet/getturnover'>['lstTurnover'][number];

const PAGE_SIZE = 20;
const ALL = 'ALL';
const KINDS = [ALL, ...TURNOVER_KINDS] as const;
const PERIODS = [ALL, '30', '90', '365'] as const;
const ICONS: Readonly<Record<TurnoverKind, IconNode>> = {
  INCREASE: Banknote,
  PAYMENT: ReceiptText,
  REFUND: Undo2,
  GIFT: Gift,
};

interface Filter {
  readonly kind: (typeof KINDS)[number];
  /** Days until today; Tehran's. */
  readonly period: (typeof PERIODS)[number];
  /** Counts from one, as people do. */
  readonly page: number;
}

function toPath({ kind, period, page }: Filter): string {
  const query = new URLSearchParams({
    ...(kind === ALL ? {} : { kind }),
    ...(period === ALL ? {} : { days: period }),
    ...(page > 1 ? { page: String(page) } : {}),
  }).toString();
  return query ? `${WALLET_PATH}?${query}` : WALLET_PATH;
}

function readFilter(query: URLSearchParams): Filter {
  const page = Number(query.get('page'));
  return {
    kind: KINDS.find((kind) => kind === query.get('kind')) ?? ALL,
    period: PERIODS.find((period) => period === query.get('days')) ?? ALL,
    page: Number.isSafeInteger(page) && page > 0 ? page : 1,
  };
}

function toSearch({ kind, period, page }: Filter) {
  return {
    pageNumber: page - 1,
    pageSize: PAGE_SIZE,
    ...(kind === ALL ? {} : { turnoverKindEnum: kind }),
    ...(period === ALL ? {} : { fromDate: addDays(toTehranDate(Date.now()), 1 - Number(period)) }),
  };
}

/**
 * Everything that moved in the wallet, newest first, a page at a time (row R-26). The filter stands in the address, so
 * that the browser's way back undoes it.
 */
export function Statement() {
  const t = useTranslations('account.wallet');
  const router = useRouter();
  const filter = readFilter(useSearchParams());
  const { data, error, mutate } = useCall('wallet/getturnover', toSearch(filter));
  const choose = (change: Partial<Filter>) => router.replace(toPath({ ...filter, page: 1, ...change }));
  return (
    <section aria-labelledby="statement" className="flex flex-col gap-4">
      <h2 id="statement" className="text-18 font-bold">
        {t('statement')}
      </h2>
      <StatementFilter
        kind={{
          label: t('kind'),
          value: filter.kind,
          choices: KINDS.map((value) => ({ value, label: t(`kinds.${value}`) })),
        }}
        period={{
          label: t('period'),
          value: filter.period,
          choices: PERIODS.map((value) => ({ value, label: t(`periods.${value}`) })),
        }}
        onKind={(kind) => choose({ kind })}
        onPeriod={(period) => choose({ period })}
      />
      {error && !data && <AccountLoadFailure error={error} onRetry={() => void mutate()} />}
      {!error && !data && <ListSkeleton rows={5} rowClassName="h-20" />}
      {data && <Lines answer={data} filter={filter} />}
    </section>
  );
}

function Lines({ answer, filter }: { answer: CallAnswer<'wallet/getturnover'>; filter: Filter }) {
  const { lstTurnover, turnoverCount } = answer;
  const pageCount = Math.ceil(turnoverCount / PAGE_SIZE);
  if (lstTurnover.length === 0 && filter.page === 1)
    return <Nothing isFiltered={filter.kind !== ALL || filter.period !== ALL} />;
  return (
    <>
      <Sums answer={answer} />
      <ul className="overflow-hidden rounded-card border border-stone-200 bg-card divide-y divide-stone-200 empty:hidden">
        {lstTurnover.map((turnover) => (
          <Line key={turnover.turnoverId} turnover={turnover} />
        ))}
      </ul>
      <Pages filter={filter} count={pageCount} />
    </>
  );
}

/** The sums of what the filter finds; money that the owner put in stands apart from all that came in. */
function Sums({ answer }: { answer: CallAnswer<'wallet/getturnover'> }) {
  const { increaseRial, decreaseRial, topUpRial } = answer;
  const t = useTranslations('account.wallet');
  const locale = useLocale();
  const sums = [
    ...(topUpRial > 0 ? [{ key: 'topUps', rials: topUpRial, className: 'text-turquoise-600' } as const] : []),
    { key: 'in', rials: increaseRial - topUpRial, className: 'text-turquoise-600' },
    { key: 'out', rials: decreaseRial, className: '' },
  ] as const;
  return (
    <dl className="flex flex-wrap gap-x-8 gap-y-1">
      {sums.map(({ key, rials, className }) => (
        <div key={key} className="flex items-baseline gap-2">
          <dt className="text-14 text-stone-500">{t(key)}</dt>
          <dd className={`font-semibold ${className}`}>{formatTomans(rials, locale)}</dd>
        </div>
      ))}
    </dl>
  );
}

function Line({ turnover }: { turnover: Turnover }) {
  const t = useTranslations('account.wallet');
  const states = useTranslations('pay.payouts.states');
  const locale = useLocale();
  const { turnoverKindEnum, turnoverEnum, accountEnum, amountRial, balanceRial, atMs, taskid, reqcode } = turnover;
  const { payoutStateEnum } = turnover;
  const name = t(`names.${turnoverEnum}`);
  const order =
    taskid === null || reqcode === null
      ? null
      : {
          href: `/my-order-list/current_order/?taskid=${taskid}`,
          label: t('order', { code: formatDigits(reqcode, locale) }),
        };
  return (
    <li className="flex items-start gap-3 px-4 py-3">
      <span className="mt-1 flex size-10 narrow:hidden shrink-0 items-center justify-center rounded-field bg-enamel-50 text-enamel-700">
        <Icon icon={ICONS[turnoverKindEnum]} />
      </span>
      <StatementLine
        title={payoutStateEnum === null ? name : `${name} · ${states(payoutStateEnum)}`}
        amountRial={amountRial}
        direction={t(amountRial > 0 ? 'in' : 'out')}
        atMs={atMs}
        balance={t('balance', { part: t(`parts.${accountEnum}`), amount: formatTomans(balanceRial, locale) })}
        order={order}
      />
    </li>
  );
}

function Nothing({ isFiltered }: { isFiltered: boolean }) {
  const t = useTranslations('account.wallet');
  if (!isFiltered) return <EmptyState icon={PiggyBank} title={t('empty.title')} text={t('empty.text')} />;
  return (
    <EmptyState
      icon={ArrowLeftRight}
      title={t('noneFound.title')}
      text={t('noneFound.text')}
      action={
        <Link href={WALLET_PATH} className="font-semibold text-enamel-700 underline">
          {t('noneFound.action')}
        </Link>
      }
    />
  );
}

function Pages({ filter, count }: { filter: Filter; count: number }) {
  const t = useTranslations('account.wallet');
  const router = useRouter();
  return (
    <StatementPages
      page={filter.page}
      count={count}
      onPage={(page) => router.push(toPath({ ...filter, page }))}
      words={{ label: t('pages'), newer: t('newer'), older: t('older'), toPlace: (numbers) => t('page', numbers) }}
    />
  );
}
