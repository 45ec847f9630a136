import { Printer } from 'lucide';
import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';

import { InvoiceLinks } from '@/components/shared/invoice-links';
import { LineSums } from '@/components/shared/line-sums';
import { SumRow } from '@/components/shared/sum-row';
import { TestPersonsFact } from '@/components/shared/facts/test-persons';
import { Button } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { WrittenText } from '@/components/ui/written-text';
import { toWorkName } from '@/lib/domain/order/work-name';
import { formatDigits, formatInstant, formatTaskTime } from '@/lib/i18n/formats';
import type { Locale } from '@/lib/i18n/locales';
import { useLocale } from '@/lib/i18n/location';

import { PaidRows } from './paid-rows';
import type { TaskDetail } from './task-detail';

interface ReceiptProps {
  readonly task: TaskDetail;
  readonly sums: NonNullable<TaskDetail['sums']>;
}

/** Cash is paid when the job is completed: until then nobody has seen it. */
function findPaidAtMs({ paidAtMs, timeline }: TaskDetail): number | null {
  return paidAtMs ?? timeline.findLast(({ state }) => state === 'COMPLETED')?.atMs ?? null;
}

/**
 * The receipt of a paid order: service, hour, people and every sum. Printed, it stands on the paper alone
 * (`data-printed` in globals.css).
 */
export function Receipt({ task, sums }: ReceiptProps) {
  const t = useTranslations('order-following');
  return (
    <section data-printed className="flex flex-col gap-4">
      <div className="flex flex-wrap items-center justify-between gap-x-4">
        <h2 className="text-18 font-bold">{t('receipt.title')}</h2>
        <Button variant="quiet" className="-me-5 print:hidden" onClick={() => window.print()}>
          <Icon icon={Printer} />
          {t('receipt.print')}
        </Button>
      </div>
      <Facts task={task} />
      <dl className="flex flex-col gap-2">
        <LineSums lines={task.lines} />
        <SumRow look="total" label={t('sums.total')} amount={task.priceRial} />
        <PaidRows task={task} sums={sums} />
        {sums.backRial > 0 && <SumRow label={t('receipt.back')} amount={-sums.backRial} />}
        {(sums.backRial > 0 || sums.feeRial > 0) && (
          <SumRow look="total" label={t('receipt.kept')} amount={sums.paidRial - sums.backRial} />
        )}
      </dl>
      {(task.state === 'COMPLETED' || sums.feeRial > 0) && <InvoiceLinks taskId={task.taskid} />}
    </section>
  );
}

/** As the bank wrote it where there are letters in it: no reader’s digits belong among Latin letters. */
const toReferenceText = (reference: string, locale: Locale) =>
  /^\d+$/.test(reference) ? formatDigits(reference, locale) : reference;

function Facts({ task }: { task: TaskDetail }) {
  const t = useTranslations('order-following');
  const locale = useLocale();
  const paidAtMs = findPaidAtMs(task);
  const facts: readonly (readonly [label: string, text: ReactNode])[] = [
    [t('code'), <bdi key="code">{formatDigits(task.reqcode, locale)}</bdi>],
    ...(paidAtMs === null ? [] : [[t('receipt.paidOn'), formatInstant(paidAtMs, locale, { hasYear: true })] as const]),
    [t('receipt.service'), toWorkName(task)],
    [t('visit'), formatTaskTime(task, locale)],
    [t('receipt.customer'), <WrittenText key="customer" text={`${task.userName} ${task.userFamily}`.trim()} />],
    ...(task.providerName ? [[t('provider'), <WrittenText key="provider" text={task.providerName} />] as const] : []),
    ...(task.bankReference
      ? [[t('receipt.bankReference'), <bdi key="bank">{toReferenceText(task.bankReference, locale)}</bdi>] as const]
      : []),
  ];
  return (
    <dl className="grid gap-x-4 gap-y-2 border-b border-stone-200 pb-4 text-14 tablet:grid-cols-2 [&_dd]:break-words [&_dd]:font-medium [&_dt]:text-stone-500">
      {facts.map(([label, text]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{text}</dd>
        </div>
      ))}
      <TestPersonsFact persons={task.persons} />
    </dl>
  );
}
