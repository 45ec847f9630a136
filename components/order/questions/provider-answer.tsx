import { useTranslations } from 'next-intl';

import { Notice } from '@/components/ui/notice';
import { isAccepted, isRefused } from '@/lib/domain/order/order-states';
import { formatClock, formatJalaliDate } from '@/lib/i18n/formats';
import { useLocale } from '@/lib/i18n/location';

import type { Task } from '../state/task';

/** Whether the provider has answered, and until when the answer is due; it changes here as it comes. */
export function ProviderAnswer({ task }: { task: Task }) {
  const t = useTranslations('order');
  const locale = useLocale();
  const name = task.providerName ?? t('done.someProvider');
  const due =
    task.answerDueAtMs === null
      ? ''
      : t('done.dueAt', {
          day: formatJalaliDate(task.answerDueAtMs, locale),
          time: formatClock(task.answerDueAtMs, locale),
        });
  return (
    <div role="status">
      {task.state === 'AWAITING_PROVIDER' && (
        <Notice>
          <p>{t('done.awaiting', { name, due })}</p>
          {task.isRescueAgreed && <p>{t('done.rescue', { name })}</p>}
        </Notice>
      )}
      {task.state === 'PENDING_PAYMENT' && <Notice tone="warning">{t('done.unpaid')}</Notice>}
      {isAccepted(task.state) && <Notice tone="success">{t('done.confirmed', { name })}</Notice>}
      {isRefused(task.state) && (
        <Notice tone="warning">{t(task.state === 'EXPIRED' ? 'done.unanswered' : 'done.refused', { name })}</Notice>
      )}
    </div>
  );
}
