import { useTranslations } from 'next-intl';

import { Avatar } from '@/components/ui/avatar';
import { Notice } from '@/components/ui/notice';
import { LabelWithName } from '@/components/ui/written-text';
import { isAccepted, isRefused } from '@/lib/domain/order/order-states';
import { formatClock, formatJalaliDate } from '@/lib/i18n/formats';
import { useLocale } from '@/lib/i18n/location';

import type { Task } from '../state/task';

/** On enamel: whether the provider has answered, and until when the answer is due; it changes here as it comes. */
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
  const of = { name: '{name}' };
  const waits = task.state === 'AWAITING_PROVIDER';
  return (
    <div role="status">
      {(waits || isAccepted(task.state)) && (
        <div className="flex items-center gap-3 rounded-card bg-light/10 p-4">
          {task.providerName && <Avatar name={task.providerName} imageUrl={task.providerImage} />}
          <div className="min-w-0">
            <p className="font-semibold">
              <LabelWithName label={waits ? t('done.awaiting', { ...of, due }) : t('done.confirmed', of)} name={name} />
            </p>
            {waits && task.isRescueAgreed && (
              <p className="text-14 text-enamel-100">
                <LabelWithName label={t('done.rescue', of)} name={name} />
              </p>
            )}
          </div>
        </div>
      )}
      {task.state === 'PENDING_PAYMENT' && <Notice tone="warning">{t('done.unpaid')}</Notice>}
      {isRefused(task.state) && (
        <Notice tone="warning">
          <LabelWithName label={t(task.state === 'EXPIRED' ? 'done.unanswered' : 'done.refused', of)} name={name} />
        </Notice>
      )}
    </div>
  );
}
