import { useTranslations } from 'next-intl';

import { Card } from '@/components/ui/card';
import { formatTomans } from '@/lib/i18n/formats';
import { useLocale } from '@/lib/i18n/location';

import type { TaskDetail } from './task-detail';

function toPaymentKey(task: TaskDetail): string {
  if (task.codFlag === 'active') return task.isPaid ? 'paidInPlace' : 'payInPlace';
  if (task.codFlag === 'unknown') return 'unspecified';
  return task.isPaid ? 'paidOnline' : 'unpaidOnline';
}

/** Every line of what an order costs, and how it is paid (T-12). */
export function OrderMoney({ task }: { task: TaskDetail }) {
  const t = useTranslations('orders');
  const locale = useLocale();
  const rows = [
    ...task.lines.map((line) => ({ key: line.key, label: line.label, amount: line.amountRial })),
    ...(task.giftRial > 0 ? [{ key: 'gift', label: t('gift'), amount: -task.giftRial }] : []),
    ...(task.walletRial > 0 ? [{ key: 'wallet', label: t('wallet'), amount: -task.walletRial }] : []),
  ];
  return (
    <Card className="flex flex-col gap-3">
      <h2 className="text-18 font-bold">{t('money')}</h2>
      <dl className="flex flex-col gap-2">
        {rows.map((row) => (
          <div key={row.key} className="flex items-baseline justify-between gap-x-4 narrow:flex-col">
            <dt>{row.label}</dt>
            <dd className="whitespace-nowrap">{formatTomans(row.amount, locale)}</dd>
          </div>
        ))}
        <div className="flex items-baseline justify-between gap-x-4 narrow:flex-col border-t border-stone-200 pt-3 font-bold">
          <dt>{t('payable')}</dt>
          <dd className="whitespace-nowrap">{formatTomans(task.payableRial, locale)}</dd>
        </div>
      </dl>
      <p className="text-14 text-stone-500">{t(`payment.${toPaymentKey(task)}`)}</p>
    </Card>
  );
}
